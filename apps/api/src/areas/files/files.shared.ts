import { allowOnly } from '../../contract/allow-list.ts';
import { sharedRows } from '../../records/shared-list.ts';
import { type File, listFiles } from './files.repository.ts';

const serve = allowOnly<File>()({
  id_file: true,
  id_paziente: true,
  id_autore: true,
  id_audit_log: true,
  id_a_log: true,
  id_indagine: true,
  indagine_tipologia: true,
  file_nome: true,
  file_type: true,
  file_size: true,
  type: true,
  file_commento: true,
  created_at: true,
  data_rilievo: true,
  date_display: true,
  data_reg: true,
  id_livello_confidenzialita: true,
  livello_effettivo: true,
  tags: true,
  kardia: true,
  impronta_misura: true,
  deleted_at: true,
  versione: true,
});

/** Those that are attached to nothing; the others are shared with what they are attached to. */
export const sharedFiles = sharedRows({
  kind: 'file',
  read: listFiles,
  rows: (files: File[]) => files.filter(({ id_indagine }) => id_indagine === null),
  list: (files) => [...files],
  shared: {
    areas: ['files'],
    entry: (file) => ({
      id: file.id_file,
      title: file.file_nome,
      date: file.data_rilievo,
      level: file.livello_effettivo,
      tags: file.tags,
    }),
    serve,
  },
});
