import {
  type Columns,
  contractFields,
  contractSchema,
  key,
  laterLevel,
  patient,
  refersTo,
  timestampColumn,
  user,
  value,
} from '../../records/columns.ts';

export const anamnesisTables = {
  anamnesi_log: {
    id_anamnesi_log: key,
    id_paziente: patient,
    parte: value({ enum: ['familiare', 'fisiologica', 'prossima', 'remota'] }),
    author_id: user,
    id_livello_confidenzialita: laterLevel,
    created_at: timestampColumn,
    updated_at: timestampColumn,
  } satisfies Columns<'anamnesi_log'>,
  tbl_anamnesi_familiare: {
    id_anamnesi_log: refersTo('anamnesi_log'),
    anamnesi_familiare_contenuto: value(contractSchema('AnamnesisText')),
  } satisfies Columns<'tbl_anamnesi_familiare'>,
  tbl_anamnesi_pt_prossima: {
    id_anamnesi_log: refersTo('anamnesi_log'),
    anamnesi_prossima_contenuto: value(contractSchema('AnamnesisText')),
  } satisfies Columns<'tbl_anamnesi_pt_prossima'>,
  tbl_anamnesi_pt_remota: {
    id_anamnesi_log: refersTo('anamnesi_log'),
    anamnesi_remota_contenuto: value(contractSchema('AnamnesisText')),
  } satisfies Columns<'tbl_anamnesi_pt_remota'>,
  tbl_anamnesi_fisiologica: {
    id_anamnesi_log: refersTo('anamnesi_log'),
    ...contractFields(
      'PhysiologicalAnamnesisSave',
      'id_anamnesi_log',
      'id_paziente',
      'id_livello_confidenzialita',
      'dataAggiornamento',
    ),
  } satisfies Columns<'tbl_anamnesi_fisiologica'>,
};
