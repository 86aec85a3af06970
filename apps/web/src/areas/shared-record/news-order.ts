import { findDangers } from '../../shared/readings/danger.ts';
import { measureNames, measures } from '../../shared/readings/measures.ts';
import { findOutside, type ReferencePerson, toReferencePerson } from '../../shared/readings/reference.ts';
import { compareUrgency, type NewsKind, type Weight } from '../../shared/record-kinds/news-kinds.ts';
import {
  attachmentTargets,
  findAlerts,
  findPatientNote,
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

/** The highest scores, and a pain that the patient calls worse than the last one. */
const worstPain = 9;

const isWorst = ({ taccuino_intensita: score, taccuino_andamento: course }: NotebookEntry) =>
  course === 'peggio' || (score !== null && score >= worstPain);

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
  const interactions = new Set(
    (record.condivisione?.interazioni ?? [])
      .filter(({ messaggi }) => messaggi.some(({ gravita }) => gravita === 'controindicata' || gravita === 'grave'))
      .map(({ id_terapie }) => id_terapie),
  );
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
    if (entry && isWorst(entry)) return 'worst-pain';
    if (entry && isSevere(entry)) return 'severe-pain';
    const reading = tipo === 'reading' && record.rilevazioni.find(({ id_rilevazione }) => id_rilevazione === id);
    if (reading && findDangers(reading).length > 0) return 'danger';
    if (reading && isOutside(reading, person)) return 'outside';
    if (tipo === 'therapy' && interactions.has(id)) return 'interaction';
    const file = tipo === 'file' && record.files.find(({ id_file }) => id_file === id);
    if (file && findPatientNote(file)) return 'symptom';
    return tipo;
  };
}

/** The most severe come first, then what may change a decision; alike ones newest first, those without a day last. */
export const sortNews = <News extends { weight: Weight; day?: string | undefined }>(news: readonly News[]): News[] =>
  [...news].sort(
    (one, other) => compareUrgency(one.weight, other.weight) || (other.day ?? '').localeCompare(one.day ?? ''),
  );
