import { dayOfTimestamp, noText, type TimelineSource } from '../../records/timeline.ts';

export const scoreTimeline: TimelineSource = (database, patientId) =>
  database
    .selectFrom('scores')
    .where('id_paziente', '=', patientId)
    .select(['id_score as id', 'nome_score as titolo'])
    .select((eb) => [
      dayOfTimestamp(eb, 'created_at').as('data'),
      noText,
      eb.val<number | null>(null).as('livello'),
      eb.val<string | null>(null).as('eliminato'),
    ]);
