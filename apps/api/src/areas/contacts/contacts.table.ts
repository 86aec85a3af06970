import type { Generated } from 'kysely';

export interface ContactsTable {
  id_contatto: Generated<number>;
  id_paziente: number;
  author_id: number;
  /** 10: emergency contact; 0: other contact. */
  id_contatto_tipologia: 10 | 0;
  contatto_nominativo: string;
  contatto_telefono: string;
  id_livello_confidenzialita: number;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}
