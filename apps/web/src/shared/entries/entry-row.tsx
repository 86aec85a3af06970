import type { Schema } from '@libretto/api-client/schema';
import { ConfidentialityBadge } from '@libretto/design-system/confidentiality-badge';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useDiagnosisTitle } from '../diagnoses/use-diagnosis-title.ts';
import { dimmed } from '../eyes/eyes.css.ts';
import { useEyes } from '../eyes/eyes-context.ts';
import { HiddenNote } from '../eyes/hidden-note.tsx';
import { dot } from '../formats/dot.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useShortDay } from '../formats/use-short-day.ts';
import { tabOfKind } from '../menu/index-tabs.ts';
import { tabEdges } from '../menu/tab-edge.css.ts';
import { usePainTitle } from '../pain-facts/use-pain-title.ts';
import { useTerms } from '../terms/use-terms.ts';
import { detailPath } from './detail-path.ts';
import * as styles from './entry.css.ts';
import { KindIcon } from './kind-icon.tsx';

type FoundEntry = Schema<'FoundEntry'>;

/** An entry of the timeline has its attachments with it. */
type ShownEntry = FoundEntry & Pick<Schema<'TimelineEntry'>, 'allegati'>;

interface EntryRowProps {
  entry: ShownEntry;
  /** The title and one line with kind and date; the page of the entry has the rest. Default false. */
  brief?: boolean;
}

/** A dated or undated entry of the record, with a link to its page. */
export function EntryRow({ entry, brief = false }: EntryRowProps) {
  const shortDay = useShortDay();
  const title = useEntryTitle(entry);
  const kind = useEntryKind(entry);
  const group = useMedicineGroup(entry);
  const attachments = useAttachmentCount(entry);
  const text = [group, entry.testo.trim().replaceAll(' · ', dot)].filter(Boolean).join(dot);
  const tab = tabOfKind[entry.tipo];
  const mark = useEyes().eyes?.markOf(entry.tipo, entry.id_record);
  const meta = (
    <p className={styles.meta}>
      {/* An entry without words is called by its kind. */}
      {kind !== title && <span>{kind}</span>}
      {entry.data !== null && <time dateTime={entry.data}>{shortDay(entry.data)}</time>}
    </p>
  );
  const classes = [styles.entry, brief && styles.brief, tab && tabEdges[tab], mark && dimmed];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <span className={styles.icon}>
        <KindIcon kind={entry.tipo} />
      </span>
      <div className={styles.content}>
        {!brief && meta}
        <p className={styles.title}>
          <Link to={detailPath(entry.tipo, entry.id_record)} className={styles.link}>
            {title}
          </Link>
          {attachments && dot + attachments}
        </p>
        {brief && meta}
        {!brief && text !== '' && <p className={styles.text}>{text}</p>}
      </div>
      {!brief && entry.id_livello_confidenzialita !== null && (
        <span className={styles.level}>
          <ConfidentialityBadge level={entry.id_livello_confidenzialita} look="compact" />
        </span>
      )}
      {mark && (
        <div className={styles.below}>
          <HiddenNote mark={mark} name={title} />
        </div>
      )}
    </li>
  );
}

export function useEntryKind({ tipo, stato, tipo_diagnosi = 'Diagnosi' }: FoundEntry): string {
  const { t } = useTranslation('entries');
  const { t: tKinds } = useTranslation('record-kinds');
  if (stato === undefined) return tKinds(`one.${tipo}`);
  if (tipo === 'diagnosis') return t(`states.${tipo_diagnosi}.${stato}`);
  return tipo === 'exam' || tipo === 'therapy' ? t(`states.${tipo}.${stato}`) : tKinds(`one.${tipo}`);
}

/** The group of medicines for which a medicine was found by another word than its own. */
export function useMedicineGroup({ gruppo }: FoundEntry): string | undefined {
  const { t, i18n } = useTranslation('entries');
  return gruppo && t('oneOf', { names: gruppo[i18n.language === 'en' ? 'en' : 'it'] });
}

/** "2 foto" or "3 allegati" of an exam. */
export function useAttachmentCount({ allegati }: Pick<ShownEntry, 'allegati'>): string | undefined {
  const { t } = useTranslation('entries');
  if (!allegati) return undefined;
  return t(allegati.foto === allegati.numero ? 'photos' : 'attachments', { count: allegati.numero });
}

export function useEntryTitle({
  tipo,
  titolo,
  rilevazione,
  tipo_diagnosi = 'Diagnosi',
  zone = [],
}: FoundEntry): string {
  const { t } = useTranslation('entries');
  const { t: tKinds } = useTranslation('record-kinds');
  const describeReading = useReadingValues();
  const toPainTitle = usePainTitle();
  const toDiagnosisTitle = useDiagnosisTitle();
  const term = useTerms();
  if (tipo === 'score') return t(`scores.${titolo}`, { defaultValue: titolo });
  if (tipo === 'anamnesis') return t(`history.${titolo}`, { defaultValue: titolo });
  if (tipo === 'diagnosis') return toDiagnosisTitle(titolo, tipo_diagnosi);
  if (tipo === 'pregnancy') return t(`pregnancies.${titolo || 'open'}`, { defaultValue: titolo });
  if (tipo === 'notebook') {
    return toPainTitle({ taccuino_descrizione: titolo, taccuino_zone: zone }) || tKinds('one.notebook');
  }
  if (rilevazione === undefined) return (tipo === 'exam' ? term(titolo) : titolo) || tKinds(`one.${tipo}`);
  return describeReading(rilevazione) || tKinds('one.reading');
}

/** Returns the values of a reading with their units: `128/79 mmHg, 66 bpm`. */
export function useReadingValues(): (reading: Schema<'Reading'>) => string {
  const { number } = useFormats();
  return (reading) => {
    const { parametro_peso, parametro_altezza, parametro_frequenza, parametro_saturazione, parametro_temperatura } =
      reading;
    const { parametro_pressione_max: systolic, parametro_pressione_min: diastolic } = reading;
    const parts = [
      systolic !== null && diastolic !== null && `${number(systolic)}/${number(diastolic)} mmHg`,
      parametro_frequenza !== null && `${number(parametro_frequenza)} bpm`,
      parametro_saturazione !== null && `${number(parametro_saturazione)} %`,
      parametro_temperatura !== null && `${number(parametro_temperatura)} °C`,
      parametro_peso !== null && `${number(parametro_peso)} kg`,
      parametro_altezza !== null && `${number(parametro_altezza)} cm`,
    ];
    return parts.filter(Boolean).join(', ');
  };
}
