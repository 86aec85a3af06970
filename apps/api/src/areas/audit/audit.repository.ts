import { PostgresAdapter, sql } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Database, Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { pause } from '../../yield-to-event-loop.ts';
import { beginning, firstBroken, hashOf, type Link } from './chain.ts';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPage = components['schemas']['AuditPage'];

const lastOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('audit')
    .select(['sequence', 'hash'])
    .where('id_paziente', '=', patientId)
    .orderBy('sequence', 'desc')
    .limit(1),
);

/** Any number that no other lock of the database has. */
const lockOfChains = 7405;

/**
 * On a database with many connections: waits until who adds to the same chain has committed, so that the end of it is
 * known. Within a transaction only; the last thing that a transaction asks for, or two could wait for each other.
 */
async function holdChain(database: Queries, patientId: number): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(lockOfChains)}, ${patientId}::int)`.execute(database);
}

/** More than ever write to one record at the same moment outside of a transaction. */
const attempts = 20;

/** Adds an entry to the end of a record's chain, wherever that is by then. */
export async function appendAudit(database: Queries, entry: Omit<Link, 'sequence'>): Promise<void> {
  await holdChain(database, entry.id_paziente);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [last] = await lastOf(database, { patientId: entry.id_paziente });
    const link: Link = { ...entry, sequence: (last?.sequence ?? 0) + 1 };
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('audit')
      .values({ ...link, hash: hashOf(last?.hash ?? beginning, link) })
      // Somebody else was faster: the entry goes behind theirs.
      .onConflict((conflict) => conflict.columns(['id_paziente', 'sequence']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return;
  }
  throw new Error('An entry of the audit found no place.');
}

/** As many rows as any database takes in one statement. */
const rowsAtOnce = 500;

class Overtaken extends Error {}

/** Adds entries of one record, all of them or none, in a transaction of its own. */
export async function appendAudits(
  database: Database,
  id_paziente: number,
  entries: readonly Omit<Link, 'sequence' | 'id_paziente'>[],
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      await database.transaction().execute(async (transaction) => {
        await holdChain(transaction, id_paziente);
        const [last] = await lastOf(transaction, { patientId: id_paziente });
        let { sequence, hash } = last ?? { sequence: 0, hash: beginning };
        for (let from = 0; from < entries.length; from += rowsAtOnce) {
          const some = entries.slice(from, from + rowsAtOnce).map((entry) => {
            sequence += 1;
            const link: Link = { ...entry, id_paziente, sequence };
            hash = hashOf(hash, link);
            return { ...link, hash };
          });
          await pause();
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('audit')
            .values(some)
            .onConflict((conflict) => conflict.columns(['id_paziente', 'sequence']).doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows !== BigInt(some.length)) throw new Overtaken();
        }
      });
      return;
    } catch (error) {
      // Somebody else was faster: the entries go behind theirs.
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw new Error('Entries of the audit found no place.');
}

/** Of a whole record, or of one part of it. */
interface Wanted {
  tipo?: AuditEntry['tipo'] | undefined;
  id_record?: number | undefined;
}

export const pageSize = 10;

export async function listAudit(
  database: Queries,
  owner: { id_paziente: number; id_utente: number },
  { tipo, id_record }: Wanted,
  page: number,
): Promise<AuditPage> {
  let wanted = database.selectFrom('audit').where('audit.id_paziente', '=', owner.id_paziente);
  if (tipo !== undefined) wanted = wanted.where('kind', '=', tipo);
  if (id_record !== undefined) wanted = wanted.where('id_record', '=', id_record);
  const { totale } = await wanted
    .select(({ fn }) => fn.countAll<number | string>().as('totale'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .leftJoin('pazienti', 'pazienti.id_utente', 'audit.id_utente')
    .leftJoin('care_providers', 'care_providers.id_utente', 'audit.id_utente')
    .select(['id_audit', 'at', 'audit.id_utente', 'action', 'kind', 'id_record'])
    .select(['care_providers.fullname', 'pazienti.paziente_nome', 'pazienti.paziente_cognome'])
    .orderBy('sequence', 'desc')
    .offset((page - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return {
    totale: Number(totale),
    data: rows.map((row) => ({
      id_audit: row.id_audit,
      quando: row.at,
      chi: {
        nome: row.fullname ?? [row.paziente_nome, row.paziente_cognome].filter(Boolean).join(' '),
        proprietario: row.id_utente === owner.id_utente,
      },
      azione: row.action,
      tipo: row.kind,
      id_record: row.id_record,
    })),
  };
}

/** The records whose audit was tampered with. */
export async function brokenChains(database: Database): Promise<number[]> {
  const broken: number[] = [];
  const records = await database.selectFrom('audit').select('id_paziente').distinct().execute();
  for (const { id_paziente } of records) {
    const entries = await database
      .selectFrom('audit')
      .selectAll()
      .where('id_paziente', '=', id_paziente)
      .orderBy('sequence')
      .execute();
    if (firstBroken(entries) !== undefined) broken.push(id_paziente);
  }
  return broken;
}
