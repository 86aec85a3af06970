import { Badge } from '@libretto/design-system/badge';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { yearsBetween } from '../../shared/calculator-page/person.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { listNews, type SharedPatient, shortenNews } from './patient-order.ts';
import * as styles from './patients.css.ts';

export function PatientLink({ patient }: { patient: SharedPatient }) {
  const { t } = useTranslation('doctors');
  const formats = useFormats();
  const today = useToday();
  const { id_paziente, paziente_nome, paziente_cognome, paziente_nascita, ultima_lettura, parziale } = patient;
  const { avvisi = [], novita, risposte = 0, proposte_in_attesa: waiting = 0 } = patient;
  // The page of the patient counts them together too.
  const count = novita === undefined ? undefined : novita + risposte;
  const age = paziente_nascita ? yearsBetween(paziente_nascita, today) : undefined;
  const day = ultima_lettura ? formats.dayAndMonth(ultima_lettura) : '';
  const news =
    ultima_lettura === null
      ? t('patients.unread')
      : count !== undefined && t(count > 0 ? 'patients.news' : 'patients.noNews', { count, day });
  const total = ultima_lettura === null || count === undefined ? news : t('patients.newsCount', { count });
  const kinds = listNews(patient).map(({ kind, count }) => ({ count, text: t(`patients.newsOf.${kind}`, { count }) }));
  if (risposte > 0) kinds.push({ count: risposte, text: t('patients.answers', { count: risposte }) });
  const list = (some: typeof kinds) => some.map(({ text }) => text).join(', ');
  const { named, rest } = shortenNews(kinds);
  const few = [list(named), rest > 0 && t('patients.newsRest', { count: rest })].filter(Boolean).join(' ');
  return (
    <Link to="/Assistiti/$id" params={{ id: id_paziente }} className={styles.patient}>
      <span className={styles.content}>
        <span className={styles.who}>
          <span className={styles.name}>
            {paziente_nome} {paziente_cognome}
            {age !== undefined && `, ${age}`}
          </span>
          <span className={styles.facts}>
            {[
              paziente_nascita && t('patients.born', { day: formats.date(paziente_nascita) }),
              parziale !== undefined && t(parziale ? 'patients.part' : 'patients.whole'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {kinds.length > 0 && news && (
            <span className={styles.news}>
              {/* Without the day it has room on one line of a phone. */}
              <span aria-hidden="true">{t('patients.newsKinds', { news: total, kinds: few })}</span>
              <VisuallyHidden>{t('patients.newsKinds', { news, kinds: list(kinds) })}</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={styles.counts}>
          {avvisi.length > 0 && <Badge tone="danger">{t('patients.alertCount', { count: avvisi.length })}</Badge>}
          {news && kinds.length === 0 && (
            <Badge tone={count || ultima_lettura === null ? 'info' : 'neutral'}>{news}</Badge>
          )}
          {waiting > 0 && <Badge>{t('patients.waiting', { count: waiting })}</Badge>}
        </span>
      </span>
      <ChevronRight aria-hidden="true" size="1.25em" className={styles.chevron} />
    </Link>
  );
}
