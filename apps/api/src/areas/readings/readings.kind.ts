import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import {
  type Columns,
  contractField,
  contractSchema,
  day,
  deletion,
  key,
  nullable,
  patient,
  retained,
  retainedMonth,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { recordStore } from '../../records/store.ts';
import { noLevel, noText } from '../../records/timeline.ts';

export type Reading = components['schemas']['Reading'];

export const readings = recordStore(
  recordKind({
    name: 'reading',
    title: 'The reading',
    table: 'tbl_parametri_vitalis',
    id: 'id_rilevazione',
    trash: 'deleted_at',
    level: null,
    order: [
      ['data_rilevazione', 'desc'],
      ['id_rilevazione', 'desc'],
    ],
    show: ({ created_at: _, updated_at: versione, ...reading }): Reading => ({ ...reading, versione }),
    shared: {
      areas: ['readings'],
      entry: ({ id_rilevazione, data_rilevazione }) => ({
        id: id_rilevazione,
        title: '',
        date: data_rilevazione,
        level: null,
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
        deleted_at: true,
        versione: true,
      }),
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('tbl_parametri_vitalis')
        .where('id_paziente', '=', patientId)
        .select(['id_rilevazione as id', 'data_rilevazione as data', 'deleted_at as eliminato'])
        .select((eb) => [eb.val('').as('titolo'), noText, noLevel]),
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
    ...deletion,
  } satisfies Columns<'tbl_parametri_vitalis'>,
};
