import {
  type DatedTelling,
  dayOfMoment,
  type Entry,
  known,
  levelFact,
  numberInWords,
  type Schemas,
  type Section,
  type SectionId,
  type SharedRecord,
  section,
  type Telling,
} from './telling.ts';

export function visitSection(visits: readonly Schemas['Visit'][], telling: Telling): Section {
  const { facts, unnamed } = telling.words;
  return section(
    'visits',
    telling,
    visits.map((row) => ({
      name: row.visita_motivazione || unnamed.visit,
      facts: known([
        [facts.date, telling.words.day(row.visita_data)],
        [facts.observations, row.visita_osservazioni],
        [facts.conclusions, row.visita_conclusioni],
      ]),
    })),
  );
}

export function readingSection(readings: readonly Schemas['Reading'][], telling: Telling): Section {
  const { facts, sources } = telling.words;
  const measure = (value: number | null, unit: string) => value !== null && `${numberInWords(telling, value)} ${unit}`;
  const entryOf = (row: Schemas['Reading']): Entry => {
    const { parametro_pressione_max: high, parametro_pressione_min: low } = row;
    const pressure = high === null && low === null ? '' : `${high ?? '–'}/${low ?? '–'} mmHg`;
    return {
      name: telling.words.day(row.data_rilevazione),
      facts: known([
        [facts.pressure, pressure],
        [facts.rate, measure(row.parametro_frequenza, 'bpm') || ''],
        [facts.oxygen, measure(row.parametro_saturazione, '%') || ''],
        [facts.temperature, measure(row.parametro_temperatura, '°C') || ''],
        [facts.weight, measure(row.parametro_peso, 'kg') || ''],
        [facts.height, measure(row.parametro_altezza, 'cm') || ''],
        [facts.source, sources[row.fonte]],
      ]),
    };
  };
  const labels = [
    facts.pressure,
    facts.rate,
    facts.oxygen,
    facts.temperature,
    facts.weight,
    facts.height,
    facts.source,
  ];
  return { ...section('readings', telling, readings.map(entryOf)), grid: [facts.date, ...labels] };
}

type Anamnesis = SharedRecord['anamnesi'];

function textSection(id: SectionId, written: { text: string; at: string | null } | undefined, telling: DatedTelling) {
  const { facts, unnamed } = telling.words;
  if (!written?.text.trim()) return section(id, telling, []);
  const when = written.at ? dayOfMoment(telling, written.at) : unnamed.history;
  return section(id, telling, [{ name: when, facts: [[facts.notes, written.text]] }]);
}

/** What was answered, question by question, in the order of the page. */
export function habitsInWords(habits: NonNullable<Anamnesis['fisiologica']>, telling: Telling): [string, string][] {
  const { fields, answers } = telling.words.physiological;
  const dose = { dosiFumo: habits.fumo, dosiAlcool: habits.alcool, dosiCaffeina: habits.caffeina };
  const inWords = (name: string, value: string | number): string => {
    if (name.startsWith('eta')) return telling.words.person.age(Number(value));
    if (typeof value === 'number') return numberInWords(telling, value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return telling.words.day(value);
    // Some are texts, and a text may be called like something that every object has.
    return Object.hasOwn(answers, value) ? Reflect.get(answers, value) : value;
  };
  return known(
    Object.entries(fields).map(([name, label]) => {
      const value: unknown = Reflect.get(habits, name);
      // A dose is 0 where the habit was denied or not asked about.
      if (name in dose && Reflect.get(dose, name) !== 'si') return [label, ''];
      return [label, typeof value === 'string' || typeof value === 'number' ? inWords(name, value) : ''];
    }),
  );
}

export function historySections({ anamnesi }: Pick<SharedRecord, 'anamnesi'>, telling: DatedTelling): Section[] {
  const { familiare: family, remota: past, prossima: recent, fisiologica: habits } = anamnesi;
  const about = habits === undefined ? [] : habitsInWords(habits, telling);
  const { dataAggiornamento: at } = habits ?? {};
  const when = at ? dayOfMoment(telling, at) : telling.words.unnamed.history;
  return [
    textSection(
      'familyHistory',
      family && { text: family.anamnesi_familiare_contenuto, at: family.dataAggiornamento },
      telling,
    ),
    textSection('pastHistory', past && { text: past.anamnesi_remota_contenuto, at: past.dataAggiornamento }, telling),
    textSection(
      'recentHistory',
      recent && { text: recent.anamnesi_prossima_contenuto, at: recent.dataAggiornamento },
      telling,
    ),
    section('habits', telling, about.length === 0 ? [] : [{ name: when, facts: about }]),
  ];
}

/** As long as a pregnancy can last, and some: 43 weeks from the last menstruation, in milliseconds. */
const longestPregnancy = 43 * 7 * 86_400_000;

/**
 * Tells the pregnancies in progress. One that nobody has closed lasts no longer than pregnancies do; without a
 * beginning, from when it was last written.
 *
 * @param now ISO 8601 date or moment.
 */
export const isCurrentPregnancy =
  (now: string) =>
  ({ esito, inizio_gravidanza, versione }: Schemas['Pregnancy']): boolean =>
    esito === null && Date.parse(now) - Date.parse(inizio_gravidanza ?? versione) <= longestPregnancy;

/** Those in progress, without the notes: who gives first aid needs to know that there is one, and since when. */
export const currentPregnancySection = (pregnancies: readonly Schemas['Pregnancy'][], telling: Telling): Section =>
  section(
    'currentPregnancy',
    telling,
    pregnancies.map(({ inizio_gravidanza: start }) => ({
      name: start === null ? telling.words.running : telling.words.facts.from(telling.words.day(start)),
      facts: [],
    })),
  );

export function pregnancySection(pregnancies: readonly Schemas['Pregnancy'][], telling: Telling): Section {
  const { facts, outcomes, running, children, person, unnamed } = telling.words;
  const { day } = telling.words;
  const when = ({ inizio_gravidanza: start, fine_gravidanza: end }: Schemas['Pregnancy']) => {
    if (start !== null && end !== null) return `${day(start)} – ${day(end)}`;
    if (start !== null) return facts.from(day(start));
    return end === null ? unnamed.pregnancy : facts.to(day(end));
  };
  return section(
    'pregnancies',
    telling,
    pregnancies.map((row) => ({
      name: when(row),
      facts: known([
        [facts.motherAge, person.age(row.eta)],
        [facts.outcome, row.esito === null ? running : outcomes[row.esito]],
        [facts.child, row.sesso_bambino && children[row.sesso_bambino]],
        [facts.notes, row.note_gravidanza],
      ]),
    })),
  );
}

/** Of the levels of pain the one that is none. */
const painless = 1;

export function notebookSection(entries: readonly Schemas['NotebookEntry'][], telling: Telling): Section {
  const { facts, pains, regions, unnamed } = telling.words;
  return section(
    'notebook',
    telling,
    entries.map((row) => {
      const zones = row.taccuino_zone.filter(({ zona_livello }) => zona_livello > painless);
      const inWords = ({ zona_regione, zona_livello }: (typeof zones)[number]) =>
        `${regions[zona_regione]} (${pains[zona_livello - 1]?.toLowerCase()})`;
      const marked = (side: (typeof zones)[number]['zona_lato']) =>
        zones
          .filter(({ zona_lato }) => zona_lato === side)
          .map(inWords)
          .join('; ');
      const worst = Math.max(0, ...zones.map(({ zona_livello }) => zona_livello));
      return {
        name: telling.words.day(row.taccuino_data),
        facts: known([
          [facts.notes, row.taccuino_descrizione || unnamed.entry],
          [facts.front, marked('anteriore')],
          [facts.back, marked('posteriore')],
          [facts.worst, pains[worst - 1]],
          ...levelFact(telling, row.id_livello_confidenzialita),
        ]),
      };
    }),
  );
}
