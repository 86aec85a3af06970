import { useTranslation } from 'react-i18next';
import { useDiagnosisTitle } from '../../shared/diagnoses/use-diagnosis-title.ts';
import { firstWords } from '../../shared/formats/first-words.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { useShortDay } from '../../shared/formats/use-short-day.ts';
import { usePainFacts } from '../../shared/pain-facts/use-pain-facts.ts';
import { measureNames } from '../../shared/readings/measures.ts';
import { findOutside, type Outside, toReferencePerson } from '../../shared/readings/reference.ts';
import { isNewsKind, type NewsKind, type Weight } from '../../shared/record-kinds/news-kinds.ts';
import { personKey, type Row, type SummaryCard } from '../../shared/record-summary/row.ts';
import {
  attachmentTargets,
  findPatientNote,
  isDone,
  lineKey,
  type RecordLine,
  type SharedRecord,
} from '../../shared/record-summary/summary.ts';
import { readingsKey, useReadingText } from '../../shared/record-summary/use-cards.tsx';
import { maxNote } from '../../shared/record-summary/use-row-builders.tsx';
import { listHistory } from '../../shared/sharing/history-texts.ts';
import { useTerms } from '../../shared/terms/use-terms.ts';
import { newsWeights, sortNews } from './news-order.ts';

export interface NewsLine {
  key: string;
  kind: NewsKind;
  title: string;
  /** Its kind and day, then what else fits. */
  about: string;
  /** Its kind or state, and its day, in place of `about` where there is less room. */
  brief: string;
  kindName: string;
  /** Row that shows it. */
  target: string;
  day: string | undefined;
  weight: Weight;
  /** A reading with values that are not within their reference. */
  outside?: Outside | undefined;
  /** Shows its report, beside what leads to the row. */
  action?: Row['action'];
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
export interface Answer extends Pick<NewsLine, 'key' | 'title' | 'about' | 'brief'> {
  /** Of the patient; empty if there are none. */
  words: string;
  /** The patient has read a note, and nothing else was asked. */
  isOnlyRead: boolean;
}

/** What the doctor proposed, on paper. */
export interface WaitingProposal {
  key: string;
  title: string;
  line: string;
}

/** Such answers change no decision and come after the news. */
export const areRoutine = (answers: readonly Answer[]): boolean => answers.every(({ isOnlyRead }) => isOnlyRead);

function findDay(record: SharedRecord, { tipo, id_record: id }: RecordLine): string | null | undefined {
  const { esami, terapie, diagnosi, visite, tbl_taccuinos, vaccinazioni, reazioni, rilevazioni, files } = record;
  const { gravidanze, anamnesi } = record;
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
    anamnesis: () => listHistory(anamnesi).find((text) => text.id === id)?.updatedAt,
    pregnancy: () => {
      const pregnancy = gravidanze.find(({ id_gravidanza }) => id_gravidanza === id);
      return pregnancy?.fine_gravidanza ?? pregnancy?.inizio_gravidanza;
    },
  };
  return days[tipo]?.();
}

/** The parts of a line that hold none of the given words. */
const withoutSaid = (line = '', said: readonly (string | undefined)[]): string[] =>
  line.split(' · ').filter((part) => !said.some((words) => words && part.includes(words)));

/** Tells of the given records, in the order of the news. */
export function useNews(
  record: SharedRecord,
  cards: readonly SummaryCard[],
  lines: readonly RecordLine[] = [],
): NewsLine[] {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const { t: tKinds } = useTranslation('record-kinds');
  const { t: tEntries } = useTranslation('entries');
  const term = useTerms();
  const pain = usePainFacts();
  const toDiagnosisTitle = useDiagnosisTitle();
  const formats = useFormats();
  const shortDay = useShortDay();
  const readingText = useReadingText();
  const rows = listRows(cards);
  const attachments = attachmentTargets(record);
  const weigh = newsWeights(record);
  const person = toReferencePerson(record.identita, record.rilevazioni);
  const join = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

  function toKindName(kind: NewsKind): string {
    if (kind === 'patient') return tKinds('areas.personal-details');
    // As its card is called.
    return kind === 'file' ? t('news.file') : tKinds(`one.${kind}`);
  }

  /** Undefined where the name of the kind is all there is to say. */
  function toState({ tipo, id_record: id }: RecordLine): string | undefined {
    const { esami, terapie, diagnosi, tbl_taccuinos } = record;
    switch (tipo) {
      case 'exam': {
        const exam = esami.find(({ id_indagine }) => id_indagine === id);
        // Its button says more.
        if (exam === undefined || (isDone(exam) && exam.id_allegati.length > 0)) return undefined;
        return tEntries(`states.exam.${exam.indagine_stato as '0' | '1' | '2'}`);
      }
      case 'therapy': {
        const therapy = terapie.find(({ id_terapie }) => id_terapie === id);
        return therapy && tEntries(`states.therapy.${therapy.tipo_terapia}`);
      }
      case 'diagnosis': {
        const diagnosis = diagnosi.find(({ id_diagnosi }) => id_diagnosi === id);
        return diagnosis && tEntries(`states.${diagnosis.tipo_diagnosi}.${diagnosis.diagnosi_stato}`);
      }
      case 'notebook': {
        const entry = tbl_taccuinos.find(({ id_taccuino }) => id_taccuino === id);
        return entry && pain({ ...entry, taccuino_andamento: null, taccuino_momento: null });
      }
      default:
        return undefined;
    }
  }

  function toTitle({ tipo, id_record: id }: RecordLine, title: string): string {
    const diagnosis = tipo === 'diagnosis' && record.diagnosi.find(({ id_diagnosi }) => id_diagnosi === id);
    return diagnosis ? toDiagnosisTitle(title, diagnosis.tipo_diagnosi) : title;
  }

  const news = lines.flatMap((line): NewsLine[] => {
    const { tipo, id_record } = line;
    if (!isNewsKind(tipo)) return [];
    const key = lineKey(line);
    const target = findTarget(record, line);
    const kindName = toKindName(tipo);
    const exam = attachments.get(key);
    const day = (exam ? exam.indagine_data_display : findDay(record, line)) ?? undefined;
    const state = toState(line);
    // A state names its kind too.
    const brief = join([state || kindName, shortDay(day)]);
    const common = { key, kind: tipo, kindName, target, day, brief, weight: weigh({ tipo, id_record }) };
    if (tipo === 'patient') return [{ ...common, title: tSummary('more'), about: brief }];
    if (tipo === 'reading') {
      const reading = record.rilevazioni.find(({ id_rilevazione }) => id_rilevazione === id_record);
      if (reading === undefined) return [];
      const outside = findOutside(reading, measureNames, person);
      return [{ ...common, title: readingText(reading), about: brief, outside }];
    }
    const row = rows.get(target);
    if (exam !== undefined) {
      const title = exam.allegati[exam.id_allegati.indexOf(id_record)] ?? '';
      const about = t('news.fileOf', { title: term(exam.indagine_tipologia) });
      return [{ ...common, title, about: join([brief, about]), action: row?.action }];
    }
    if (row === undefined) return [];
    const file = tipo === 'file' && record.files.find(({ id_file }) => id_file === id_record);
    const note = file && firstWords(findPatientNote(file), maxNote);
    if (note) {
      const said = [shortDay(day), note, state || kindName, ...withoutSaid(row.line, [note, formats.date(day)])];
      return [{ ...common, brief: join([note, brief]), title: row.title, about: join(said), action: row.action }];
    }
    const entry = record.tbl_taccuinos.find(({ id_taccuino }) => tipo === 'notebook' && id_taccuino === id_record);
    // What is said first is not cut.
    const about = entry
      ? [shortDay(day), pain(entry) || kindName]
      : [brief, row.warning?.text, ...withoutSaid(row.line, [state, formats.date(day)])];
    return [{ ...common, title: toTitle(line, row.title), about: join(about), action: row.action }];
  });
  return sortNews(news);
}
