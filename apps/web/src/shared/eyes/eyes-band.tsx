import { ProblemError } from '@libretto/api-client/problem';
import type { Schema } from '@libretto/api-client/schema';
import { Button } from '@libretto/design-system/button';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Eye, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { countSeen } from './count-seen.ts';
import * as styles from './eyes.css.ts';
import { doctorEyesQuery, linkEyesQuery } from './eyes.queries.ts';
import type { EntryKind, Eyes, RecordMark } from './eyes-context.ts';
import { type EyesId, linkOf } from './eyes-search.ts';
import { useReplaceLink } from './use-replace-link.ts';
import { useShow } from './use-show.ts';

interface EyesBandProps {
  id: EyesId;
  onEyes: (eyes: Eyes | undefined) => void;
}

/** Tells with whose eyes the record is shown, and hands the pages what these eyes see. */
export function EyesBand({ id, onEyes }: EyesBandProps) {
  const link = linkOf(id);
  return link === undefined ? (
    <DoctorBand key={id} id={id} doctor={id as number} onEyes={onEyes} />
  ) : (
    <LinkBand key={id} id={id} link={link} onEyes={onEyes} />
  );
}

function DoctorBand({ id, doctor, onEyes }: EyesBandProps & { doctor: number }) {
  const { t } = useTranslation('eyes');
  const query = useQuery(doctorEyesQuery(doctor));
  const { data } = query;
  const show = useShow();
  const seen = data && data.totale - data.righe_nascoste.length;
  const short = data && t('short', { name: data.associazione.care_provider.fullname, seen, total: data.totale });
  useTell({ id, data, onEyes }, (line) => ({
    text: t(`reasons.${line.motivo}`),
    action: {
      label: t(line.rimedio === 'accesso' ? 'decide' : 'show'),
      onSelect: () => data && void show(data.associazione, line, seen ?? 0),
    },
  }));
  return (
    <Band query={query} over={t('overDoctor')} short={short}>
      {data && t('band', { name: data.associazione.care_provider.fullname, seen, total: data.totale })}
    </Band>
  );
}

function LinkBand({ id, link, onEyes }: EyesBandProps & { link: number }) {
  const { t } = useTranslation('eyes');
  const formats = useFormats();
  const query = useQuery(linkEyesQuery(link));
  const { data } = query;
  const replace = useReplaceLink();
  useTell({ id, data, onEyes }, (line) => {
    const { motivo, rimedio } = line;
    const text = t(`link.reasons.${motivo}`);
    if (!data || rimedio === 'nessuno') return { text };
    const label = t(rimedio === 'link' ? 'link.new' : 'link.sheet');
    return { text, action: { label, onSelect: () => replace(data.condivisione, line) } };
  });
  const words = () => {
    if (!data) return undefined;
    const { etichetta: name, creata_il, avvisi } = data.condivisione;
    const seen = data.totale - data.righe_nascoste.length;
    const deleted = avvisi.filter(({ motivo }) => motivo === 'eliminata').length;
    return [
      t('linkBand', { name, seen, total: data.totale, day: formats.date(creata_il) }),
      ...(deleted > 0 ? [t('deleted', { count: deleted })] : []),
    ].join('. ');
  };
  const short =
    data &&
    t('short', {
      name: `«${data.condivisione.etichetta}»`,
      seen: data.totale - data.righe_nascoste.length,
      total: data.totale,
    });
  return (
    <Band query={query} over={t('overLink')} short={short}>
      {words()}
    </Band>
  );
}

interface Seen<Line> {
  cartella: Schema<'SharedRecord'>;
  righe_nascoste: readonly Line[];
}

interface Telling<Line> extends EyesBandProps {
  data: Seen<Line> | undefined;
}

const neverShared: readonly EntryKind[] = ['score', 'link', 'doctor'];
const keyOf = (kind: EntryKind, id: number) => `${kind} ${id}`;

function useTell<Line extends { tipo: EntryKind; id_record: number }>(
  { id, data, onEyes }: Telling<Line>,
  toMark: (line: Line) => RecordMark,
) {
  const { t } = useTranslation('eyes');
  const tell = useEffectEvent(({ cartella, righe_nascoste }: Seen<Line>) => {
    const hidden = new Map(righe_nascoste.map((line) => [keyOf(line.tipo, line.id_record), line]));
    onEyes({
      id,
      markOf(kind, record) {
        if (neverShared.includes(kind)) return { text: t('reasons.never') };
        const line = hidden.get(keyOf(kind, record));
        return line && toMark(line);
      },
      countSeen: (kind, state) => countSeen(cartella, kind, state),
    });
  });
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
}

interface BandProps {
  query: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  /** Said when the doctor or the link sees nothing any more. */
  over: string;
  /** Instead of the words, where large text leaves little room. */
  short?: string | undefined;
  children: string | undefined;
}

function Band({ query: { data, error, refetch }, over, short, children }: BandProps) {
  const { t } = useTranslation('eyes');
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '.', search: (search) => ({ ...search, occhi: undefined }) });
  const isOver = error instanceof ProblemError && error.status === 404;
  const brief = isOver ? undefined : short;
  const words = () => {
    if (isOver) return over;
    return children ?? t(error ? 'notLoaded' : 'loading');
  };
  return (
    <section className={styles.band} aria-label={t('label')}>
      <div className={styles.line}>
        <p className={styles.words} role="status">
          <Eye aria-hidden="true" className={styles.icon} size="1.25em" />
          <span className={brief === undefined ? undefined : styles.long}>{words()}</span>
          {brief !== undefined && (
            <span className={styles.short} aria-hidden="true">
              {brief}
            </span>
          )}
        </p>
        <span className={styles.buttons}>
          {error && !data && !isOver && (
            <Button size="sm" onClick={() => void refetch()}>
              {t('retry')}
            </Button>
          )}
          <Button size="sm" iconStart={<X className={styles.cross} />} onClick={leave}>
            <span className={styles.leaveWord}>{t('leave')}</span>
          </Button>
        </span>
      </div>
    </section>
  );
}
