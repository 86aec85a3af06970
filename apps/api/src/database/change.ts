import type { Kysely } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** A migration runs on both databases; use `kind` only where their SQL differs. */
export type Change = (schema: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;
