import type { TimelineSource } from '../../records/timeline.ts';

export const therapyTimeline: TimelineSource = (database, patientId) =>
  database
    .selectFrom('tbl_terapie')
    .where('id_paziente', '=', patientId)
    .select(['id_terapie as id', 'data_inizio as data', 'descrizione_breve as titolo', 'deleted_at as eliminato'])
    .select(['id_livello_confidenzialita as livello', 'tipo_terapia as stato'])
    .select((eb) => [
      eb
        .fn<string>('trim', [
          eb(
            // The dose that a forbidden drug may have had as a therapy is told no more.
            eb
              .case()
              .when('tipo_terapia', '=', 0)
              .then('')
              .else(
                eb(
                  eb('quantita_farmaceutica', '||', eb.val(' ')),
                  '||',
                  eb('frequenza_farmaceutica', '||', eb.val(' ')),
                ),
              )
              .end(),
            '||',
            eb(eb('prescrittore', '||', eb.val(' ')), '||', eb.ref('note')),
          ),
        ])
        .as('testo'),
    ]);
