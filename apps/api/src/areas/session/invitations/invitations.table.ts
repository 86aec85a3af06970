import type { Generated } from 'kysely';
import type { components } from '../../../contract/contract.gen.ts';
import type { MailLanguage } from '../../../mail/mail.table.ts';

export type InvitationKind = components['schemas']['InvitationKind'];

export interface InvitationsTable {
  id_invito: Generated<number>;
  tipo: InvitationKind;
  email: string;
  lingua: MailLanguage;
  /** Null for invitations from the command line and of deleted accounts. */
  id_invitante: number | null;
  id_cpp: number | null;
  id_paziente: number | null;
  /** SHA-256 of the code in the link; null until the code is issued. */
  code_hash: string | null;
  created_at: string;
  expires_at: string;
  accepted_at: string | null;
  id_accettante: number | null;
  revoked_at: string | null;
}
