import {
  addedLater,
  type Columns,
  fieldOf,
  json,
  key,
  patient,
  retained,
  retainedMonth,
  the,
  user,
  value,
  written,
} from '../../records/columns.ts';

export const scoreTables = {
  scores: {
    id_score: key,
    id_paziente: patient,
    author_id: user,
    nome_score: retained(value(the('ScoreName'))),
    valore_score: retained(value(fieldOf('Score', 'valore_score'))),
    additional_score: retained(value(fieldOf('Score', 'additional_score'))),
    risposte: addedLater(json(fieldOf('Score', 'risposte'))),
    created_at: retainedMonth(written),
  } satisfies Columns<'scores'>,
};
