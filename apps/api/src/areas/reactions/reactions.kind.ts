import type { components } from '../../contract/contract.gen.ts';
import { recordKind } from '../../records/kind.ts';
import { recordStore } from '../../records/store.ts';
import { noLevel } from '../../records/timeline.ts';

export type ReactionReport = components['schemas']['ReactionReport'];

export const reactions = recordStore(
  recordKind({
    name: 'reaction',
    title: 'The report',
    table: 'reazioni_avverse',
    id: 'id_reazione',
    trash: 'deleted_at',
    level: null,
    order: [
      ['date_reaction', 'desc'],
      ['id_reazione', 'desc'],
    ],
    show: ({
      author_id: id_utente,
      id_farmaco_codifa,
      descrizione_breve,
      created_at: _,
      updated_at: __,
      ...report
    }): ReactionReport => ({ ...report, id_utente, farmaco: { id_farmaco_codifa, descrizione_breve } }),
    timeline: (database, patientId) =>
      database
        .selectFrom('reazioni_avverse')
        .where('id_paziente', '=', patientId)
        .select(['id_reazione as id', 'date_reaction as data', 'descrizione_breve as titolo', 'reaction as testo'])
        .select('deleted_at as eliminato')
        .select(noLevel),
  }),
);
