import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

/** A feature by the name that operations and clients ask for. */
export interface PermissionsTable {
  id: Generated<number>;
  name: string;
}

export interface RolesTable {
  id: Generated<number>;
  name: string;
}

export interface RolePermissionsTable {
  id_ruolo: number;
  id_permesso: number;
}

/** What can be given or sold: for as long as somebody has it, they have its roles. */
export interface LicencesTable {
  id: Generated<number>;
  descrizione: string;
  /** In cents of a euro. */
  costo_centesimi: number;
  /** 0: given to nobody any more. Who has it keeps it until it ends. */
  enable: Generated<number>;
  durata_desc: string;
  /** Null: without an end. */
  durata_mesi: number | null;
}

export interface LicenceRolesTable {
  id_licenza: number;
  id_ruolo: number;
}

/** A role that somebody has without a licence. */
export interface UserRolesTable {
  id_utente: number;
  id_ruolo: number;
}

export type LicenceSource = components['schemas']['UserLicence']['source'];

export interface UserLicencesTable {
  id: Generated<number>;
  id_utente: number;
  id_tipo_licenza: number;
  valid_from: string;
  /** The moment from which it holds no longer; null for one without an end. */
  valid_to: string | null;
  source: LicenceSource;
  revoked_at: string | null;
}

/** A feature that every account has without a licence. */
export interface FreeFeaturesTable {
  id_permesso: number;
}

/** What administrators have done. Rows are only ever added; the database refuses anything else. */
export interface AdminLogTable {
  id: Generated<number>;
  at: string;
  /** The acting account; 0 for a command on the server. */
  id_utente: number;
  azione: components['schemas']['AdminLogEntry']['azione'];
  /** To which feature, role, licence, user, mail, doctor or centre; 0 for a whole list. */
  id_oggetto: number;
  /** What it was and what it became, in ids and names of the lists: nothing about a person. */
  prima: string | null;
  dopo: string | null;
}
