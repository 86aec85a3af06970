import type { Generated } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';

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

export interface LicencesTable {
  id: Generated<number>;
  descrizione: string;
  /** In euro cents. */
  costo_centesimi: number;
  /** 0: no longer granted; existing grants stay valid. */
  enable: Generated<number>;
  durata_desc: string;
  durata_mesi: number | null;
}

export interface LicenceRolesTable {
  id_licenza: number;
  id_ruolo: number;
}

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
  /** Exclusive; null for no end. */
  valid_to: string | null;
  source: LicenceSource;
  revoked_at: string | null;
}

export interface FreeFeaturesTable {
  id_permesso: number;
}

/** Append-only; enforced by database triggers. */
export interface AdminLogTable {
  id: Generated<number>;
  at: string;
  /** The acting user; 0 for commands on the server. */
  id_utente: number;
  azione: components['schemas']['AdminLogEntry']['azione'];
  /** ID of the feature, role, licence, user, mail, doctor or centre; 0 for a whole list. */
  id_oggetto: number;
  /** IDs and names of list entries before and after, without personal data. */
  prima: string | null;
  dopo: string | null;
}
