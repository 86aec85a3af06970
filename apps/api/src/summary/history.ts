import {
  type DatedRenderContext,
  type Entry,
  formatLocalDay,
  formatNumber,
  knownFacts,
  levelFact,
  type RenderContext,
  type Schemas,
  type Section,
  type SectionId,
  type SharedRecord,
  section,
} from './render-context.ts';

export function visitSection(visits: readonly Schemas['Visit'][], context: RenderContext): Section {
  const { facts, unnamed } = context.messages;
  return section(
    'visits',
    context,
    visits.map((row) => ({
      name: row.visita_motivazione || unnamed.visit,
      facts: knownFacts([
        [facts.date, context.messages.day(row.visita_data)],
        [facts.observations, row.visita_osservazioni],
        [facts.conclusions, row.visita_conclusioni],
      ]),
    })),
  );
}

export function readingSection(readings: readonly Schemas['Reading'][], context: RenderContext): Section {
  const { facts, sources } = context.messages;
  const measure = (value: number | null, unit: string) => value !== null && `${formatNumber(context, value)} ${unit}`;
  const toEntry = (row: Schemas['Reading']): Entry => {
    const { parametro_pressione_max: high, parametro_pressione_min: low } = row;
    const pressure = high === null && low === null ? '' : `${high ?? '–'}/${low ?? '–'} mmHg`;
    return {
      name: context.messages.day(row.data_rilevazione),
      facts: knownFacts([
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
  return { ...section('readings', context, readings.map(toEntry)), grid: [facts.date, ...labels] };
}

type Anamnesis = SharedRecord['anamnesi'];

function textSection(
  id: SectionId,
  written: { text: string; at: string | null } | undefined,
  context: DatedRenderContext,
) {
  const { facts, unnamed } = context.messages;
  if (!written?.text.trim()) return section(id, context, []);
  const when = written.at ? formatLocalDay(context, written.at) : unnamed.history;
  return section(id, context, [{ name: when, facts: [[facts.notes, written.text]] }]);
}

export function habitFacts(habits: NonNullable<Anamnesis['fisiologica']>, context: RenderContext): [string, string][] {
  const { fields, answers } = context.messages.physiological;
  const dose = { dosiFumo: habits.fumo, dosiAlcool: habits.alcool, dosiCaffeina: habits.caffeina };
  const ended: Partial<Record<string, string | null>> = {
    fumo: habits.dataFineFumo,
    alcool: habits.dataFineAlcool,
    droghe: habits.dataFineDroghe,
  };
  const format = (name: string, value: string | number): string => {
    if (name.startsWith('eta')) return context.messages.person.age(Number(value));
    if (typeof value === 'number') return formatNumber(context, value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return context.messages.day(value);
    // Free text may equal the name of an inherited property.
    return Object.hasOwn(answers, value) ? Reflect.get(answers, value) : value;
  };
  return knownFacts(
    Object.entries(fields).map(([name, label]) => {
      const value: unknown = Reflect.get(habits, name);
      const end = ended[name];
      if (value === 'si' && end) return [label, context.messages.physiological.formerly(context.messages.day(end))];
      // The dose is 0 where the habit was denied or not asked about.
      if (name in dose && Reflect.get(dose, name) !== 'si') return [label, ''];
      return [label, typeof value === 'string' || typeof value === 'number' ? format(name, value) : ''];
    }),
  );
}

export function historySections({ anamnesi }: Pick<SharedRecord, 'anamnesi'>, context: DatedRenderContext): Section[] {
  const { familiare: family, remota: past, prossima: recent, fisiologica: habits } = anamnesi;
  const about = habits === undefined ? [] : habitFacts(habits, context);
  const { dataAggiornamento: at } = habits ?? {};
  const when = at ? formatLocalDay(context, at) : context.messages.unnamed.history;
  return [
    textSection(
      'familyHistory',
      family && { text: family.anamnesi_familiare_contenuto, at: family.dataAggiornamento },
      context,
    ),
    textSection('pastHistory', past && { text: past.anamnesi_remota_contenuto, at: past.dataAggiornamento }, context),
    textSection(
      'recentHistory',
      recent && { text: recent.anamnesi_prossima_contenuto, at: recent.dataAggiornamento },
      context,
    ),
    section('habits', context, about.length === 0 ? [] : [{ name: when, facts: about }]),
  ];
}

/** The maximum length of a pregnancy with a margin: 43 weeks from the last menstrual period, in milliseconds. */
const maxPregnancyMs = 43 * 7 * 86_400_000;

/** An unclosed pregnancy counts for at most 43 weeks; without a start date, from its last change. */
export const isCurrentPregnancy =
  (now: string) =>
  ({ esito, inizio_gravidanza, versione }: Schemas['Pregnancy']): boolean =>
    esito === null && Date.parse(now) - Date.parse(inizio_gravidanza ?? versione) <= maxPregnancyMs;

export const currentPregnancySection = (
  pregnancies: readonly Schemas['Pregnancy'][],
  context: RenderContext,
): Section =>
  section(
    'currentPregnancy',
    context,
    pregnancies.map(({ inizio_gravidanza: start }) => ({
      name: start === null ? context.messages.running : context.messages.facts.from(context.messages.day(start)),
      facts: [],
    })),
  );

export function pregnancySection(pregnancies: readonly Schemas['Pregnancy'][], context: RenderContext): Section {
  const { facts, outcomes, running, children, person, unnamed } = context.messages;
  const { day } = context.messages;
  const when = ({ inizio_gravidanza: start, fine_gravidanza: end }: Schemas['Pregnancy']) => {
    if (start !== null && end !== null) return `${day(start)} – ${day(end)}`;
    if (start !== null) return facts.from(day(start));
    return end === null ? unnamed.pregnancy : facts.to(day(end));
  };
  return section(
    'pregnancies',
    context,
    pregnancies.map((row) => ({
      name: when(row),
      facts: knownFacts([
        [facts.motherAge, person.age(row.eta)],
        [facts.outcome, row.esito === null ? running : outcomes[row.esito]],
        [facts.child, row.sesso_bambino && children[row.sesso_bambino]],
        [facts.notes, row.note_gravidanza],
      ]),
    })),
  );
}

const painless = 1;

export function notebookSection(entries: readonly Schemas['NotebookEntry'][], context: RenderContext): Section {
  const { facts, painCourses, pains, regions, timesOfDay, unnamed } = context.messages;
  return section(
    'notebook',
    context,
    entries.map((row) => {
      const zones = row.taccuino_zone.filter(({ zona_livello }) => zona_livello > painless);
      const format = ({ zona_regione, zona_livello }: (typeof zones)[number]) =>
        `${regions[zona_regione]} (${pains[zona_livello - 1]?.toLowerCase()})`;
      const marked = (side: (typeof zones)[number]['zona_lato']) =>
        zones
          .filter(({ zona_lato }) => zona_lato === side)
          .map(format)
          .join('; ');
      const worst = Math.max(0, ...zones.map(({ zona_livello }) => zona_livello));
      return {
        name: context.messages.day(row.taccuino_data),
        facts: knownFacts([
          [facts.notes, row.taccuino_descrizione || (zones.length === 0 ? unnamed.entry : undefined)],
          [facts.front, marked('anteriore')],
          [facts.back, marked('posteriore')],
          [facts.worst, pains[worst - 1]],
          [facts.painScore, row.taccuino_intensita === null ? undefined : String(row.taccuino_intensita)],
          [facts.painCourse, row.taccuino_andamento && painCourses[row.taccuino_andamento]],
          [facts.timeOfDay, row.taccuino_momento && timesOfDay[row.taccuino_momento]],
          ...levelFact(context, row.id_livello_confidenzialita),
        ]),
      };
    }),
  );
}
