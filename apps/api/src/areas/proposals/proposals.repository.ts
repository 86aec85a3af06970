import type { Insertable, Selectable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { OwnershipCheck } from '../../contract/ownership.ts';
import type { Database, Queries } from '../../database/database.ts';
import type { ProposalsTable } from './proposals.table.ts';

type Schemas = components['schemas'];
export type ProposalRow = Selectable<ProposalsTable>;
export type NewProposal = Insertable<ProposalsTable>;
export type Status = Schemas['ProposalStatus'];

export const ownsProposal =
  (database: Database): OwnershipCheck =>
  async ({ id_paziente }, id) =>
    id_paziente !== undefined && (await findProposal(database, id_paziente, id)) !== undefined;

export const isAuthor =
  (database: Database): OwnershipCheck =>
  async ({ id_utente }, id) => {
    const sent = database.selectFrom('proposte').select('id_proposta').where('id_proposta', '=', id);
    return (await sent.where('author_id', '=', id_utente).executeTakeFirst()) !== undefined;
  };

export function findProposal(database: Queries, patientId: number, id: number): Promise<ProposalRow | undefined> {
  return database
    .selectFrom('proposte')
    .selectAll()
    .where('id_proposta', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
}

/** Finds a proposal of any patient, for its mails. */
export function findStatus(database: Queries, id: number) {
  return database
    .selectFrom('proposte')
    .select(['stato', 'decisa_il'])
    .where('id_proposta', '=', id)
    .executeTakeFirst();
}

const openFirst = (one: ProposalRow, other: ProposalRow) =>
  Number(other.stato === 'inviata') - Number(one.stato === 'inviata') || other.id_proposta - one.id_proposta;

/** Returns all proposals to a patient, or those of one doctor. */
export async function listProposals(database: Queries, patientId: number, authorId?: number): Promise<ProposalRow[]> {
  const rows = await database
    .selectFrom('proposte')
    .selectAll()
    .where('id_paziente', '=', patientId)
    .$if(authorId !== undefined, (query) => query.where('author_id', '=', authorId ?? 0))
    .execute();
  return rows.sort(openFirst);
}

export async function listOpen(
  database: Queries,
  patientId: number,
  limit: number,
): Promise<Schemas['OpenProposal'][]> {
  return database
    .selectFrom('proposte')
    .select(['id_proposta', 'tipo', 'autore'])
    .where('id_paziente', '=', patientId)
    .where('stato', '=', 'inviata')
    .orderBy('id_proposta', 'desc')
    .limit(limit)
    .execute();
}

export async function countOpen(database: Queries, patientId: number, authorId: number): Promise<number> {
  const { count } = await database
    .selectFrom('proposte')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('id_paziente', '=', patientId)
    .where('author_id', '=', authorId)
    .where('stato', '=', 'inviata')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function insertProposal(database: Queries, proposal: NewProposal): Promise<ProposalRow> {
  return database.insertInto('proposte').values(proposal).returningAll().executeTakeFirstOrThrow();
}

type Decision = Pick<ProposalRow, 'stato' | 'decisa_il'> &
  Partial<Pick<ProposalRow, 'motivo' | 'modificata' | 'tipo_record' | 'id_record'>>;

/** Returns undefined, and changes nothing, if the proposal does not have the expected status. */
export function decide(
  database: Queries,
  { id_paziente, id_proposta }: Pick<ProposalRow, 'id_paziente' | 'id_proposta'>,
  from: Status,
  decision: Decision,
): Promise<ProposalRow | undefined> {
  return database
    .updateTable('proposte')
    .set(decision)
    .where('id_proposta', '=', id_proposta)
    .where('id_paziente', '=', id_paziente)
    .where('stato', '=', from)
    .returningAll()
    .executeTakeFirst();
}

export async function listProvenance(
  database: Queries,
  patientId: number,
  kind: string,
  id: number,
): Promise<Schemas['Provenance'][]> {
  const rows = await database
    .selectFrom('proposte')
    .select(['id_proposta', 'tipo', 'autore', 'created_at', 'decisa_il', 'modificata'])
    .where('id_paziente', '=', patientId)
    .where('tipo_record', '=', kind as Schemas['CorrectedKind'])
    .where('id_record', '=', id)
    .where('stato', '=', 'accettata')
    .orderBy('decisa_il')
    .orderBy('id_proposta')
    .execute();
  return rows.map(({ created_at, decisa_il, modificata, ...row }) => ({
    ...row,
    inviata_il: created_at,
    accettata_il: decisa_il ?? created_at,
    modificata: modificata === 1,
  }));
}

/** Counts, per patient, the proposals of a doctor that were answered after a time. */
export async function countAnswers(
  database: Queries,
  authorId: number,
  since: ReadonlyMap<number, string>,
): Promise<Map<number, number>> {
  const counts = new Map([...since.keys()].map((patientId) => [patientId, 0]));
  const earliest = [...since.values()].sort()[0];
  if (earliest === undefined) return counts;
  const rows = await database
    .selectFrom('proposte')
    .select(['id_paziente', 'decisa_il'])
    .where('author_id', '=', authorId)
    .where('stato', 'in', ['accettata', 'rifiutata'])
    .where('decisa_il', '>', earliest)
    .execute();
  for (const { id_paziente, decisa_il } of rows) {
    const from = since.get(id_paziente);
    if (from !== undefined && decisa_il !== null && decisa_il > from)
      counts.set(id_paziente, (counts.get(id_paziente) ?? 0) + 1);
  }
  return counts;
}

/** Counts, per patient, the proposals of a doctor that wait for an answer. */
export async function countWaiting(database: Queries, authorId: number): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('proposte')
    .select(({ fn }) => ['id_paziente', fn.countAll().as('count')])
    .where('author_id', '=', authorId)
    .where('stato', '=', 'inviata')
    .groupBy('id_paziente')
    .execute();
  return new Map(rows.map(({ id_paziente, count }) => [id_paziente, Number(count)]));
}
