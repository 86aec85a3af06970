import type { Change } from '../change.ts';

const withoutLevel = ['visite', 'tbl_parametri_vitalis', 'anamnesi_log', 'tbl_gravidanze', 'reazioni_avverse'] as const;

export const levelsAndSpecialties: Change = async (schema) => {
  for (const table of withoutLevel)
    await schema.schema.alterTable(table).addColumn('id_livello_confidenzialita', 'integer').execute();
};
