import type { components } from '../../contract/contract.gen.ts';
import { dayOnPaper, linesOfFacts, type PrintedPerson, printLists } from '../../print/lists.ts';
import type { Exam } from './exams.repository.ts';

export interface PrintedRecord {
  person: PrintedPerson;
  exams: readonly Exam[];
  centres: ReadonlyMap<number, string>;
  diagnoses: ReadonlyMap<number, string>;
  levels: readonly components['schemas']['ConfidentialityLevel'][];
  /** YYYY-MM-DD */
  today: string;
  at: number;
}

const lists = [
  ['0', 'Richiesti'],
  ['1', 'Programmati'],
  ['2', 'Completati'],
] as const;

const categories: Record<components['schemas']['ExamCategory'], string> = {
  SS: 'Studi Specialistici',
  SR: 'Studi Radiologici',
  LA: 'Laboratori Analisi',
  PA: 'Patologia',
};

const strictest = 6;

/** The lines below the name of an exam. */
export function linesOf(exam: Exam, { centres, diagnoses, levels }: Omit<PrintedRecord, 'exams'>): string[] {
  const centre = exam.id_centro_indagine === null ? exam.altro_centro : (centres.get(exam.id_centro_indagine) ?? '');
  const names = exam.diags.map((id) => diagnoses.get(id)).filter((name) => name !== undefined);
  const level = exam.id_livello_confidenzialita ?? strictest;
  const facts: [string, string][] = [
    ['Data', exam.indagine_data_display === null ? '' : dayOnPaper(exam.indagine_data_display)],
    ['Gruppo', exam.indagine_categoria === null ? '' : categories[exam.indagine_categoria]],
    ['Centro', centre],
    ['Medico', exam.careprovider],
    ['Motivo', exam.indagine_motivo],
    ['Diagnosi', names.join(', ')],
    ['Allegati', exam.allegati.join(', ')],
    [
      'Confidenzialità',
      levels.find((known) => known.id_livello_confidenzialita === level)?.confidenzialita_descrizione ?? '',
    ],
  ];
  return linesOfFacts(facts);
}

/** All exams of a person on paper, list by list. */
export function printExams(record: PrintedRecord): Promise<Buffer> {
  const { person, exams, today, at } = record;
  return printLists({
    title: 'Esami',
    person,
    lists: lists.map(([state, title]) => ({
      title,
      none: 'Nessun esame',
      entries: exams
        .filter(({ indagine_stato }) => indagine_stato === state)
        .map((exam) => ({ name: exam.indagine_tipologia, lines: linesOf(exam, record) })),
    })),
    today,
    at,
  });
}
