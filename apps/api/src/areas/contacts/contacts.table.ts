import type { Generated } from 'kysely';

export interface ContactsTable {
  id_contatto: Generated<number>;
  id_paziente: number;
  author_id: number;
  /** 10 emergency contact, 0 other contact, -1 deleted. */
  id_contatto_tipologia: 10 | 0 | -1;
  /** The kind that it was made with, which a restored contact has again. */
  tipologia_originale: 10 | 0;
  contatto_nominativo: string;
  contatto_telefono: string;
  id_livello_confidenzialita: number;
  created_at: string;
  updated_at: string;
}
