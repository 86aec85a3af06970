import type { Observation, ObservationComponent } from 'fhir/r4';
import { habitFacts } from '../summary/history.ts';
import type { Schemas, SharedRecord } from '../summary/render-context.ts';
import {
  hl7,
  loinc,
  type MappedResource,
  type MappingContext,
  notes,
  resourceId,
  type SectionKey,
  securityLabel,
  textOr,
} from './elements.ts';

type Reading = Schemas['Reading'];
type WrittenPart = Schemas['FamilyAnamnesis'];
type Content = Pick<Observation, 'code'> & Omit<Partial<Observation>, 'id' | 'status' | 'resourceType'>;

const toObservation = (
  section: SectionKey,
  [kind, id]: readonly [string, number],
  level: number | null,
  content: Content,
  { patient }: MappingContext,
): MappedResource => ({
  section,
  resource: {
    resourceType: 'Observation',
    id: resourceId(kind, id),
    ...securityLabel(level),
    status: 'final',
    subject: patient,
    ...content,
  },
});

const quantity = (value: number, unit: string, code = unit) => ({
  valueQuantity: { value, unit, system: 'http://unitsofmeasure.org', code },
});

const measures = [
  ['parametro_peso', '29463-7', 'weight', 'kg', 'kg'],
  ['parametro_altezza', '8302-2', 'height', 'cm', 'cm'],
  ['parametro_frequenza', '8867-4', 'rate', 'bpm', '/min'],
  ['parametro_saturazione', '2708-6', 'oxygen', '%', '%'],
  ['parametro_temperatura', '8310-5', 'temperature', '°C', 'Cel'],
] as const;

function toPressureComponents({
  parametro_pressione_max: high,
  parametro_pressione_min: low,
}: Reading): ObservationComponent[] {
  const component = (code: string, value: number | null): ObservationComponent => ({
    code: { coding: [loinc(code)] },
    ...(value === null
      ? { dataAbsentReason: hl7('data-absent-reason', 'unknown') }
      : quantity(value, 'mmHg', 'mm[Hg]')),
  });
  return [component('8480-6', high), component('8462-4', low)];
}

export function mapReadings({ rilevazioni }: SharedRecord, mapping: MappingContext): MappedResource[] {
  const { facts, sources } = mapping.messages;
  return rilevazioni.flatMap((row) => {
    const about = (code: string, text: string): Content => ({
      category: [hl7('observation-category', 'vital-signs')],
      code: { coding: [loinc(code)], text },
      effectiveDateTime: row.data_rilevazione,
      performer: [mapping.patient],
      method: { text: sources[row.fonte] },
    });
    const label = (code: string, content: Content) =>
      toObservation(
        'vitalSigns',
        [`reading ${code}`, row.id_rilevazione],
        row.id_livello_confidenzialita,
        content,
        mapping,
      );
    const single = measures.flatMap(([field, code, name, unit, ucum]) => {
      const value = row[field];
      return value === null ? [] : [label(code, { ...about(code, facts[name]), ...quantity(value, unit, ucum) })];
    });
    const measured = row.parametro_pressione_max !== null || row.parametro_pressione_min !== null;
    const pressure = { ...about('85354-9', facts.pressure), component: toPressureComponents(row) };
    return measured ? [...single, label('85354-9', pressure)] : single;
  });
}

export function mapAnamnesis({ anamnesi }: SharedRecord, mapping: MappingContext): MappedResource[] {
  const { familiare: family, remota: past, prossima: recent, fisiologica: habits } = anamnesi;
  const { sections } = mapping.messages;
  const text = (
    section: SectionKey & ('familyHistory' | 'pastProblems' | 'recentHistory'),
    title: string,
    part: Pick<WrittenPart, 'id_anamnesi_log' | 'id_livello_confidenzialita' | 'dataAggiornamento'> | undefined,
    written: string | undefined,
  ) =>
    part === undefined || !written?.trim()
      ? []
      : [
          toObservation(
            section,
            [section, part.id_anamnesi_log],
            part.id_livello_confidenzialita,
            {
              code: { text: title },
              ...(part.dataAggiornamento && { effectiveDateTime: part.dataAggiornamento }),
              valueString: written,
            },
            mapping,
          ),
        ];
  const answers = habits === undefined ? [] : habitFacts(habits, mapping);
  return [
    ...text('familyHistory', sections.familyHistory.title, family, family?.anamnesi_familiare_contenuto),
    ...text('pastProblems', sections.pastHistory.title, past, past?.anamnesi_remota_contenuto),
    ...text('recentHistory', sections.recentHistory.title, recent, recent?.anamnesi_prossima_contenuto),
    ...(habits === undefined || answers.length === 0
      ? []
      : [
          toObservation(
            'socialHistory',
            ['habits', habits.id_anamnesi_log],
            habits.id_livello_confidenzialita,
            {
              category: [hl7('observation-category', 'social-history')],
              code: { text: sections.habits.title },
              ...(habits.dataAggiornamento && { effectiveDateTime: habits.dataAggiornamento }),
              component: answers.map(([question, answer]) => ({ code: { text: question }, valueString: answer })),
            },
            mapping,
          ),
        ]),
  ];
}

export function mapPregnancies({ gravidanze }: SharedRecord, mapping: MappingContext): MappedResource[] {
  const { facts, outcomes, running, children, unnamed } = mapping.messages;
  return gravidanze.map((row) => {
    const { inizio_gravidanza: start, fine_gravidanza: end } = row;
    const component: ObservationComponent[] = [
      { code: { text: facts.motherAge }, ...quantity(row.eta, 'a') },
      { code: { text: facts.outcome }, valueString: row.esito === null ? running : outcomes[row.esito] },
      ...(row.sesso_bambino ? [{ code: { text: facts.child }, valueString: children[row.sesso_bambino] }] : []),
    ];
    const period = { ...(start && { start }), ...(end && { end }) };
    const content: Content = {
      code: { text: unnamed.pregnancy },
      ...(Object.keys(period).length > 0 && { effectivePeriod: period }),
      component,
      ...notes(row.note_gravidanza),
    };
    return toObservation(
      'pregnancies',
      ['pregnancy', row.id_gravidanza],
      row.id_livello_confidenzialita,
      content,
      mapping,
    );
  });
}

export function mapNotebook({ tbl_taccuinos }: SharedRecord, mapping: MappingContext): MappedResource[] {
  const { facts, painCourses, pains, regions, sections, timesOfDay, unnamed } = mapping.messages;
  return tbl_taccuinos.map((row) => {
    const { taccuino_intensita: score, taccuino_andamento: course, taccuino_momento: time } = row;
    const zones = row.taccuino_zone.map(
      ({ zona_regione, zona_livello }): ObservationComponent => ({
        code: { text: `${regions[zona_regione]} (CHOIR ${zona_regione})` },
        valueCodeableConcept: { text: pains[zona_livello - 1] ?? '' },
      }),
    );
    const component: ObservationComponent[] = [
      ...zones,
      // Pain severity, 0 to 10 verbal numeric rating, reported.
      ...(score === null
        ? []
        : [{ code: { coding: [loinc('72514-3')], text: facts.painScore }, ...quantity(score, '{score}') }]),
      ...(course ? [{ code: { text: facts.painCourse }, valueString: painCourses[course] }] : []),
      ...(time ? [{ code: { text: facts.timeOfDay }, valueString: timesOfDay[time] }] : []),
    ];
    const content: Content = {
      code: { text: sections.notebook.title },
      effectiveDateTime: row.taccuino_data,
      valueString: textOr(row.taccuino_descrizione, unnamed.entry),
      ...(component.length > 0 && { component }),
    };
    return toObservation('story', ['notebook', row.id_taccuino], row.id_livello_confidenzialita, content, mapping);
  });
}
