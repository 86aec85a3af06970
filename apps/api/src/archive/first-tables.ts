import type { RecordTable } from '../record-tables.ts';

/** Do not extend: archives made before a later kind of record lack its tables and must still be restorable. */
export const firstTables: readonly RecordTable[] = [
  ...(['pazienti', 'contact_detail', 'contatti', 'tbl_taccuinos', 'taccuino_zone', 'diagnosi', 'indagini'] as const),
  ...(['indagini_diagnosi', 'files', 'visite', 'tbl_parametri_vitalis', 'tbl_terapie', 'assunzioni'] as const),
  ...(['tbl_vaccinaziones', 'reazioni_avverse', 'anamnesi_log', 'tbl_anamnesi_familiare'] as const),
  ...(['tbl_anamnesi_pt_remota', 'tbl_anamnesi_pt_prossima', 'tbl_anamnesi_fisiologica'] as const),
  ...(['tbl_gravidanze', 'scores', 'link_personali'] as const),
];
