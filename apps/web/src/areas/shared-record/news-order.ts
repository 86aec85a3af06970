import { measureNames, measures } from '../../shared/readings/measures.ts';
import { findOutside, type ReferencePerson, toReferencePerson } from '../../shared/readings/reference.ts';
import { isUrgent, type NewsKind, type Weight } from '../../shared/record-kinds/news-kinds.ts';
import {
  attachmentTargets,
  findAlerts,
  findProblems,
  isDone,
  lineKey,
  type NotebookEntry,
  type Reading,
  type RecordLine,
  type SharedRecord,
} from '../../shared/record-summary/summary.ts';

/** Severe on a scale from 0 to 10: https://doi.org/10.1016/0304-3959(94)00178-H */
const severePain = 7;

const isSevere = ({ taccuino_intensita: score }: NotebookEntry) => score !== null && score >= severePain;

const vital = ['parametro_pressione_max', 'parametro_pressione_min', 'parametro_frequenza'] as const;

/** A weight is left out: it is outside for years. */
function isOutside(reading: Reading, person: ReferencePerson): boolean {
  const isUnusual = measureNames.some((measure) => {
    const [value, usual] = [reading[measure], measures[measure].usual];
    return value !== null && usual !== undefined && (value < usual[0] || value > usual[1]);
  });
  return isUnusual || findOutside(reading, vital, person) !== undefined;
}

/** Returns what a shown record is among the news. */
export function newsWeights(record: SharedRecord): (line: RecordLine & { tipo: NewsKind }) => Weight {
  const { allergies, forbiddenDrugs, severeReactions } = findAlerts(record);
  const { excluded } = findProblems(record);
  const attachments = attachmentTargets(record);
  const person = toReferencePerson(record.identita, record.rilevazioni);
  return (line) => {
    const { tipo, id_record: id } = line;
    const isAlert =
      (tipo === 'diagnosis' && allergies.some(({ id_diagnosi }) => id_diagnosi === id)) ||
      (tipo === 'therapy' && forbiddenDrugs.some(({ id_terapie }) => id_terapie === id)) ||
      (tipo === 'reaction' && severeReactions.some(({ id_reazione }) => id_reazione === id));
    if (isAlert) return 'alert';
    if (tipo === 'diagnosis' && excluded.some(({ id_diagnosi }) => id_diagnosi === id)) return 'excluded';
    const exam =
      tipo === 'exam' ? record.esami.find(({ id_indagine }) => id_indagine === id) : attachments.get(lineKey(line));
    if (exam && isDone(exam)) return 'result';
    const entry = tipo === 'notebook' && record.tbl_taccuinos.find(({ id_taccuino }) => id_taccuino === id);
    if (entry && isSevere(entry)) return 'severe-pain';
    const reading = tipo === 'reading' && record.rilevazioni.find(({ id_rilevazione }) => id_rilevazione === id);
    if (reading && isOutside(reading, person)) return 'outside';
    return tipo;
  };
}

/** What may change a decision comes first, then the newest; those without a day come last. */
export const sortNews = <News extends { weight: Weight; day?: string | undefined }>(news: readonly News[]): News[] =>
  [...news].sort(
    (one, other) =>
      Number(isUrgent(other.weight)) - Number(isUrgent(one.weight)) || (other.day ?? '').localeCompare(one.day ?? ''),
  );
