import { dayOfMoment, joinedTexts, type TimelineSource } from '../../records/timeline.ts';

export const examTimeline: TimelineSource = (database, patientId) =>
  database
    .selectFrom('indagini')
    .leftJoin('centri_indagini', 'centri_indagini.id_centro_indagine', 'indagini.id_centro_indagine')
    .where('id_paziente', '=', patientId)
    .select(['id_indagine as id', 'indagine_tipologia as titolo', 'indagine_stato as stato'])
    .select(['id_livello_confidenzialita as livello', 'deleted_on as eliminato'])
    .select(joinedTexts('indagine_motivo', 'careprovider', 'altro_centro', 'centro_nome').as('testo'))
    // One that was only asked for has no day yet, but the one on which it was written down.
    .select((eb) => eb.fn.coalesce('indagine_data_display', dayOfMoment(eb, 'created_at')).as('data'));
