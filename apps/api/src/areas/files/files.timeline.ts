import type { TimelineSource } from '../../records/timeline.ts';

export const fileTimeline: TimelineSource = (database, patientId) =>
  database
    .selectFrom('files')
    .leftJoin('indagini', 'indagini.id_indagine', 'files.id_indagine')
    .where('files.id_paziente', '=', patientId)
    // What is attached to a deleted exam went with it.
    .where('indagini.deleted_at', 'is', null)
    .select(['id_file as id', 'data_rilievo as data', 'file_nome as titolo', 'file_commento as testo'])
    .select(['files.id_livello_confidenzialita as livello', 'files.deleted_on as eliminato'])
    .select(['files.id_indagine', 'indagini.id_livello_confidenzialita as parent_level']);
