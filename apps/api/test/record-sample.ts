import type { Operation } from '../src/contract/operations.ts';
import type { SharedArea } from '../src/records/shared-list.ts';
import type { WholeRecord } from '../src/records/sharing.ts';
import type { Level } from './sample-record.ts';
import type { Person, TestServer } from './server.ts';

type Answer = Promise<Awaited<ReturnType<TestServer['call']>>>;
export type Headers = Record<string, string>;

/** Sends a request of the person. */
export type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers?: Headers,
) => Answer;

/** Creates a record and returns its ID. */
export type Maker = (server: TestServer, person: Person, operation: Operation) => Promise<number>;

export interface VersionedKind {
  operations: string[];
  first: () => Answer;
  /** Changes the text in the field `words`, or its substitute. */
  change: (id: number, words: string, headers?: Headers) => Answer;
  id: string;
  words: string;
  /** Substitutes of the words in fields without text. */
  says?: Record<string, unknown>;
  /** Absent if records cannot be deleted. */
  remove?: (id: number) => Answer;
  /** Absent if deletion is final or an ordinary change. */
  restore?: (id: number, headers?: Headers) => Answer;
  trash?: string;
  list?: () => Answer;
}

/** A record in memory that the access rules are tested with. */
export interface SharedSample {
  /** Part of the record, so that tests find it in any response. */
  name: string;
  area: SharedArea;
  /** Visible to every associated doctor whose clearance allows it. */
  essential?: boolean;
  /** Its specialties, chosen or proposed; none if absent. */
  tags?: readonly number[];
  /** It has no level and counts as level 6. */
  strictest?: true;
  make(name: string, level: Level): Partial<WholeRecord>;
}

/** Samples of one kind of record, from which the tests of all kinds are run. */
export interface RecordSample {
  /** According to the product documents, in menu order; none for a kind that only the owner sees. */
  areas: readonly SharedArea[];
  /** True if each record has its own confidentiality level according to the product documents. */
  padlock: boolean;
  make: Maker;
  /** Kinds of record whose changes require a version. */
  versioned?(call: Call, person: Person, server: TestServer): Record<string, VersionedKind>;
  /** At least one for each area. */
  shared?: readonly SharedSample[];
}

/** Text that identifies data of a person in a response. */
export const markerFor = (person: Person) => `segno-${person.id_utente}-`;

export const drawing = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

/** The date that a client sends with a deletion is ignored. */
export const longAgo = '2012-12-20T00:00:00.000Z';

/** Test persons have no sex unless a test needs one. */
export async function makeFemale(server: TestServer, person: Person) {
  const female = { paziente_sesso: 'female' } as const;
  await server.database.updateTable('pazienti').set(female).where('id_paziente', '=', person.id_paziente).execute();
}
