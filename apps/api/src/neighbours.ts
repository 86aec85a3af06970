// What areas answer each other: each interface is implemented by the `.service.ts` of its area.
import type { components } from './contract/contract.gen.ts';
import type { Session } from './contract/session.ts';
import type { Queries } from './database/database.ts';
import type { Tables } from './database/tables.ts';
import type { MailLanguage } from './mail/mail.table.ts';
import type { UndatedEntry } from './records/kind.ts';
import type { RecordSharing, WholeRecord } from './records/sharing.ts';
import type { DeletedEntry } from './records/store.ts';
import type { Medicines, SharedRecord } from './summary/telling.ts';

type Schemas = components['schemas'];
type RecordLine = Schemas['RecordLine'];

export interface Sessions {
  /** Returns a session that has not ended, and does not keep it alive. */
  find(tokenHash: string): Promise<Session | undefined>;
  /** Forgets when a session was last seen. */
  forget(tokenHash: string): void;
}

/** Addresses that open a file once. */
export interface Tickets {
  issue(file: { id_file: number; token_hash: string | null }, now: number): Promise<string>;
  redeem(
    ticket: string,
    use: { now: number; inParts: boolean },
  ): Promise<{ id_file: number; token_hash: string | null } | undefined>;
}

/** What the owner of an account reads of its use. */
export interface AccessLog {
  addSignIn(
    queries: Queries,
    access: {
      id_utente: number;
      address: string;
      userAgent: string;
      /** SHA-256 of the token of the session that it began. */
      session_hash: string;
      /** With what the person has shown who they are. */
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
  /** The kind of client, without what would tell one person's from another's. */
  deviceOf(userAgent: string): string | null;
}

export interface Accounts {
  /** Refuses a password that is not that of the session's account, and returns the address of the account. */
  checkPassword(session: Session, address: string, password: string): Promise<{ email: string }>;
  /** Counts an attempt before anything is looked at, or refuses it with the time to wait. */
  countAttempt(
    attempt: { purpose: 'letter' | 'message' | 'share'; email: string; address: string },
    now: number,
  ): Promise<void>;
  /** Returns the e-mail address of a user. */
  addressOf(userId: number): Promise<string>;
  findUserId(queries: Queries, email: string): Promise<number | undefined>;
  /** Takes away all that somebody signs in with beside the password, and tells them; false when there is nothing. */
  resetSecondFactor(transaction: Queries, userId: number, admin: Session, now: number): Promise<boolean>;
  hashPasscode(passcode: string): Promise<string>;
  checkPasscode(hash: string, passcode: string): Promise<boolean>;
}

/** What is written to the log of the administrators. */
export interface Told {
  azione: Schemas['AdminLogEntry']['azione'];
  id_oggetto: number;
  prima?: string | null;
  dopo?: string | null;
}

export interface Administration {
  /** Does something of an administrator's and writes it down, both or neither; an administrator who can sign in is left. */
  administer<Answer>(
    session: Session,
    work: (transaction: Queries, now: number) => Promise<{ answer: Answer; told: Told | undefined }>,
  ): Promise<Answer>;
  /** Holds the administration until the end of the transaction, so that of two first administrators one comes first. */
  hold(transaction: Queries): Promise<void>;
  /** Does work in a transaction after which an administrator is left, or refuses. */
  keepAdministrator<Result>(transaction: Queries, work: () => Promise<Result>): Promise<Result>;
  hasAdministrator(queries: Queries, now: number): Promise<boolean>;
  makeAdministrator(queries: Queries, userId: number): Promise<void>;
}

type AuditEntry = Omit<Tables['audit'], 'id_audit' | 'hash' | 'sequence'>;

export interface Audit {
  append(queries: Queries, entry: AuditEntry): Promise<void>;
  /** Adds what somebody read of a record, all of it or nothing. */
  addReads(session: Session, patientId: number, lines: readonly RecordLine[]): Promise<void>;
  /** The lines of the export, read while they are sent. */
  lines: Record<'ndjson' | 'csv', () => AsyncIterable<string>>;
}

/** A medicine or a vaccine. */
type CatalogueEntry = Schemas['Drug'] & Schemas['Vaccine'] & { vaccino: boolean };

export interface Catalogue {
  /** Undefined for one that the catalogue does not know. */
  find(id: string): Promise<CatalogueEntry | undefined>;
  /** Several at once, by their ids; those it does not know are left out. */
  findAll(ids: readonly string[]): Promise<Medicines>;
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
  /** Says whether a person agreed that something of the record stays when the account ends. */
  agreedToRetention(patientId: number): Promise<boolean>;
}

export interface Diagnoses {
  /** Says whether one of the patient's own was ruled out. */
  isExcluded(patientId: number, id: number): Promise<boolean>;
}

export interface Doctors {
  isDoctor(userId: number): Promise<boolean>;
  associations(patientId: number): Promise<Schemas['DoctorAssociation'][]>;
  /** What a patient lets one of their doctors see; undefined for a doctor who is none of theirs. */
  activeAssociation(patientId: number, doctorId: number): Promise<Schemas['DoctorAssociation'] | undefined>;
  /** Connects an account with the entry that it was invited for, and returns the entry's id. */
  accept(
    queries: Queries,
    invitation: { id_cpp: number | null; id_paziente: number | null },
    userId: number,
    at: string,
  ): Promise<number>;
  /** Says whether an id is that of a specialty tag. */
  isTag(id: number): boolean;
}

export interface Files {
  patientOf(id: number): Promise<number | undefined>;
  /** Returns the address from which the session downloads a file, once. */
  addressFor(session: Session, id: number): Promise<string>;
  findUpload(patientId: number, id: number): Promise<{ size: number; received: number } | undefined>;
  /** The bytes of an upload, in their order. */
  piecesOf(uploadId: number): Promise<{ start: number; end: number; blob_key: string }[]>;
  forgetUploads(queries: Queries, ids: readonly number[]): Promise<void>;
}

type Found = Schemas['DrugInteractions'];

/** Compares a medicine with what the record of a patient holds; `except` is a therapy that is being changed. */
export interface Interactions {
  /** Undefined for a medicine that the catalogue does not know. */
  known(patientId: number, drugId: string, except: number | undefined): Promise<Found | undefined>;
  /** By the medicines that the words name. */
  inOwnWords(patientId: number, name: string, except: number | undefined): Promise<Found>;
  /** Findings, which are kept in Italian, in the words of a language. */
  inLanguage(findings: Found['messaggiInterazioni'], language: 'it' | 'en'): Promise<Found['messaggiInterazioni']>;
}

export interface AdministratorInvitations {
  list(queries: Queries, now: number): Promise<Schemas['AdministratorInvitation'][]>;
  /** Makes an invitation and its mail; earlier ones of the same address are revoked. */
  invite(
    transaction: Queries,
    offer: { email: string; lingua: MailLanguage; id_invitante: number },
    now: number,
  ): Promise<number>;
  /** Sends a new link; false when the invitation is no longer open. */
  resend(transaction: Queries, id: number, now: number): Promise<boolean>;
  /** False when the invitation is no longer open. */
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
  /** Stores an invitation and queues its mail. */
  send(queries: Queries, invitation: DoctorInvitation, now: number): Promise<void>;
  /** Revokes the open invitations of a patient to a doctor and returns how many there were. */
  revoke(queries: Queries, patientId: number, doctorId: number, now: number): Promise<number>;
  countOpen(queries: Queries, patientId: number, now: number): Promise<number>;
}

export interface Licences {
  /** Gives a new user the free plan. */
  grantFree(queries: Queries, userId: number): Promise<void>;
  /** Gives somebody a licence that was paid for. */
  grantPaid(
    queries: Queries,
    userId: number,
    licenceId: number,
    period: { from: number; to: number | null },
  ): Promise<number>;
  /** Ends a licence at once, within the transaction. */
  revoke(queries: Queries, id: number, now: number): Promise<unknown>;
}

export interface Lookups {
  isPlace(name: string): Promise<boolean>;
  isMaritalStatus(id: number): boolean;
}

export interface Notebook {
  /** Whose an entry is, while it is not deleted. */
  patientOf(id: number): Promise<number | undefined>;
  /** The two drawings of an entry that is not deleted. */
  drawings(patientId: number, id: number): Promise<Schemas['NotebookImages']>;
}

type Person = Pick<Schemas['Patient'], 'paziente_nome' | 'paziente_cognome' | 'paziente_nascita' | 'paziente_sesso'>;

export interface People {
  /** Name, birth and sex, as the patient card has them. */
  person(patientId: number): Promise<Person>;
  /** The record of a user; undefined for somebody without one. */
  patientIdOf(queries: Queries, userId: number): Promise<number | undefined>;
  /** Creates what a new user has: a patient record and the free plan. */
  openRecord(queries: Queries, user: { id_utente: number; nome: string; cognome: string }, at: string): Promise<void>;
}

export interface Readings {
  withIds(patientId: number, ids: readonly number[]): Promise<Schemas['Reading'][]>;
}

/** What the patient card shows of the other areas. */
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

/** A record with what it only names: the exam centres, and what the catalogue knows of its medicines. */
export interface NamedRecord<Record> {
  record: Record;
  /** Names of exam centres by their ids. */
  centres: ReadonlyMap<number, string>;
  medicines: Medicines;
}

/** Records across all areas. A whole record is everybody's secret: what leaves the server passes {@link Records.share}. */
export interface Records extends RecordSharing {
  whole(patientId: number): Promise<WholeRecord>;
  /** A whole record, with what the catalogue knows of the medicines of its therapies. */
  withMedicines(patientId: number): Promise<WholeRecord>;
  named(patientId: number): Promise<NamedRecord<WholeRecord>>;
  /** What of a record is at most as secret as a level. */
  shownUpTo(patientId: number, level: number): Promise<NamedRecord<SharedRecord>>;
  /** Says whether there is nothing in a record but the card. */
  isEmpty(person: { id_utente: number; id_paziente: number }): Promise<boolean>;
  onCard(patientId: number): Promise<CardCollections>;
  /** Tells whether records of a kind go to the trash. */
  isDeletable(kind: Schemas['RecordKind']): kind is Schemas['TrashEntry']['tipo'];
  /** Lists the records that have no day, as a search finds them. */
  undated(patientId: number): Promise<UndatedEntry[]>;
  /** Lists those without a day that were deleted at a moment (ISO 8601) or later. */
  undatedInTrash(patientId: number, since: string): Promise<DeletedEntry[]>;
  /** Returns false unless the record is the patient's own, not deleted, and of a kind with levels. */
  setLevel(queries: Queries, patientId: number, change: Schemas['LevelChange']): Promise<boolean>;
}

export interface Scores {
  /** What was computed and saved; the patient's own, which no doctor is shown. */
  all(patientId: number): Promise<Schemas['Score'][]>;
}

export interface Therapies {
  /** One of the patient's own. */
  find(
    patientId: number,
    id: number,
  ): Promise<{ id_farmaco_codifa: string | null; farmaco: { descrizione_breve: string } } | undefined>;
  /** Names another doctor wherever a doctor prescribed something, whoever's it is. */
  changePrescriber(queries: Queries, from: number, into: number): Promise<void>;
}
