import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { usePainFacts } from '../../shared/pain-facts/use-pain-facts.ts';
import { isNewsKind, type NewsKind, newsKinds } from '../../shared/record-kinds/news-kinds.ts';
import { personKey, type Row, type SummaryCard, wholeLine } from '../../shared/record-summary/row.ts';
import { attachmentTargets, lineKey, type RecordLine, type SharedRecord } from '../../shared/record-summary/summary.ts';
import { readingsKey, useReadingText } from '../../shared/record-summary/use-cards.tsx';
import { useTerms } from '../../shared/terms/use-terms.ts';

export interface NewsLine {
  key: string;
  kind: NewsKind;
  title: string;
  about: string;
  /** In place of `about` where there is room for a word or two; the kind where it is unknown. */
  day: string | undefined;
  kindName: string;
  /** Row that shows it. */
  target: string;
}

const listRows = (cards: readonly SummaryCard[]): Map<string, Row> =>
  new Map(cards.flatMap(({ rows }) => rows.map((row): [string, Row] => [row.key, row])));

/** Returns the row of a record: attachments are in that of their exam, readings in that of all. */
export function findTarget(record: SharedRecord, line: { tipo: string; id_record: number }): string {
  if (line.tipo === 'reading') return readingsKey;
  if (line.tipo === 'patient') return personKey;
  const key = `${line.tipo}-${line.id_record}`;
  const exam = attachmentTargets(record).get(key);
  return exam === undefined ? key : lineKey({ tipo: 'exam', id_record: exam.id_indagine });
}

/** An answer to what the doctor proposed. */
export type Answer = Pick<NewsLine, 'key' | 'title' | 'about'>;

/** Keeps the order of news of a kind. */
export const sortNews = (news: readonly NewsLine[]): NewsLine[] =>
  [...news].sort((one, other) => newsKinds.indexOf(one.kind) - newsKinds.indexOf(other.kind));

function findDay(record: SharedRecord, { tipo, id_record: id }: RecordLine): string | null | undefined {
  const { esami, terapie, diagnosi, visite, tbl_taccuinos, vaccinazioni, reazioni, rilevazioni, files } = record;
  const days: Partial<Record<string, () => string | null | undefined>> = {
    exam: () => esami.find(({ id_indagine }) => id_indagine === id)?.indagine_data_display,
    therapy: () => terapie.find(({ id_terapie }) => id_terapie === id)?.data_inizio,
    diagnosis: () => diagnosi.find(({ id_diagnosi }) => id_diagnosi === id)?.diagnosi_inserimento,
    visit: () => visite.find(({ id_visita }) => id_visita === id)?.visita_data,
    notebook: () => tbl_taccuinos.find(({ id_taccuino }) => id_taccuino === id)?.taccuino_data,
    vaccination: () => vaccinazioni.find(({ id_vaccinazione }) => id_vaccinazione === id)?.vaccinazione_data,
    reaction: () => reazioni.find(({ id_reazione }) => id_reazione === id)?.date_reaction,
    reading: () => rilevazioni.find(({ id_rilevazione }) => id_rilevazione === id)?.data_rilevazione,
    file: () => files.find(({ id_file }) => id_file === id)?.data_rilievo,
  };
  return days[tipo]?.();
}

export function useNews(record: SharedRecord, cards: readonly SummaryCard[]): NewsLine[] {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const { t: tKinds } = useTranslation('record-kinds');
  const term = useTerms();
  const pain = usePainFacts();
  const { dayAndMonth } = useFormats();
  const shortDay = useShortDay();
  const readingText = useReadingText();
  const of = (kind: 'areas.personal-details' | 'one.reading') => ({ about: tKinds(kind), kindName: tKinds(kind) });
  const showDay = (day: string | null | undefined) => shortDay(day) || undefined;
  const rows = listRows(cards);
  const attachments = attachmentTargets(record);
  return (record.condivisione?.novita ?? []).flatMap((line): NewsLine[] => {
    const { tipo, id_record } = line;
    const key = lineKey(line);
    const target = findTarget(record, line);
    if (tipo === 'patient') {
      return [{ key, kind: tipo, title: tSummary('more'), ...of('areas.personal-details'), day: undefined, target }];
    }
    if (tipo === 'reading') {
      const reading = record.rilevazioni.find(({ id_rilevazione }) => id_rilevazione === id_record);
      const day = showDay(findDay(record, line));
      return reading ? [{ key, kind: tipo, title: readingText(reading), ...of('one.reading'), day, target }] : [];
    }
    const exam = attachments.get(key);
    if (exam !== undefined) {
      const name = exam.allegati[exam.id_allegati.indexOf(id_record)] ?? '';
      return [
        {
          ...{ key, kind: 'file', title: name, target },
          ...{ about: t('news.fileOf', { title: term(exam.indagine_tipologia) }), kindName: tKinds('one.file') },
          day: showDay(exam.indagine_data_display),
        },
      ];
    }
    const row = rows.get(target);
    if (row === undefined || !isNewsKind(tipo)) return [];
    const entry = record.tbl_taccuinos.find(({ id_taccuino }) => tipo === 'notebook' && id_taccuino === id_record);
    // What is said first is not cut.
    const about = entry
      ? [pain(entry), dayAndMonth(entry.taccuino_data), tKinds('one.notebook')]
      : [wholeLine(row), tKinds(`one.${tipo}`)];
    return [
      {
        key,
        kind: tipo,
        title: row.title,
        about: about.filter(Boolean).join(' · '),
        day: showDay(findDay(record, line)),
        kindName: tKinds(`one.${tipo}`),
        target,
      },
    ];
  });
}
