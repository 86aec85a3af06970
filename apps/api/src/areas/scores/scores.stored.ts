import {
  addedLater,
  type Columns,
  contractField,
  contractSchema,
  json,
  key,
  patient,
  retained,
  retainedMonth,
  timestampColumn,
  user,
  value,
} from '../../records/columns.ts';

export const scoreTables = {
  scores: {
    id_score: key,
    id_paziente: patient,
    author_id: user,
    nome_score: retained(value(contractSchema('ScoreName'))),
    valore_score: retained(value(contractField('Score', 'valore_score'))),
    additional_score: retained(value(contractField('Score', 'additional_score'))),
    risposte: addedLater(json(contractField('Score', 'risposte'))),
    created_at: retainedMonth(timestampColumn),
  } satisfies Columns<'scores'>,
};
