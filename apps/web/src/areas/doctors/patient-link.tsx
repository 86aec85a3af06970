import { Badge } from '@libretto/design-system/badge';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { Link } from '@tanstack/react-router';
import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { yearsBetween } from '../../shared/calculator-page/person.ts';
import { namesKind, toAllergen } from '../../shared/diagnoses/allergen.ts';
import { toLocalDay } from '../../shared/formats/local-date-time.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useToday } from '../../shared/formats/use-today.ts';
import { outsideMarks } from '../../shared/readings/reference.ts';
import { isUrgent } from '../../shared/record-kinds/news-kinds.ts';
import { countOutside, listMarkedNews, listNews, type SharedPatient, shortenNews } from './patient-order.ts';
import * as styles from './patients.css.ts';

export function PatientLink({ patient }: { patient: SharedPatient }) {
  const { t } = useTranslation('doctors');
  const formats = useFormats();
  const today = useToday();
  const { id_paziente, paziente_nome, paziente_cognome, paziente_nascita, ultima_lettura, parziale } = patient;
  const { avvisi = [], allergie, novita, risposte = 0, proposte_in_attesa: waiting = 0 } = patient;
  // The page of the patient counts them together too.
  const count = novita === undefined ? undefined : novita + risposte;
  const age = paziente_nascita ? yearsBetween(paziente_nascita, today) : undefined;
  const day = ultima_lettura ? formats.dayAndMonth(ultima_lettura) : '';
  const isReadToday = count === 0 && ultima_lettura && toLocalDay(ultima_lettura) === today;
  const news =
    ultima_lettura === null
      ? t('patients.unread')
      : isReadToday
        ? t('patients.readToday')
        : count !== undefined && t(count > 0 ? 'patients.news' : 'patients.noNews', { count, day });
  const total = ultima_lettura === null || count === undefined ? news : t('patients.newsCount', { count });
  const counted = listNews(patient).map(({ name, weight, count }) => ({
    count,
    urgent: isUrgent(weight),
    text: t(`patients.newsOf.${name}`, { count }),
  }));
  const answers = risposte > 0 ? [{ count: risposte, text: t('patients.answers', { count: risposte }) }] : [];
  const kinds = [...counted.filter(({ urgent }) => urgent), ...answers, ...counted.filter(({ urgent }) => !urgent)];
  const outside = countOutside(patient);
  const marked = listMarkedNews(patient);
  const list = (some: typeof kinds) => some.map(({ text }) => text).join(', ');
  const { named, rest } = shortenNews(kinds, count ?? 0);
  const few = [list(named), named.length > 0 && rest > 0 && t('patients.newsRest', { count: rest })]
    .filter(Boolean)
    .join(' ');
  const hasNews = kinds.length > 0 || marked.length > 0 || outside.count > 0;
  const withKinds = (text: string | false, named: string) =>
    named ? t('patients.newsKinds', { news: text, kinds: named }) : text;
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
          {allergie && <Allergies names={allergie.map(({ titolo }) => titolo)} />}
          {news && hasNews && (
            <span className={styles.news}>
              {/* Without the day it has room on one line of a phone. */}
              <span aria-hidden="true">{withKinds(total, few)}</span>
              <VisuallyHidden>{withKinds(news, list(kinds))}</VisuallyHidden>
            </span>
          )}
        </span>
        <span className={styles.counts}>
          {avvisi.length > 0 && <Badge tone="danger">{t('patients.alertCount', { count: avvisi.length })}</Badge>}
          {marked.map(({ name, count, icon }) => (
            <Badge key={name} tone={icon ? 'warning' : 'info'} icon={icon}>
              {t(`patients.marked.${name}`, { count })}
            </Badge>
          ))}
          {outside.count > 0 && (
            <Badge tone="warning" icon={outsideMarks[outside.side]}>
              {t(`patients.outside.${outside.side}`, { count: outside.count })}
            </Badge>
          )}
          {news && !hasNews && <Badge tone={count || ultima_lettura === null ? 'info' : 'neutral'}>{news}</Badge>}
          {waiting > 0 && <Badge>{t('patients.waiting', { count: waiting })}</Badge>}
        </span>
      </span>
      <ChevronRight aria-hidden="true" size="1.25em" className={styles.chevron} />
    </Link>
  );
}

/** Named before the others are counted. */
const maxNamed = 3;

function Allergies({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('doctors');
  const [only, ...others] = names;
  // Which does not mean that there are none.
  if (only === undefined) return <span className={styles.facts}>{t('patients.noAllergy')}</span>;
  const rest = names.length - maxNamed;
  const named = names.slice(0, maxNamed).map(toAllergen).join(', ') + (rest > 0 ? ` +${rest}` : '');
  const single = namesKind(only) ? only : t('patients.allergy', { name: only });
  return (
    <span className={styles.allergies}>
      <TriangleAlert aria-hidden="true" size="1em" strokeWidth={2} className={styles.allergyIcon} />
      <span>{others.length === 0 ? single : t('patients.allergies', { names: named })}</span>
    </span>
  );
}
