import { allowOnly } from '../../contract/allow-list.ts';
import type { components } from '../../contract/contract.gen.ts';
import {
  type Columns,
  contractSchema,
  day,
  deletion,
  key,
  laterLevel,
  patient,
  user,
  value,
} from '../../records/columns.ts';
import { recordKind } from '../../records/kind.ts';
import { chosenSpecialties, shownSpecialties, toSpecialtiesColumn } from '../../records/specialties/choice.ts';
import { none } from '../../records/specialties/ids.ts';
import { recordStore } from '../../records/store.ts';
import { joinNonEmpty } from '../../records/timeline.ts';

export type Visit = components['schemas']['Visit'];

export const visits = recordStore(
  recordKind({
    name: 'visit',
    title: 'The visit',
    table: 'visite',
    id: 'id_visita',
    trash: 'deleted_at',
    level: 'id_livello_confidenzialita',
    order: [
      ['visita_data', 'desc'],
      ['id_visita', 'desc'],
    ],
    specialtyColumns: toSpecialtiesColumn,
    // A visit names neither doctor nor specialty.
    show: ({ created_at: _, updated_at: versione, specialita, ...visit }): Visit => ({
      ...visit,
      ...shownSpecialties(specialita, none),
      versione,
    }),
    shared: {
      areas: ['visits'],
      entry: ({ id_visita, visita_motivazione, visita_data, id_livello_confidenzialita: level, specialita: tags }) => ({
        id: id_visita,
        title: visita_motivazione,
        date: visita_data,
        level,
        tags,
      }),
      serve: allowOnly<Visit>()({
        id_visita: true,
        id_paziente: true,
        author_id: true,
        visita_data: true,
        visita_motivazione: true,
        visita_osservazioni: true,
        visita_conclusioni: true,
        id_livello_confidenzialita: true,
        specialita: true,
        specialita_scelta: true,
        deleted_at: true,
        versione: true,
      }),
    },
    timeline: (database, patientId) =>
      database
        .selectFrom('visite')
        .where('id_paziente', '=', patientId)
        .select(['id_visita as id', 'visita_data as data', 'visita_motivazione as titolo', 'deleted_at as eliminato'])
        .select('id_livello_confidenzialita as livello')
        .select(joinNonEmpty('visita_osservazioni', 'visita_conclusioni').as('testo')),
  }),
);

export const visitTables = {
  visite: {
    id_visita: key,
    id_paziente: patient,
    author_id: user,
    visita_data: value(day),
    visita_motivazione: value(contractSchema('VisitText')),
    visita_osservazioni: value(contractSchema('VisitText')),
    visita_conclusioni: value(contractSchema('VisitText')),
    id_livello_confidenzialita: laterLevel,
    specialita: chosenSpecialties,
    ...deletion,
  } satisfies Columns<'visite'>,
};
