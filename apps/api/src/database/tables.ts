import type { ContactsTable } from '../areas/contacts/contacts.table.ts';
import type { DraftsTable } from '../areas/drafts/drafts.table.ts';
import type { NotebookTable } from '../areas/notebook/notebook.table.ts';
import type { ContactDetailTable, PatientTable, UsersTable } from '../areas/patient/patient.table.ts';
import type { FeaturesTable } from '../areas/permissions/permissions.table.ts';
import type { PasswordResetsTable, RegistrationsTable } from '../areas/session/account.table.ts';
import type { KnownAddressesTable, SessionsTable, ThrottleTable } from '../areas/session/session.table.ts';
import type { BlobsTable } from '../blobs/blobs.table.ts';
import type { SeedsTable } from '../demo/demo.table.ts';
import type { MailTable } from '../mail/mail.table.ts';

/** One table, one line; each is described in its area. */
export interface Tables {
  utenti: UsersTable;
  pazienti: PatientTable;
  contact_detail: ContactDetailTable;
  contatti: ContactsTable;
  tbl_taccuinos: NotebookTable;
  bozze: DraftsTable;
  features: FeaturesTable;
  sessions: SessionsTable;
  throttle: ThrottleTable;
  known_addresses: KnownAddressesTable;
  registrations: RegistrationsTable;
  password_resets: PasswordResetsTable;
  mail: MailTable;
  blobs: BlobsTable;
  seeds: SeedsTable;
}
