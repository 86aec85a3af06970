import { atcCode, medicineName, substanceWithStrength } from './medicine-name.ts';
import {
  formatNumber,
  knownFacts,
  type Language,
  levelFact,
  type Medicines,
  messagesFor,
  type RenderContext,
  type Schemas,
  type Section,
  section,
} from './render-context.ts';

type Therapy = Schemas['Therapy'];
type Kind = 'forbidden' | 'therapies' | 'pastTherapies';

const types: Record<Kind, Therapy['tipo_terapia']> = { forbidden: 0, therapies: 1, pastTherapies: 2 };

export function formatTimes(context: Pick<RenderContext, 'messages'>, { orari, giorni }: Therapy): string {
  const times = orari.map(({ ora, quantita }) => `${ora} (${formatNumber(context, quantita)})`).join(', ');
  const days = giorni.map((day) => context.messages.weekdays[day - 1]).join(', ');
  return [times, days].filter(Boolean).join('; ');
}

export const therapyName = (
  { farmaco, id_farmaco_codifa, quantita_farmaceutica }: Therapy,
  context: Pick<RenderContext, 'messages' | 'medicines'>,
): string => medicineName(farmaco.descrizione_breve, id_farmaco_codifa, context, quantita_farmaceutica);

/** Returns the active substance in both languages; null when the catalogue does not contain it. See `substanceWithStrength`. */
export function bilingualSubstance(id: string | null, medicines: Medicines, written = ''): Schemas['Substance'] {
  const inLanguage = (language: Language) =>
    substanceWithStrength(id, { messages: messagesFor(language), medicines }, written);
  const it = inLanguage('it');
  return it === '' ? null : { it, en: inLanguage('en') };
}

export const catalogueFacts = (
  { farmaco, id_farmaco_codifa: id, quantita_farmaceutica: dose }: Therapy,
  medicines: Medicines,
): Required<Pick<Therapy, 'sostanza' | 'codice_atc'>> => ({
  sostanza: bilingualSubstance(id, medicines, `${farmaco.descrizione_breve} ${dose}`),
  codice_atc: atcCode(id, { medicines }) || null,
});

export const withCatalogueFacts = (therapies: readonly Therapy[], medicines: Medicines): Therapy[] =>
  therapies.map((therapy) => ({ ...therapy, ...catalogueFacts(therapy, medicines) }));

function therapyFacts(therapy: Therapy, diagnoses: ReadonlyMap<number, string>, context: RenderContext) {
  const { facts } = context.messages;
  const isForbidden = therapy.tipo_terapia === types.forbidden;
  const { data_inizio: from } = therapy;
  // A forbidden medicine may still hold dose and end date of the former therapy, which no longer apply.
  const to = isForbidden ? null : therapy.data_fine;
  const taken = [
    [facts.dose, therapy.quantita_farmaceutica],
    [facts.frequency, therapy.frequenza_farmaceutica],
    [facts.times, formatTimes(context, therapy)],
  ] as const;
  return knownFacts([
    [facts.atc, atcCode(therapy.id_farmaco_codifa, context)],
    [isForbidden ? facts.reason : facts.notes, therapy.note],
    [facts.route, context.messages.term(therapy.farmaco.somministrazione)],
    ...(isForbidden ? [] : taken),
    to === null
      ? [facts.since, context.messages.day(from)]
      : [facts.period, facts.fromTo(context.messages.day(from), context.messages.day(to))],
    [facts.prescriber, therapy.prescrittore],
    [facts.diagnosis, diagnoses.get(therapy.id_diagnosi ?? 0)],
    ...levelFact(context, therapy.id_livello_confidenzialita),
  ]);
}

export const therapiesByKind = (kind: Kind, therapies: readonly Therapy[]): Therapy[] =>
  therapies.filter(({ tipo_terapia }) => tipo_terapia === types[kind]);

export function therapySection(
  kind: Kind,
  therapies: readonly Therapy[],
  diagnoses: ReadonlyMap<number, string>,
  context: RenderContext,
): Section {
  return section(
    kind,
    context,
    therapiesByKind(kind, therapies).map((therapy) => ({
      name: therapyName(therapy, context),
      facts: therapyFacts(therapy, diagnoses, context),
    })),
  );
}

export function vaccinationSection(vaccinations: readonly Schemas['Vaccination'][], context: RenderContext): Section {
  const { facts } = context.messages;
  return section(
    'vaccinations',
    context,
    vaccinations.map((row) => ({
      name: medicineName(row.vaccinidetails.descrizione_breve, row.id_vaccino, context),
      facts: knownFacts([
        [facts.atc, atcCode(row.id_vaccino, context)],
        [facts.date, context.messages.day(row.vaccinazione_data)],
        [facts.dose, String(row.vaccinazione_richiamo)],
        [facts.reactions, row.vaccinazione_reazioni],
        ...levelFact(context, row.id_livello_confidenzialita),
      ]),
    })),
  );
}

export function reactionSection(reactions: readonly Schemas['ReactionReport'][], context: RenderContext): Section {
  const { facts, severities, reactionOutcomes } = context.messages;
  return section(
    'reactions',
    context,
    reactions.map((row) => ({
      name: medicineName(row.farmaco.descrizione_breve, row.farmaco.id_farmaco_codifa, context),
      facts: knownFacts([
        [facts.atc, atcCode(row.farmaco.id_farmaco_codifa, context)],
        [facts.reactions, row.reaction],
        [facts.date, context.messages.day(row.date_reaction)],
        [facts.severity, severities[row.severity]],
        [facts.lasted, row.reaction_duration],
        [facts.now, reactionOutcomes[row.reaction_now]],
      ]),
    })),
  );
}
