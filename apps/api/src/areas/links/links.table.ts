import type { Generated } from 'kysely';

export interface LinksTable {
  linkid: Generated<number>;
  id_paziente: number;
  author_id: number;
  name: string;
  link: string;
  descrizione: string;
  type: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}
