import type { AccessesTable } from '../areas/access-log/access-log.table.ts';
import type { PreferencesTable } from '../areas/account/account.table.ts';
import type { AnamnesisLogTable, AnamnesisTextTables, PhysiologicalTable } from '../areas/anamnesis/anamnesis.table.ts';
import type { AuditTable } from '../areas/audit/audit.table.ts';
import type { CaregiverDraftsTable, GrantsTable } from '../areas/caregivers/caregivers.table.ts';
import type { ConsentsTable, RetainedTable } from '../areas/consents/consents.table.ts';
import type { ContactsTable } from '../areas/contacts/contacts.table.ts';
import type { DiagnosesTable } from '../areas/diagnoses/diagnoses.table.ts';
import type {
  AssociatedDoctorExceptionsTable,
  AssociatedDoctorsTable,
  AssociatedDoctorTagsTable,
  CareProvidersTable,
} from '../areas/doctors/doctors.table.ts';
import type { DraftsTable } from '../areas/drafts/drafts.table.ts';
import type { DrugListTable, DrugPacksTable, DrugProductsTable } from '../areas/drugs/drugs.table.ts';
import type { ExamCentresTable, ExamDiagnosesTable, ExamsTable } from '../areas/exams/exams.table.ts';
import type {
  DownloadTicketsTable,
  FilesTable,
  ThumbnailsTable,
  UploadPartsTable,
  UploadsTable,
} from '../areas/files/files.table.ts';
import type { LinksTable } from '../areas/links/links.table.ts';
import type { NotebookTable, NotebookZonesTable } from '../areas/notebook/notebook.table.ts';
import type { ContactDetailTable, PatientTable, UsersTable } from '../areas/patient/patient.table.ts';
import type {
  AdminLogTable,
  FreeFeaturesTable,
  LicenceRolesTable,
  LicencesTable,
  PermissionsTable,
  RolePermissionsTable,
  RolesTable,
  UserLicencesTable,
  UserRolesTable,
} from '../areas/permissions/permissions.table.ts';
import type { PregnanciesTable } from '../areas/pregnancies/pregnancies.table.ts';
import type { ProposalsTable } from '../areas/proposals/proposals.table.ts';
import type { ReactionsTable } from '../areas/reactions/reactions.table.ts';
import type { ReadingsTable } from '../areas/readings/readings.table.ts';
import type { ScoresTable } from '../areas/scores/scores.table.ts';
import type { PasswordResetsTable, RegistrationsTable } from '../areas/session/account.table.ts';
import type { FirstRunTable } from '../areas/session/first-run/first-run.table.ts';
import type { InvitationsTable } from '../areas/session/invitations/invitations.table.ts';
import type { LinkedIdentitiesTable } from '../areas/session/linked-identities.table.ts';
import type {
  PasskeysTable,
  RecoveryCodesTable,
  SignInStepsTable,
  TotpSecretsTable,
} from '../areas/session/second-factor/second-factor.table.ts';
import type {
  KnownAddressesTable,
  KnownDevicesTable,
  SessionsTable,
  ThrottleTable,
} from '../areas/session/session.table.ts';
import type {
  ShareAccessesTable,
  ShareFilesTable,
  SharePartsTable,
  SharesTable,
} from '../areas/sharing/sharing.table.ts';
import type { PurchasesTable } from '../areas/subscription/subscription.table.ts';
import type { DosesTable, TherapiesTable } from '../areas/therapies/therapies.table.ts';
import type { VaccinationsTable } from '../areas/vaccinations/vaccinations.table.ts';
import type { VisitsTable } from '../areas/visits/visits.table.ts';
import type { BlobsTable } from '../blobs/blobs.table.ts';
import type { BlobDeletionsTable, InstallationTable } from '../blobs/installation.table.ts';
import type { SeedsTable } from '../demo/demo.table.ts';
import type { AnswersTable } from '../idempotency/answers.table.ts';
import type { JobsTable } from '../jobs/jobs.table.ts';
import type { MailTable } from '../mail/mail.table.ts';
import type { QuotaTable } from '../quota/quota.table.ts';

export interface Tables extends AnamnesisTextTables {
  utenti: UsersTable;
  pazienti: PatientTable;
  contact_detail: ContactDetailTable;
  contatti: ContactsTable;
  tbl_taccuinos: NotebookTable;
  taccuino_zone: NotebookZonesTable;
  indagini: ExamsTable;
  indagini_diagnosi: ExamDiagnosesTable;
  centri_indagini: ExamCentresTable;
  files: FilesTable;
  miniature: ThumbnailsTable;
  tbl_terapie: TherapiesTable;
  assunzioni: DosesTable;
  farmaci_prodotti: DrugProductsTable;
  farmaci_confezioni: DrugPacksTable;
  farmaci_elenco: DrugListTable;
  uploads: UploadsTable;
  download_tickets: DownloadTicketsTable;
  upload_parts: UploadPartsTable;
  scores: ScoresTable;
  diagnosi: DiagnosesTable;
  visite: VisitsTable;
  tbl_parametri_vitalis: ReadingsTable;
  tbl_vaccinaziones: VaccinationsTable;
  reazioni_avverse: ReactionsTable;
  anamnesi_log: AnamnesisLogTable;
  tbl_anamnesi_fisiologica: PhysiologicalTable;
  tbl_gravidanze: PregnanciesTable;
  care_providers: CareProvidersTable;
  associated_doctors: AssociatedDoctorsTable;
  associated_doctors_tags: AssociatedDoctorTagsTable;
  deleghe: GrantsTable;
  associated_doctors_exceptions: AssociatedDoctorExceptionsTable;
  audit: AuditTable;
  bozze: DraftsTable;
  bozze_assistiti: CaregiverDraftsTable;
  permessi: PermissionsTable;
  ruoli: RolesTable;
  ruoli_permessi: RolePermissionsTable;
  licenze: LicencesTable;
  licenze_ruoli: LicenceRolesTable;
  utenti_ruoli: UserRolesTable;
  utenti_licenze: UserLicencesTable;
  funzioni_libere: FreeFeaturesTable;
  registro_admin: AdminLogTable;
  sessions: SessionsTable;
  totp_secrets: TotpSecretsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  linked_identities: LinkedIdentitiesTable;
  sign_in_steps: SignInStepsTable;
  throttle: ThrottleTable;
  known_addresses: KnownAddressesTable;
  known_devices: KnownDevicesTable;
  preferenze: PreferencesTable;
  accessi: AccessesTable;
  consensi: ConsentsTable;
  dati_conservati: RetainedTable;
  registrations: RegistrationsTable;
  password_resets: PasswordResetsTable;
  inviti: InvitationsTable;
  primo_avvio: FirstRunTable;
  mail: MailTable;
  blobs: BlobsTable;
  blob_deletions: BlobDeletionsTable;
  installation: InstallationTable;
  seeds: SeedsTable;
  link_personali: LinksTable;
  acquisti: PurchasesTable;
  jobs: JobsTable;
  answers: AnswersTable;
  spazio: QuotaTable;
  proposte: ProposalsTable;
  condivisioni: SharesTable;
  condivisioni_file: ShareFilesTable;
  condivisioni_voci: SharePartsTable;
  condivisioni_accessi: ShareAccessesTable;
}
