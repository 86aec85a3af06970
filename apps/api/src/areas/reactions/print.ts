import { createPaper, factLines } from '../../print/lists.ts';
import { atcCode, medicineName } from '../../summary/medicine-name.ts';
import { formatPhone } from '../../summary/phone.ts';
import { type Language, type Medicines, messagesFor, type RenderContext } from '../../summary/render-context.ts';
import type { ReactionReport } from './reactions.kind.ts';
import { structures } from './structures.ts';

export interface PrintedReaction {
  report: ReactionReport;
  person: {
    paziente_nome: string;
    paziente_cognome: string;
    paziente_nascita: string | null;
    paziente_sesso: string;
  };
  medicines: Medicines;
  language: Language;
  /** YYYY-MM-DD */
  today: string;
  at: number;
}

type Fact = [string, string | null];

const drugName = ({ farmaco }: ReactionReport, context: Pick<RenderContext, 'messages' | 'medicines'>) =>
  medicineName(farmaco.descrizione_breve, farmaco.id_farmaco_codifa, context);

export function toParts({
  report,
  person,
  medicines,
  language,
}: Pick<PrintedReaction, 'report' | 'person' | 'medicines' | 'language'>): [string, string[]][] {
  const messages = messagesFor(language);
  const { person: about, facts, reaction } = messages;
  const yesNo = (answer: 'si' | 'no' | null) => answer && reaction.answers[answer];
  const day = (date: string | null) => date && messages.day(date);
  const structure = structures.find(({ id }) => id === report.id_structure_pharmacovigilance);
  const { paziente_sesso: sex } = person;
  const wasAsked = report.nursing_mother !== null;
  const notPregnant = wasAsked ? reaction.answers.no : null;
  const pregnancy = report.pregnancy === null ? notPregnant : reaction.trimesters[report.pregnancy];
  const parts: [string, Fact[]][] = [
    [
      reaction.parts.patient,
      [
        [reaction.patient, `${person.paziente_nome} ${person.paziente_cognome}`],
        [about.born, day(person.paziente_nascita)],
        [about.sex, sex === 'female' || sex === 'male' ? about.sexes[sex] : null],
        [reaction.menstruation, day(report.date_last_menstruation)],
        [reaction.pregnancy, pregnancy],
        [reaction.nursing, yesNo(report.nursing_mother)],
        [reaction.structure, structure?.struttura ?? null],
      ],
    ],
    [
      reaction.parts.reaction,
      [
        [reaction.drug, drugName(report, { messages, medicines })],
        [facts.atc, atcCode(report.farmaco.id_farmaco_codifa, { medicines })],
        [reaction.reaction, report.reaction],
        [reaction.date, day(report.date_reaction)],
        [facts.severity, messages.severities[report.severity]],
        [reaction.affect, reaction.outOfTen(report.reaction_affect)],
        [facts.lasted, messages.term(report.reaction_duration)],
        [reaction.cure, messages.term(report.drugs_to_treat_reaction)],
        [reaction.now, messages.reactionOutcomes[report.reaction_now]],
      ],
    ],
    [
      reaction.parts.details,
      [
        [reaction.batch, messages.term(report.batch_number)],
        [reaction.prescribed, yesNo(report.prescribed_by_doctor)],
        [reaction.warned, yesNo(report.care_provider_warned)],
        [reaction.reason, report.reason],
        [reaction.suspended, yesNo(report.adverse_reaction_drug_suspended)],
      ],
    ],
    [
      reaction.parts.consumption,
      [
        [reaction.first, day(report.first_assumption_date)],
        [reaction.last, day(report.last_assumption_date)],
        [reaction.timesDay, messages.term(report.how_many_times_day)],
        [reaction.taken, messages.term(report.how_drug_taken)],
      ],
    ],
    [
      reaction.parts.past,
      [
        [reaction.used, yesNo(report.drug_already_used)],
        [reaction.same, yesNo(report.same_reaction)],
        [reaction.otherDrugs, messages.term(report.other_drugs_used)],
        [reaction.otherDiseases, messages.term(report.other_diseases)],
      ],
    ],
    [
      reaction.parts.provider,
      [
        [about.name, report.name_care_provider],
        [reaction.contactable, yesNo(report.contactable_care_provider)],
        [about.address, messages.term(report.address_care_provider)],
        [about.phone, formatPhone(messages.term(report.phone_care_provider))],
      ],
    ],
    [
      reaction.parts.card,
      [
        [about.address, report.patient_address],
        [about.phone, formatPhone(report.patient_phone)],
        [about.email, report.patient_email],
      ],
    ],
  ];
  return parts.map(([title, facts]) => [title, factLines(facts)]);
}

export async function printReaction(printed: PrintedReaction): Promise<Buffer> {
  const { report, person, medicines, language, today, at } = printed;
  const messages = messagesFor(language);
  const name = `${person.paziente_nome} ${person.paziente_cognome}`;
  const title = messages.reaction.to(drugName(report, { messages, medicines }));
  const paper = createPaper(name, { title, language, today, at });
  paper.heading(1, title);
  paper.paragraph(messages.reaction.written(messages.day(report.data_inserimento)), 'quiet');
  for (const [part, lines] of toParts(printed)) {
    if (lines.length === 0) continue;
    paper.heading(2, part);
    for (const line of lines) paper.paragraph(line);
  }
  return paper.finish();
}
