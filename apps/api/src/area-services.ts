import type { components } from './contract/contract.gen.ts';
import type { Session } from './contract/session.ts';
import type { Queries } from './database/database.ts';
import type { Tables } from './database/tables.ts';
import type { MailLanguage } from './mail/mail.table.ts';
import type { UndatedEntry } from './records/kind.ts';
import type { RecordPart, RecordSharing, WholeRecord } from './records/sharing.ts';
import type { DeletedEntry } from './records/store.ts';
import type { Medicines, SharedRecord } from './summary/render-context.ts';

type Schemas = components['schemas'];
type RecordLine = Schemas['RecordLine'];

export interface Sessions {
  /** Returns an active session without prolonging it. */
  find(tokenHash: string): Promise<Session | undefined>;
  forget(tokenHash: string): void;
}

export interface TicketTarget {
  id_file: number;
  token_hash: string | null;
  /** The record on which a caregiver acted, whose grant must still be active; null for others. */
  id_paziente: number | null;
}

export interface Tickets {
  issue(file: TicketTarget, now: number): Promise<string>;
  redeem(ticket: string, use: { now: number; inParts: boolean }): Promise<TicketTarget | undefined>;
}

export interface AccessLog {
  addSignIn(
    queries: Queries,
    access: {
      id_utente: number;
      address: string;
      userAgent: string;
      /** SHA-256 of the session token. */
      session_hash: string;
      method: 'password' | 'provider' | 'passkey';
      second: 'totp' | 'passkey' | 'recupero' | null;
    },
    now: number,
  ): Promise<void>;
  addEvent(
    queries: Queries,
    event: {
      id_utente: number;
      kind: NonNullable<Tables['accessi']['evento']>;
      address: string;
      userAgent: string;
    },
    now: number,
  ): Promise<void>;
  /** Returns the time of each user's last sign-in; users without one that is still stored are missing. */
  lastSignIns(queries: Queries, userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  describeDevice(userAgent: string): string | null;
}

export interface Accounts {
  /** @throws Problem when the password is wrong; otherwise returns the email address of the account. */
  checkPassword(session: Session, address: string, password: string): Promise<{ email: string }>;
  /** Counts an attempt in advance. @throws Problem 429 with the time to wait. */
  countAttempt(
    attempt: { purpose: 'letter' | 'message' | 'share'; email: string; address: string },
    now: number,
  ): Promise<void>;
  getEmail(userId: number): Promise<string>;
  findUserId(queries: Queries, email: string): Promise<number | undefined>;
  /** Returns those of the users whose login takes a second step. */
  filterProtected(queries: Queries, userIds: readonly number[]): Promise<ReadonlySet<number>>;
  resetSecondFactor(transaction: Queries, userId: number, admin: Session, now: number): Promise<boolean>;
  hashPasscode(passcode: string): Promise<string>;
  checkPasscode(hash: string, passcode: string): Promise<boolean>;
}

export interface AdminLogEntry {
  azione: Schemas['AdminLogEntry']['azione'];
  id_oggetto: number;
  prima?: string | null;
  dopo?: string | null;
}

export interface Administration {
  /** Changes and logs in one transaction. @throws Problem if no administrator who can sign in would remain. */
  administer<Answer>(
    session: Session,
    work: (transaction: Queries, now: number) => Promise<{ answer: Answer; logEntry: AdminLogEntry | undefined }>,
  ): Promise<Answer>;
  /** Locks until the end of the transaction: two first administrators must not be created concurrently. */
  hold(transaction: Queries): Promise<void>;
  /** Runs work in a transaction. @throws Problem if no administrator who can sign in would remain. */
  keepAdministrator<Result>(transaction: Queries, work: () => Promise<Result>): Promise<Result>;
  hasAdministrator(queries: Queries, now: number): Promise<boolean>;
  /** Logs it as done by the user, who was invited or holds the code of the first run. */
  makeAdministrator(transaction: Queries, userId: number): Promise<void>;
}

type AuditEntry = Omit<Tables['audit'], 'id_audit' | 'hash' | 'sequence'>;

export interface RecordChange extends RecordLine {
  /** Position of the last change in the audit of the record. */
  sequence: number;
}

export interface Audit {
  /** Returns when a user last read each of these records as a whole, up to a time if given, with one query. */
  lastReads(
    userId: number,
    records: readonly { id_paziente: number; until?: string | undefined }[],
  ): Promise<Map<number, { at: string; sequence: number }>>;
  /** Returns the time of the last change by others after a position in the audit. */
  lastChange(userId: number, patientId: number, after: number): Promise<string | undefined>;
  changes(userId: number, patientId: number, after: number): Promise<RecordChange[]>;
  hasRead(userId: number, patientId: number, change: RecordChange): Promise<boolean>;
  append(queries: Queries, entry: AuditEntry): Promise<void>;
  addReads(session: Session, patientId: number, lines: readonly RecordLine[]): Promise<void>;
  lines: Record<'ndjson' | 'csv', () => AsyncIterable<string>>;
}

type CatalogueEntry = Schemas['Drug'] & Schemas['Vaccine'] & { vaccino: boolean };

export interface Catalogue {
  find(id: string): Promise<CatalogueEntry | undefined>;
  findAll(ids: readonly string[]): Promise<ReadonlyMap<string, CatalogueEntry>>;
  /** Returns the active substances of each product with this name, lower-cased and without accents. */
  substancesOf(name: string): Promise<string[][]>;
}

export interface Centre {
  id_centro_indagine: number;
  centro_nome: string;
  email: string | null;
  disattivato_at: string | null;
}

export interface Centres {
  list(): Promise<Centre[]>;
}

export interface Consents {
  hasRetentionConsent(patientId: number): Promise<boolean>;
}

export interface Diagnoses {
  isExcluded(patientId: number, id: number): Promise<boolean>;
}

export interface Doctors {
  isDoctor(userId: number): Promise<boolean>;
  /** Returns the states of the directory entries of those users who have one. */
  entryStates(
    queries: Queries,
    userIds: readonly number[],
  ): Promise<ReadonlyMap<number, Schemas['OwnDoctorEntry']['stato']>>;
  associations(patientId: number): Promise<Schemas['DoctorAssociation'][]>;
  /** Returns the access that a patient grants to a doctor; undefined if not associated. */
  findAssociation(patientId: number, doctorId: number): Promise<Schemas['DoctorAssociation'] | undefined>;
  accept(
    queries: Queries,
    invitation: { id_cpp: number | null; id_paziente: number | null },
    userId: number,
    at: string,
  ): Promise<number>;
  /** Returns the access of a doctor's account to a patient; undefined if it has none. */
  findAccess(patientId: number, userId: number): Promise<Schemas['DoctorAssociation'] | undefined>;
  isTag(id: number): boolean;
}

interface SavedRecord<Shown> {
  tipo: Schemas['CorrectedKind'];
  id_record: number;
  isNew: boolean;
  /** The record as in the response. */
  shown: Shown;
}

export interface Proposals {
  /** Returns the open proposals to a patient, newest first. */
  listOpen(patientId: number): Promise<Schemas['OpenProposal'][]>;
  /** Returns the accepted proposals that created or changed a record, oldest first. */
  provenance(patientId: number, kind: Schemas['RecordKind'], id: number): Promise<Schemas['Provenance'][]>;
  /** Counts the proposals of a doctor that each patient answered after a time (ISO 8601). */
  countAnswers(userId: number, since: ReadonlyMap<number, string>): Promise<ReadonlyMap<number, number>>;
  /** Counts the proposals of a doctor that wait for an answer, per patient. */
  countWaiting(userId: number): Promise<ReadonlyMap<number, number>>;
  /**
   * Saves a record and accepts a proposal by it, in the same unit of work; only saves it if there is no ID.
   * @throws Problem 409 if the proposal is not open, 422 if it is for another record
   */
  accept<Shown extends object>(
    session: Session,
    id: number | undefined,
    save: () => Promise<SavedRecord<Shown>>,
  ): Promise<Shown>;
}

export interface Files {
  findOwner(id: number): Promise<number | undefined>;
  createDownloadUrl(session: Session, id: number): Promise<string>;
  findUpload(patientId: number, id: number): Promise<{ size: number; received: number } | undefined>;
  listPieces(uploadId: number): Promise<{ start: number; end: number; blob_key: string }[]>;
  forgetUploads(queries: Queries, ids: readonly number[]): Promise<void>;
}

export interface Vaccinations {
  /** Returns the vaccines that are due or late, as far as the shared vaccinations tell; empty if none is shared. */
  findDue(record: Pick<Schemas['SharedRecord'], 'identita' | 'vaccinazioni'>): Promise<Schemas['ScheduledVaccine'][]>;
}

type Found = Schemas['DrugInteractions'];

/** Checks a medicine against the record of a patient; `except` is the therapy being edited. */
export interface Interactions {
  /** Returns undefined for a medicine that is not in the catalogue. */
  checkDrug(patientId: number, drugId: string, except: number | undefined): Promise<Found | undefined>;
  checkText(patientId: number, name: string, except: number | undefined): Promise<Found>;
  /** Checks each therapy in progress of a shared record against the rest of what is shared. */
  checkShared(record: Schemas['SharedRecord'], language: 'it' | 'en'): Promise<Schemas['TherapyInteractions'][]>;
  /** Checks a medicine, by its name if the catalogue does not have it, against what is shared. */
  checkAgainstShared(record: Schemas['SharedRecord'], drug: { id: string | null; name: string }): Promise<Found>;
  /** Translates findings, which are stored in Italian. */
  translate(findings: Found['messaggiInterazioni'], language: 'it' | 'en'): Promise<Found['messaggiInterazioni']>;
}

export interface AdministratorInvitations {
  list(queries: Queries, now: number): Promise<Schemas['AdministratorInvitation'][]>;
  invite(
    transaction: Queries,
    offer: { email: string; lingua: MailLanguage; id_invitante: number },
    now: number,
  ): Promise<number>;
  resend(transaction: Queries, id: number, now: number): Promise<boolean>;
  revoke(transaction: Queries, id: number, now: number): Promise<boolean>;
}

export interface DoctorInvitation {
  email: string;
  lingua: MailLanguage;
  id_invitante: number;
  id_cpp: number;
  id_paziente: number;
}

export interface DoctorInvitations {
  send(queries: Queries, invitation: DoctorInvitation, now: number): Promise<void>;
  revoke(queries: Queries, patientId: number, doctorId: number, now: number): Promise<number>;
  countOpen(queries: Queries, patientId: number, now: number): Promise<number>;
}

export type CaregiverInvitation = {
  tipo: 'delega' | 'consegna';
  email: string;
  lingua: MailLanguage;
  id_invitante: number;
  id_paziente: number;
};

export interface CaregiverInvitations {
  send(queries: Queries, invitation: CaregiverInvitation, now: number): Promise<number>;
  /** Also notifies the inviting user. */
  markAccepted(queries: Queries, id: number, userId: number, now: number): Promise<void>;
  revoke(queries: Queries, id: number, now: number): Promise<void>;
  revokeHandovers(queries: Queries, patientId: number, now: number): Promise<void>;
  findHandover(patientId: number, now: number): Promise<Schemas['HandoverState'] | null>;
}

export interface Caregivers {
  /** Returns the session on the record of another person; undefined without an active grant. */
  act(session: Session, patientId: number): Promise<Session | undefined>;
  /** The same for the text of a header. The own record needs no grant. @throws Problem 404 without one. */
  actFor(session: Session, patient: string): Promise<Session>;
  /** Adds one entry per day to the audit. @throws Problem 404 if the grant has ended. */
  confirmAccess(session: Session): Promise<void>;
  /** Returns true for users who keep or kept the record on behalf of the patient. */
  hasActedFor(patientId: number, userId: number): Promise<boolean>;
  /** Returns true for the last parent of a child without an own account. */
  hasOnlyChildren(userId: number): Promise<boolean>;
  /** @throws Problem 409 unless the grant waits for an answer. */
  accept(queries: Queries, id: number, userId: number): Promise<{ id_paziente: number; id_invito: number | null }>;
  acceptInvitation(queries: Queries, invitationId: number, userId: number): Promise<void>;
  /** Lets the person whose record it is sign in, and ends all grants. @throws Problem 409 if the address is taken. */
  takeOver(queries: Queries, patientId: number, user: { email: string; password_hash: string }): Promise<number>;
}

export interface Licences {
  grantFree(queries: Queries, userId: number): Promise<void>;
  grantPaid(
    queries: Queries,
    userId: number,
    licenceId: number,
    period: { from: number; to: number | null },
  ): Promise<number>;
  revoke(queries: Queries, id: number, now: number): Promise<unknown>;
}

export interface Lookups {
  isPlace(name: string): Promise<boolean>;
  isMaritalStatus(id: number): boolean;
}

export interface Notebook {
  findOwner(id: number): Promise<number | undefined>;
  drawings(patientId: number, id: number): Promise<Schemas['NotebookImages']>;
  /** The marked regions by the ID of their entry; also of deleted entries. */
  zonesOf(patientId: number, ids: readonly number[]): Promise<Map<number, Schemas['NotebookZone'][]>>;
}

type Person = Pick<Schemas['Patient'], 'paziente_nome' | 'paziente_cognome' | 'paziente_nascita' | 'paziente_sesso'>;

export interface People {
  person(patientId: number): Promise<Person>;
  findPatientId(queries: Queries, userId: number): Promise<number | undefined>;
  ownerOf(queries: Queries, patientId: number): Promise<number | undefined>;
  /** Returns true for an account that allows no sign-in, of a child. */
  isDormant(userId: number): Promise<boolean>;
  /** Returns the ID of the record. */
  setBirth(
    queries: Queries,
    userId: number,
    birth: Pick<Person, 'paziente_nascita' | 'paziente_sesso'>,
  ): Promise<number>;
  openRecord(queries: Queries, user: { id_utente: number; nome: string; cognome: string }, at: string): Promise<void>;
}

export interface Readings {
  withIds(patientId: number, ids: readonly number[]): Promise<Schemas['Reading'][]>;
}

export type CardCollections = Pick<
  Schemas['Patient'],
  | 'contattiemergenza'
  | 'contattialtro'
  | 'tbl_taccuinos'
  | 'tbl_parametri_vitalis'
  | 'associated_doctors'
  | 'esami'
  | 'diagnosi'
  | 'centri_convenzionati_specialistici'
  | 'centri_convenzionati_radiologici'
  | 'centri_convenzionati_laboratory_analisi'
  | 'liveli_confidencialita'
>;

export interface NamedRecord<Record> {
  record: Record;
  centres: ReadonlyMap<number, string>;
  medicines: Medicines;
}

export type SpecialtiesLine = Pick<Schemas['SpecialtiesChange'], 'tipo' | 'id_record'>;

export interface RecordSpecialties extends Pick<Schemas['Exam'], 'specialita' | 'specialita_scelta' | 'versione'> {
  deleted: boolean;
}

/** A whole record is confidential: everything that leaves the server passes {@link Records.share}. */
export interface Records extends RecordSharing {
  readWhole(patientId: number): Promise<WholeRecord>;
  withMedicines(patientId: number): Promise<WholeRecord>;
  readNamed(patientId: number): Promise<NamedRecord<WholeRecord>>;
  readUpTo(patientId: number, level: number): Promise<NamedRecord<SharedRecord>>;
  isEmpty(person: { id_utente: number; id_paziente: number }): Promise<boolean>;
  readCardCollections(patientId: number): Promise<CardCollections>;
  /** Returns what decides on the visibility of a record before it is saved; undefined for kinds without levels. */
  newPart(kind: Schemas['RecordKind'], category: Schemas['ExamCategory'] | undefined): RecordPart | undefined;
  isDeletable(kind: Schemas['RecordKind']): kind is Schemas['TrashEntry']['tipo'];
  listUndated(patientId: number): Promise<UndatedEntry[]>;
  listUndatedInTrash(patientId: number, since: string): Promise<DeletedEntry[]>;
  /** Returns undefined for a record of another patient, a missing one and a kind whose specialties are fixed. */
  findSpecialties(queries: Queries, patientId: number, line: SpecialtiesLine): Promise<RecordSpecialties | undefined>;
  /** Null returns to the proposed ones. Returns undefined unless the patient owns the record and it is not deleted. */
  setSpecialties(
    queries: Queries,
    patientId: number,
    line: SpecialtiesLine,
    chosen: readonly number[] | null,
  ): Promise<RecordSpecialties | undefined>;
  /** Returns false unless the patient owns the record, it is not deleted and its kind has levels. */
  setLevel(queries: Queries, patientId: number, change: Schemas['LevelChange']): Promise<boolean>;
}

export interface Scores {
  all(patientId: number): Promise<Schemas['Score'][]>;
}

export interface Health {
  /** Counts the records of each kind and finds the newest one up to a date (YYYY-MM-DD). */
  read(patientId: number, day: string): Promise<Schemas['HealthSections']>;
}

export interface Details {
  /** Returns undefined for a record that is missing, deleted or of another patient. */
  find(patientId: number, kind: Schemas['DatedRecordKind'], id: number): Promise<Schemas['RecordDetail'] | undefined>;
}

export interface Today {
  /** Reads what matters on a date (YYYY-MM-DD), the current one where the patient is. */
  read(patientId: number, day: string): Promise<Schemas['Today']>;
}

export interface Therapies {
  find(
    patientId: number,
    id: number,
  ): Promise<{ id_farmaco_codifa: string | null; farmaco: { descrizione_breve: string } } | undefined>;
  changePrescriber(queries: Queries, from: number, into: number): Promise<void>;
}
