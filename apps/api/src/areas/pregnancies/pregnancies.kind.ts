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
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { specialty } from '../../records/specialties/ids.ts';
import { recordStore } from '../../records/store.ts';
import { dayOfTimestamp } from '../../records/timeline.ts';

export type Pregnancy = components['schemas']['Pregnancy'];

const sortDate = ({ inizio_gravidanza, fine_gravidanza }: Pick<Pregnancy, 'inizio_gravidanza' | 'fine_gravidanza'>) =>
  inizio_gravidanza ?? fine_gravidanza ?? '9';

export const pregnancies = recordStore(
  recordKind({
    name: 'pregnancy',
    title: 'The pregnancy',
    table: 'tbl_gravidanze',
    id: 'id_gravidanza',
    trash: 'deleted_at',
    level: 'id_livello_confidenzialita',
    order: [['id_gravidanza', 'asc']],
    compare: (one, other) => (sortDate(one) < sortDate(other) ? -1 : Number(sortDate(one) > sortDate(other))),
    show: ({ created_at: _, updated_at: versione, ...pregnancy }): Pregnancy => ({ ...pregnancy, versione }),
    shared: {
      areas: ['pregnancies'],
      tags: [specialty.gynaecology, specialty.generalPractice],
      entry: ({ id_gravidanza, inizio_gravidanza, fine_gravidanza, id_livello_confidenzialita: level }) => ({
        id: id_gravidanza,
        title: '',
        date: fine_gravidanza ?? inizio_gravidanza,
        level,
      }),
      serve: allowOnly<Pregnancy>()({
        id_gravidanza: true,
        id_paziente: true,
        author_id: true,
        eta: true,
        inizio_gravidanza: true,
        fine_gravidanza: true,
        esito: true,
        sesso_bambino: true,
        note_gravidanza: true,
        id_livello_confidenzialita: true,
        deleted_at: true,
        versione: true,
      }),
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('tbl_gravidanze')
        .where('id_paziente', '=', patientId)
        .select(['id_gravidanza as id', 'note_gravidanza as testo', 'deleted_at as eliminato'])
        .select('id_livello_confidenzialita as livello')
        .select((eb) => [
          eb.fn.coalesce('fine_gravidanza', 'inizio_gravidanza', dayOfTimestamp(eb, 'created_at')).as('data'),
          eb.fn.coalesce('esito', eb.val('')).$castTo<string>().as('titolo'),
        ]),
  }),
);

export const pregnancyTables = {
  tbl_gravidanze: {
    id_gravidanza: key,
    id_paziente: patient,
    author_id: user,
    eta: value(contractField('PregnancySave', 'eta')),
    inizio_gravidanza: value(nullable(day)),
    fine_gravidanza: value(nullable(day)),
    esito: value(nullable(contractSchema('PregnancyOutcome'))),
    sesso_bambino: value(nullable(contractSchema('ChildSex'))),
    note_gravidanza: value(contractField('PregnancySave', 'note_gravidanza')),
    id_livello_confidenzialita: laterLevel,
    ...deletion,
  } satisfies Columns<'tbl_gravidanze'>,
};
