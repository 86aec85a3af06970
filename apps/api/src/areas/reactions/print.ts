import { linesOfFacts } from '../../print/lists.ts';
import { Paper } from '../../print/paper.ts';
import { italian } from '../../summary/words.it.ts';
import type { ReactionReport } from './reactions.repository.ts';
import { structures } from './structures.ts';

export interface PrintedReaction {
  report: ReactionReport;
  person: {
    paziente_nome: string;
    paziente_cognome: string;
    paziente_nascita: string | null;
    paziente_sesso: string;
  };
  /** YYYY-MM-DD */
  today: string;
  at: number;
}

const answers = { si: 'Sì', no: 'No' };

type Fact = [string, string | null];

/** What the report says, part by part; what does not apply is left out. */
export function partsOf({ report, person }: Pick<PrintedReaction, 'report' | 'person'>): [string, string[]][] {
  const yesNo = (answer: 'si' | 'no' | null) => answer && answers[answer];
  const day = (date: string | null) => date && italian.day(date);
  const structure = structures.find(({ id }) => id === report.id_structure_pharmacovigilance);
  const female = person.paziente_sesso === 'female';
  const parts: [string, Fact[]][] = [
    [
      'Informazioni paziente',
      [
        ['Paziente', `${person.paziente_nome} ${person.paziente_cognome}`],
        ['Data di nascita', day(person.paziente_nascita)],
        ['Sesso', female ? 'Femmina' : person.paziente_sesso === 'male' ? 'Maschio' : null],
        ['Ultima mestruazione', day(report.date_last_menstruation)],
        ['Gravidanza', female ? (report.pregnancy ?? 'No') : null],
        ['Allattamento', yesNo(report.nursing_mother)],
        ['Struttura di farmacovigilanza', structure?.struttura ?? null],
      ],
    ],
    [
      'Reazione al farmaco',
      [
        ['Farmaco', report.farmaco.descrizione_breve],
        ['Reazione', report.reaction],
        ['Data della reazione', day(report.date_reaction)],
        ['Gravità', report.severity],
        ['Peso sulla vita di ogni giorno', `${report.reaction_affect} su 10`],
        ['Durata', report.reaction_duration],
        ['Farmaci presi per curarla', report.drugs_to_treat_reaction],
        ['Ora la reazione è', report.reaction_now],
      ],
    ],
    [
      'Altri dettagli',
      [
        ['Lotto', report.batch_number],
        ['Prescritto da un medico', yesNo(report.prescribed_by_doctor)],
        ['Medico avvisato', yesNo(report.care_provider_warned)],
        ['Motivo della cura', report.reason],
        ['Farmaco sospeso', yesNo(report.adverse_reaction_drug_suspended)],
      ],
    ],
    [
      'Assunzione',
      [
        ['Prima assunzione', day(report.first_assumption_date)],
        ['Ultima assunzione', day(report.last_assumption_date)],
        ['Quante volte al giorno', report.how_many_times_day],
        ['Come si prende', report.how_drug_taken],
      ],
    ],
    [
      'Informazioni passate',
      [
        ['Già usato in passato', yesNo(report.drug_already_used)],
        ['Stessa reazione', yesNo(report.same_reaction)],
        ['Altri farmaci', report.other_drugs_used],
        ['Altre malattie', report.other_diseases],
      ],
    ],
    [
      'Operatore sanitario',
      [
        ['Nome', report.name_care_provider],
        ['Può essere contattato', yesNo(report.contactable_care_provider)],
        ['Indirizzo', report.address_care_provider],
        ['Telefono', report.phone_care_provider],
      ],
    ],
    [
      'Scheda paziente',
      [
        ['Indirizzo', report.patient_address],
        ['Telefono', report.patient_phone],
        ['E-mail', report.patient_email],
      ],
    ],
  ];
  return parts.map(([title, facts]) => [title, linesOfFacts(facts)]);
}

/** A report on paper, to be handed to a doctor, a pharmacist or the centre. */
export async function printReaction(printed: PrintedReaction): Promise<Buffer> {
  const { report, person, today, at } = printed;
  const name = `${person.paziente_nome} ${person.paziente_cognome}`;
  const paper = new Paper({
    title: `Reazione avversa a ${report.farmaco.descrizione_breve}`,
    author: name,
    foot: `${name} · Reazione avversa · stampato il ${italian.day(today)} con Libretto`,
    at,
  });
  paper.heading(1, `Reazione avversa a ${report.farmaco.descrizione_breve}`);
  paper.paragraph(
    `Scritta dal paziente il ${italian.day(report.data_inserimento)}. Libretto la conserva e non la invia a nessuno.`,
    'quiet',
  );
  for (const [title, lines] of partsOf(printed)) {
    if (lines.length === 0) continue;
    paper.heading(2, title);
    for (const words of lines) paper.paragraph(words);
  }
  return paper.finish();
}
