import { noText, type TimelineSource } from '../../records/timeline.ts';

export const notebookTimeline: TimelineSource = (database, patientId) =>
  database
    .selectFrom('tbl_taccuinos')
    .where('id_paziente', '=', patientId)
    .select(['id_taccuino as id', 'taccuino_data as data', 'taccuino_descrizione as titolo'])
    .select(['id_livello_confidenzialita as livello', 'deleted_on as eliminato'])
    .select(noText);
