import type { Kysely } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A migration is written once for both databases; `kind` is there for the few words in which they differ. */
export type Change = (schema: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;
