import { sql } from 'kysely';
import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import {
  type Columns,
  contractField,
  contractSchema,
  day,
  deletion,
  key,
  laterLevel,
  nullable,
  patient,
  retained,
  retainedMonth,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { specialtiesOfReading } from '../../records/specialties/measures.ts';
import { recordStore } from '../../records/store.ts';
import { noText } from '../../records/timeline.ts';

export type Reading = components['schemas']['Reading'];

/** In both languages, with pressures as they are written: 122/78. */
function measuredWords() {
  const named = {
    parametro_peso: 'peso weight',
    parametro_altezza: 'altezza height',
    parametro_frequenza: 'frequenza cardiaca polso battiti heart rate pulse',
    parametro_saturazione: 'saturazione ossigeno oxygen saturation',
    parametro_temperatura: 'temperatura febbre temperature fever',
  };
  const parts = Object.entries(named).map(
    ([column, words]) => sql`case when ${sql.ref(column)} is null then '' else ${sql.lit(`${words} `)} end`,
  );
  const number = (column: string) => sql`cast(cast(${sql.ref(column)} as integer) as text)`;
  return sql<string>`${sql.join(parts, sql` || `)} ||
    case when parametro_pressione_max is null or parametro_pressione_min is null then ''
      else 'pressione blood pressure ' || ${number('parametro_pressione_max')} || ' ' || ${number('parametro_pressione_min')}
    end`;
}

export const readings = recordStore(
  recordKind({
    name: 'reading',
    title: 'The reading',
    table: 'tbl_parametri_vitalis',
    id: 'id_rilevazione',
    trash: 'deleted_at',
    level: 'id_livello_confidenzialita',
    order: [
      ['data_rilevazione', 'desc'],
      ['id_rilevazione', 'desc'],
    ],
    show: ({ created_at: _, updated_at: versione, ...reading }): Reading => ({ ...reading, versione }),
    shared: {
      areas: ['readings'],
      entry: ({ id_rilevazione, data_rilevazione, id_livello_confidenzialita: level, ...reading }) => ({
        tags: specialtiesOfReading(reading),
        id: id_rilevazione,
        title: '',
        date: data_rilevazione,
        level,
      }),
      serve: allowOnly<Reading>()({
        id_rilevazione: true,
        id_paziente: true,
        author_id: true,
        data_rilevazione: true,
        parametro_peso: true,
        parametro_altezza: true,
        parametro_pressione_min: true,
        parametro_pressione_max: true,
        parametro_frequenza: true,
        parametro_saturazione: true,
        parametro_temperatura: true,
        fonte: true,
        impronta_misura: true,
        id_livello_confidenzialita: true,
        deleted_at: true,
        versione: true,
      }),
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('tbl_parametri_vitalis')
        .where('id_paziente', '=', patientId)
        .select(['id_rilevazione as id', 'data_rilevazione as data', 'deleted_at as eliminato'])
        .select('id_livello_confidenzialita as livello')
        .select((eb) => [eb.val('').as('titolo'), noText])
        .select(measuredWords().as('parole')),
  }),
);

export const readingTables = {
  tbl_parametri_vitalis: {
    id_rilevazione: key,
    id_paziente: patient,
    author_id: user,
    data_rilevazione: retainedMonth(value(day)),
    parametro_peso: retained(value(contractField('ReadingSave', 'parametro_peso'))),
    parametro_altezza: retained(value(contractField('ReadingSave', 'parametro_altezza'))),
    parametro_pressione_min: retained(value(contractField('ReadingSave', 'parametro_pressione_min'))),
    parametro_pressione_max: retained(value(contractField('ReadingSave', 'parametro_pressione_max'))),
    parametro_frequenza: retained(value(contractField('ReadingSave', 'parametro_frequenza'))),
    parametro_saturazione: retained(value(contractField('ReadingSave', 'parametro_saturazione'))),
    parametro_temperatura: retained(value(contractField('ReadingSave', 'parametro_temperatura'))),
    fonte: retained(value(contractSchema('ReadingSource'))),
    impronta_misura: value(nullable(contractSchema('MeasurementId'))),
    id_livello_confidenzialita: laterLevel,
    ...deletion,
  } satisfies Columns<'tbl_parametri_vitalis'>,
};
