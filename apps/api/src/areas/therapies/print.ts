import type { components } from '../../contract/contract.gen.ts';
import { dayOnPaper, linesOfFacts, type PrintedPerson, printLists } from '../../print/lists.ts';
import type { Therapy } from './therapies.repository.ts';
import { concluded, forbidden, inProgress } from './therapy-rules.ts';

export interface PrintedTherapies {
  person: PrintedPerson;
  therapies: readonly Therapy[];
  /** Names by ids. */
  diagnoses: ReadonlyMap<number, string>;
  levels: readonly components['schemas']['ConfidentialityLevel'][];
  /** YYYY-MM-DD */
  today: string;
  at: number;
}

// What must not be given stands first: who reads in a hurry reads the top.
const lists = [
  [forbidden, 'Farmaci vietati', 'Nessun farmaco vietato'],
  [inProgress, 'Terapie in corso', 'Nessuna terapia in corso'],
  [concluded, 'Terapie concluse', 'Nessuna terapia conclusa'],
] as const;

const weekdays = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];

const decimal = (value: number) => String(value).replace('.', ',');

/** The lines below the name of a drug. */
export function linesOf(therapy: Therapy, { diagnoses, levels }: Pick<PrintedTherapies, 'diagnoses' | 'levels'>) {
  const isForbidden = therapy.tipo_terapia === forbidden;
  const { data_inizio: from, data_fine: to } = therapy;
  const level = levels.find((known) => known.id_livello_confidenzialita === therapy.id_livello_confidenzialita);
  const days = therapy.giorni.map((day) => weekdays[day - 1]).join(', ');
  const times = therapy.orari.map(({ ora, quantita }) => `${ora} (${decimal(quantita)})`).join(', ');
  const facts: [string, string][] = [
    [isForbidden ? 'Motivo' : 'Note', therapy.note],
    ['Somministrazione', therapy.farmaco.somministrazione],
    ['Dose', therapy.quantita_farmaceutica],
    ['Frequenza', therapy.frequenza_farmaceutica],
    ['Orari', [times, days].filter(Boolean).join('; ')],
    [to === null ? 'Dal' : 'Periodo', to === null ? dayOnPaper(from) : `dal ${dayOnPaper(from)} al ${dayOnPaper(to)}`],
    ['Medico', therapy.prescrittore],
    ['Diagnosi', diagnoses.get(therapy.id_diagnosi ?? 0) ?? ''],
    ['Confidenzialità', level?.confidenzialita_descrizione ?? ''],
  ];
  return linesOfFacts(facts);
}

/** All therapies of a person on paper, list by list. */
export function printTherapies(record: PrintedTherapies): Promise<Buffer> {
  const { person, therapies, today, at } = record;
  return printLists({
    title: 'Farmaci',
    person,
    lists: lists.map(([type, title, none]) => ({
      title,
      none,
      entries: therapies
        .filter(({ tipo_terapia }) => tipo_terapia === type)
        .map((therapy) => ({ name: therapy.farmaco.descrizione_breve, lines: linesOf(therapy, record) })),
    })),
    today,
    at,
  });
}
