import { atcOf, medicineName, substanceOf } from './medicine-name.ts';
import {
  known,
  type Language,
  levelFact,
  type Medicines,
  numberInWords,
  type Schemas,
  type Section,
  section,
  type Telling,
  wordsOf,
} from './telling.ts';

type Therapy = Schemas['Therapy'];
type Kind = 'forbidden' | 'therapies' | 'pastTherapies';

const types: Record<Kind, Therapy['tipo_terapia']> = { forbidden: 0, therapies: 1, pastTherapies: 2 };

/** When it is taken, in words; empty when nobody has said so. */
export function timesInWords(telling: Pick<Telling, 'words'>, { orari, giorni }: Therapy): string {
  const times = orari.map(({ ora, quantita }) => `${ora} (${numberInWords(telling, quantita)})`).join(', ');
  const days = giorni.map((day) => telling.words.weekdays[day - 1]).join(', ');
  return [times, days].filter(Boolean).join('; ');
}

/** The medicine of a therapy. */
export const therapyName = (
  { farmaco, id_farmaco_codifa, quantita_farmaceutica }: Therapy,
  telling: Pick<Telling, 'words' | 'medicines'>,
): string => medicineName(farmaco.descrizione_breve, id_farmaco_codifa, telling, quantita_farmaceutica);

/** The active substance in both languages; null when the catalogue does not know it. See `substanceOf`. */
export function substanceInBoth(id: string | null, medicines: Medicines, written = ''): Schemas['Substance'] {
  const inLanguage = (language: Language) => substanceOf(id, { words: wordsOf(language), medicines }, written);
  const it = inLanguage('it');
  return it === '' ? null : { it, en: inLanguage('en') };
}

/** What the catalogue knows of the medicine of a therapy. */
export const catalogueFacts = (
  { farmaco, id_farmaco_codifa: id, quantita_farmaceutica: dose }: Therapy,
  medicines: Medicines,
): Required<Pick<Therapy, 'sostanza' | 'codice_atc'>> => ({
  sostanza: substanceInBoth(id, medicines, `${farmaco.descrizione_breve} ${dose}`),
  codice_atc: atcOf(id, { medicines }) || null,
});

/** The same therapies with what the catalogue knows of their medicines. */
export const withCatalogueFacts = (therapies: readonly Therapy[], medicines: Medicines): Therapy[] =>
  therapies.map((therapy) => ({ ...therapy, ...catalogueFacts(therapy, medicines) }));

function factsOf(therapy: Therapy, diagnoses: ReadonlyMap<number, string>, telling: Telling) {
  const { facts } = telling.words;
  const isForbidden = therapy.tipo_terapia === types.forbidden;
  const { data_inizio: from } = therapy;
  // What must not be given has neither dose nor end; those that it had as a therapy may be kept.
  const to = isForbidden ? null : therapy.data_fine;
  const taken = [
    [facts.dose, therapy.quantita_farmaceutica],
    [facts.frequency, therapy.frequenza_farmaceutica],
    [facts.times, timesInWords(telling, therapy)],
  ] as const;
  return known([
    [facts.atc, atcOf(therapy.id_farmaco_codifa, telling)],
    [isForbidden ? facts.reason : facts.notes, therapy.note],
    [facts.route, telling.words.term(therapy.farmaco.somministrazione)],
    ...(isForbidden ? [] : taken),
    to === null
      ? [facts.since, telling.words.day(from)]
      : [facts.period, facts.fromTo(telling.words.day(from), telling.words.day(to))],
    [facts.prescriber, therapy.prescrittore],
    [facts.diagnosis, diagnoses.get(therapy.id_diagnosi ?? 0)],
    ...levelFact(telling, therapy.id_livello_confidenzialita),
  ]);
}

export const therapiesOf = (kind: Kind, therapies: readonly Therapy[]): Therapy[] =>
  therapies.filter(({ tipo_terapia }) => tipo_terapia === types[kind]);

/** Therapies of one kind; the names of diagnoses are those that may be told. */
export function therapySection(
  kind: Kind,
  therapies: readonly Therapy[],
  diagnoses: ReadonlyMap<number, string>,
  telling: Telling,
): Section {
  return section(
    kind,
    telling,
    therapiesOf(kind, therapies).map((therapy) => ({
      name: therapyName(therapy, telling),
      facts: factsOf(therapy, diagnoses, telling),
    })),
  );
}

export function vaccinationSection(vaccinations: readonly Schemas['Vaccination'][], telling: Telling): Section {
  const { facts } = telling.words;
  return section(
    'vaccinations',
    telling,
    vaccinations.map((row) => ({
      name: medicineName(row.vaccinidetails.descrizione_breve, row.id_vaccino, telling),
      facts: known([
        [facts.atc, atcOf(row.id_vaccino, telling)],
        [facts.date, telling.words.day(row.vaccinazione_data)],
        [facts.booster, String(row.vaccinazione_richiamo)],
        [facts.reactions, row.vaccinazione_reazioni],
        ...levelFact(telling, row.id_livello_confidenzialita),
      ]),
    })),
  );
}

export function reactionSection(reactions: readonly Schemas['ReactionReport'][], telling: Telling): Section {
  const { facts, severities, reactionOutcomes } = telling.words;
  return section(
    'reactions',
    telling,
    reactions.map((row) => ({
      name: medicineName(row.farmaco.descrizione_breve, row.farmaco.id_farmaco_codifa, telling),
      facts: known([
        [facts.atc, atcOf(row.farmaco.id_farmaco_codifa, telling)],
        [facts.reactions, row.reaction],
        [facts.date, telling.words.day(row.date_reaction)],
        [facts.severity, severities[row.severity]],
        [facts.lasted, row.reaction_duration],
        [facts.now, reactionOutcomes[row.reaction_now]],
      ]),
    })),
  );
}
