import { PostgresAdapter, sql } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Database, Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { yieldToEventLoop } from '../../yield-to-event-loop.ts';
import { findFirstBroken, hashEntry, initialHash, type Link } from './chain.ts';

export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPage = components['schemas']['AuditPage'];

const findLast = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('audit')
    .select(['sequence', 'hash'])
    .where('id_paziente', '=', patientId)
    .orderBy('sequence', 'desc')
    .limit(1),
);

const chainLockId = 7405;

/** Must be the last lock that a transaction takes, to prevent deadlocks. */
async function lockChain(database: Queries, patientId: number): Promise<void> {
  if (!(database.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(${sql.lit(chainLockId)}, ${patientId}::int)`.execute(database);
}

const maxAttempts = 20;

export async function appendAudit(database: Queries, entry: Omit<Link, 'sequence'>): Promise<void> {
  await lockChain(database, entry.id_paziente);
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const [last] = await findLast(database, { patientId: entry.id_paziente });
    const link: Link = { ...entry, sequence: (last?.sequence ?? 0) + 1 };
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('audit')
      .values({ ...link, hash: hashEntry(last?.hash ?? initialHash, link) })
      .onConflict((conflict) => conflict.columns(['id_paziente', 'sequence']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return;
  }
  throw new Error('Could not append the audit entry.');
}

/** Limited by the number of bind parameters. */
const batchSize = 500;

class SequenceConflict extends Error {}

export async function appendAudits(
  database: Database,
  id_paziente: number,
  entries: readonly Omit<Link, 'sequence' | 'id_paziente'>[],
): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    try {
      await database.transaction().execute(async (transaction) => {
        await lockChain(transaction, id_paziente);
        const [last] = await findLast(transaction, { patientId: id_paziente });
        let { sequence, hash } = last ?? { sequence: 0, hash: initialHash };
        for (let from = 0; from < entries.length; from += batchSize) {
          const some = entries.slice(from, from + batchSize).map((entry) => {
            sequence += 1;
            const link: Link = { ...entry, id_paziente, sequence };
            hash = hashEntry(hash, link);
            return { ...link, hash };
          });
          await yieldToEventLoop();
          const { numInsertedOrUpdatedRows } = await transaction
            .insertInto('audit')
            .values(some)
            .onConflict((conflict) => conflict.columns(['id_paziente', 'sequence']).doNothing())
            .executeTakeFirst();
          if (numInsertedOrUpdatedRows !== BigInt(some.length)) throw new SequenceConflict();
        }
      });
      return;
    } catch (error) {
      if (!(error instanceof SequenceConflict)) throw error;
    }
  }
  throw new Error('Could not append the audit entries.');
}

interface AuditFilter {
  tipo?: AuditEntry['tipo'] | undefined;
  id_record?: number | undefined;
}

export const pageSize = 10;

interface Actor {
  id_utente: number;
  action: AuditEntry['azione'];
  kind: AuditEntry['tipo'];
  fullname: string | null;
  paziente_nome: string | null;
  grant_kind: 'genitore' | 'parente' | null;
}

/** A doctor may be a caregiver as well: caregivers leave one entry a day for what they read, doctors one per record. */
function toRole(row: Actor, owner: { id_utente: number }): AuditEntry['chi']['ruolo'] {
  if (row.id_utente === owner.id_utente) return 'proprietario';
  if (row.paziente_nome === null && row.fullname === null) return 'visitatore';
  const readsAsDoctor = row.action === 'read' && row.kind !== 'caregiver' && row.fullname !== null;
  if (row.grant_kind !== null && !readsAsDoctor) return row.grant_kind === 'genitore' ? 'genitore' : 'assistente';
  if (row.kind === 'caregiver') return 'assistente';
  if (row.kind === 'account') return 'amministratore';
  return row.fullname === null ? 'visitatore' : 'medico';
}

export async function listAudit(
  database: Queries,
  owner: { id_paziente: number; id_utente: number },
  { tipo, id_record }: AuditFilter,
  page: number,
): Promise<AuditPage> {
  let filtered = database.selectFrom('audit').where('audit.id_paziente', '=', owner.id_paziente);
  if (tipo !== undefined) filtered = filtered.where('kind', '=', tipo);
  if (id_record !== undefined) filtered = filtered.where('id_record', '=', id_record);
  const { totale } = await filtered
    .select(({ fn }) => fn.countAll<number | string>().as('totale'))
    .executeTakeFirstOrThrow();
  const rows = await filtered
    .leftJoin('pazienti', 'pazienti.id_utente', 'audit.id_utente')
    .leftJoin('care_providers', 'care_providers.id_utente', 'audit.id_utente')
    .select(['id_audit', 'at', 'audit.id_utente', 'action', 'kind', 'id_record'])
    .select(['care_providers.fullname', 'pazienti.paziente_nome', 'pazienti.paziente_cognome'])
    .select(({ selectFrom }) =>
      selectFrom('deleghe')
        .select('tipo')
        .whereRef('deleghe.id_paziente', '=', 'audit.id_paziente')
        .whereRef('deleghe.id_utente', '=', 'audit.id_utente')
        .whereRef('accepted_at', '<=', 'audit.at')
        .where(({ or, eb, ref }) => or([eb('closed_at', 'is', null), eb('closed_at', '>=', ref('audit.at'))]))
        .orderBy('tipo')
        .limit(1)
        .as('grant_kind'),
    )
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
        ruolo: toRole(row, owner),
      },
      azione: row.action,
      tipo: row.kind,
      id_record: row.id_record,
    })),
  };
}

export async function findBrokenChains(database: Database): Promise<number[]> {
  const broken: number[] = [];
  const records = await database.selectFrom('audit').select('id_paziente').distinct().execute();
  for (const { id_paziente } of records) {
    const entries = await database
      .selectFrom('audit')
      .selectAll()
      .where('id_paziente', '=', id_paziente)
      .orderBy('sequence')
      .execute();
    if (findFirstBroken(entries) !== undefined) broken.push(id_paziente);
  }
  return broken;
}
