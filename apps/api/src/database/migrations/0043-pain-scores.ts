import type { Change } from '../change.ts';

export const painScores: Change = async (schema) => {
  const add = (name: string, type: 'integer' | 'text') =>
    schema.schema.alterTable('tbl_taccuinos').addColumn(name, type).execute();
  await add('taccuino_intensita', 'integer');
  await add('taccuino_andamento', 'text');
  await add('taccuino_momento', 'text');
};
