import type { components } from '../../contract/contract.gen.ts';
import type { Database, Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { isException, maxExceptions } from '../../policy/visibility.ts';

export type Association = components['schemas']['DoctorAssociation'];
export type CareProvider = components['schemas']['CareProvider'];

const byName = new Intl.Collator('it', { sensitivity: 'base' });
const compareProviders = (a: CareProvider, b: CareProvider) =>
  byName.compare(a.fullname, b.fullname) || a.id_cpp - b.id_cpp;

const directory = [
  'care_providers.id_cpp',
  'care_providers.id_utente',
  'fullname',
  'cpp_localita_iscrizione',
  'specializzation',
  'verificato_at',
  'disattivato_at',
] as const;

type Listed = Pick<
  CareProvider,
  'id_cpp' | 'id_utente' | 'fullname' | 'cpp_localita_iscrizione' | 'specializzation'
> & {
  verificato_at: string | null;
  disattivato_at: string | null;
};

function toCareProvider<Entry extends Listed>(
  { verificato_at, disattivato_at, ...entry }: Entry,
  withoutAccount: 'elenco' | 'invitato' | 'revocato',
) {
  const joined = verificato_at === null ? 'iscritto' : 'verificato';
  const stato: CareProvider['stato'] = entry.id_utente === null ? withoutAccount : joined;
  return { ...entry, stato, attivo: disattivato_at === null };
}

function associations(database: Queries, patientId: number) {
  return database
    .selectFrom('associated_doctors')
    .innerJoin('care_providers', 'care_providers.id_cpp', 'associated_doctors.id_cpp')
    .innerJoin('pazienti', 'pazienti.id_paziente', 'associated_doctors.id_paziente')
    .select([
      ...directory,
      'email',
      'pubblico',
      'pazienti.id_utente as id_utente_paziente',
      'assegnazione_confidenzialita',
      'visibility',
      'associated_doctors.updated_at as versione',
      'deleted_at',
      // Resending an invitation revokes the previous one, so at most one is open.
      (eb) =>
        eb
          .selectFrom('inviti')
          .select('expires_at')
          .whereRef('inviti.id_cpp', '=', 'associated_doctors.id_cpp')
          .whereRef('inviti.id_paziente', '=', 'associated_doctors.id_paziente')
          .where('accepted_at', 'is', null)
          .where('revoked_at', 'is', null)
          .limit(1)
          .as('invitation_expires'),
    ])
    .where('associated_doctors.id_paziente', '=', patientId);
}

// Stryker disable next-line UnaryOperator: the number only stands for the one of each call
const queryAssociations = prepared({ patientId: -1 }, (database, { patientId }) =>
  associations(database, patientId).where('deleted_at', 'is', null),
);

// Stryker disable next-line UnaryOperator: the number only stands for the one of each call
const queryTags = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('associated_doctors_tags')
    .select(['id_cpp', 'id_tag'])
    .where('id_paziente', '=', patientId)
    .orderBy('id_tag'),
);

// Stryker disable next-line UnaryOperator: the number only stands for the one of each call
const queryExceptions = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('associated_doctors_exceptions')
    .select(['id_cpp', 'tipo', 'id_record'])
    .where('id_paziente', '=', patientId)
    .orderBy('tipo')
    .orderBy('id_record'),
);

type Row = Awaited<ReturnType<typeof queryAssociations>>[number];
type Exceptions = Association['eccezioni'];

function toAssociation(patientId: number, row: Row, tags: number[], eccezioni: Exceptions): Association {
  const { id_utente_paziente, assegnazione_confidenzialita, visibility, versione, deleted_at, ...rest } = row;
  const { invitation_expires, email, pubblico, ...entry } = rest;
  // Only an invitation lets a doctor join who is not in the directory.
  const uninvited = pubblico === 1 ? 'elenco' : 'revocato';
  return {
    id_cpp: row.id_cpp,
    id_careprovider: row.id_cpp,
    id_utente_cpp: row.id_utente,
    id_paziente: patientId,
    id_utente: id_utente_paziente,
    assegnazione_confidenzialita,
    visibility,
    tags,
    eccezioni,
    status: deleted_at === null ? 'add' : 'delete',
    versione,
    invito: invitation_expires === null ? null : { scade: invitation_expires },
    care_provider: {
      ...toCareProvider(entry, invitation_expires === null ? uninvited : 'invitato'),
      ...(email !== '' && { email }),
    },
  };
}

export async function listAssociations(database: Queries, patientId: number): Promise<Association[]> {
  const rows = await queryAssociations(database, { patientId });
  const tags = Map.groupBy(await queryTags(database, { patientId }), ({ id_cpp }) => id_cpp);
  const exceptions = Map.groupBy(await queryExceptions(database, { patientId }), ({ id_cpp }) => id_cpp);
  return rows
    .map((row) =>
      toAssociation(
        patientId,
        row,
        (tags.get(row.id_cpp) ?? []).map(({ id_tag }) => id_tag),
        (exceptions.get(row.id_cpp) ?? []).map(({ tipo, id_record }) => ({ tipo, id_record })),
      ),
    )
    .sort((a, b) => compareProviders(a.care_provider, b.care_provider));
}

export async function findAssociation(
  database: Queries,
  patientId: number,
  doctorId: number,
): Promise<Association | undefined> {
  const row = await associations(database, patientId)
    .where('associated_doctors.id_cpp', '=', doctorId)
    .executeTakeFirst();
  // Also queried without an association, so that the response time does not reveal it.
  const tags = await database
    .selectFrom('associated_doctors_tags')
    .select('id_tag')
    .where('id_paziente', '=', patientId)
    .where('id_cpp', '=', doctorId)
    .orderBy('id_tag')
    .execute();
  const exceptions = await database
    .selectFrom('associated_doctors_exceptions')
    .select(['tipo', 'id_record'])
    .where('id_paziente', '=', patientId)
    .where('id_cpp', '=', doctorId)
    .orderBy('tipo')
    .orderBy('id_record')
    .execute();
  if (row === undefined) return undefined;
  return toAssociation(
    patientId,
    row,
    tags.map(({ id_tag }) => id_tag),
    exceptions,
  );
}

/** Returns false without changes if the doctor already has as many exceptions as one may have. */
export async function setException(
  database: Queries,
  patientId: number,
  { id_cpp, tipo, id_record, nascosto }: components['schemas']['SharingException'],
): Promise<boolean> {
  if (!nascosto) {
    await database
      .deleteFrom('associated_doctors_exceptions')
      .where('id_paziente', '=', patientId)
      .where('id_cpp', '=', id_cpp)
      .where('tipo', '=', tipo)
      .where('id_record', '=', id_record)
      .execute();
    return true;
  }
  const known = await database
    .selectFrom('associated_doctors_exceptions')
    .select(['tipo', 'id_record'])
    .where('id_paziente', '=', patientId)
    .where('id_cpp', '=', id_cpp)
    .execute();
  if (isException({ eccezioni: known }, { tipo, id_record })) return true;
  if (known.length >= maxExceptions) return false;
  await database
    .insertInto('associated_doctors_exceptions')
    .values({ id_paziente: patientId, id_cpp, tipo, id_record })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

export async function findActiveAssociation(
  database: Queries,
  patientId: number,
  doctorId: number,
): Promise<Association | undefined> {
  const association = await findAssociation(database, patientId, doctorId);
  return association?.status === 'delete' ? undefined : association;
}

/** Treats entries invited by other patients as missing. */
export async function findCareProvider(database: Queries, patientId: number, doctorId: number) {
  return database
    .selectFrom('care_providers')
    .select(['id_cpp', 'id_utente', 'disattivato_at'])
    .where('id_cpp', '=', doctorId)
    .where('fuso_in', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('pubblico', '=', 1),
        exists(
          selectFrom('associated_doctors')
            .select('associated_doctors.id_cpp')
            .whereRef('associated_doctors.id_cpp', '=', 'care_providers.id_cpp')
            .where('associated_doctors.id_paziente', '=', patientId),
        ),
      ]),
    )
    .executeTakeFirst();
}

const initialAccess = { assegnazione_confidenzialita: 1, visibility: 2 } as const;

async function deleteTags(database: Queries, patientId: number, doctorId: number) {
  await database
    .deleteFrom('associated_doctors_tags')
    .where('id_paziente', '=', patientId)
    .where('id_cpp', '=', doctorId)
    .execute();
}

export async function addAssociation(
  database: Queries,
  owner: { id_paziente: number; author_id: number },
  doctorId: number,
  at: string,
): Promise<void> {
  const changed = { ...initialAccess, author_id: owner.author_id, updated_at: at, deleted_at: null };
  await database
    .insertInto('associated_doctors')
    .values({ ...owner, ...changed, id_cpp: doctorId, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['id_paziente', 'id_cpp'])
        .doUpdateSet(changed)
        .where('associated_doctors.deleted_at', 'is not', null),
    )
    .execute();
}

export async function removeAssociation(database: Database, patientId: number, doctorId: number, at: string) {
  return database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('associated_doctors')
      .set({ deleted_at: at, updated_at: at })
      .where('id_paziente', '=', patientId)
      .where('id_cpp', '=', doctorId)
      .where('deleted_at', 'is', null)
      .execute();
    await deleteTags(transaction, patientId, doctorId);
  });
}

/** Removes all doctors of all patients, but no exceptions: they apply again to a doctor who is added again. */
export async function removeAllAssociations(database: Queries, at: string) {
  const removed = await database
    .updateTable('associated_doctors')
    .set({ deleted_at: at, updated_at: at })
    .where('deleted_at', 'is', null)
    .returning(['id_paziente', 'id_cpp'])
    .execute();
  await database.deleteFrom('associated_doctors_tags').execute();
  return removed;
}

export type Access = Pick<Association, 'assegnazione_confidenzialita' | 'visibility' | 'tags'>;

/** Returns false without changes if the association was deleted or has another version. */
export async function changeAccess(
  database: Database,
  patientId: number,
  doctorId: number,
  { tags, ...access }: Access,
  at: string,
  seen: string | undefined,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    let update = transaction
      .updateTable('associated_doctors')
      .set({ ...access, updated_at: at })
      .where('id_paziente', '=', patientId)
      .where('id_cpp', '=', doctorId)
      .where('deleted_at', 'is', null);
    if (seen !== undefined) update = update.where('updated_at', '=', seen);
    const { numUpdatedRows } = await update.executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await deleteTags(transaction, patientId, doctorId);
    if (tags.length === 0) return true;
    await transaction
      .insertInto('associated_doctors_tags')
      .values(tags.map((id_tag) => ({ id_paziente: patientId, id_cpp: doctorId, id_tag })))
      .execute();
    return true;
  });
}

export async function listAvailable(database: Queries, patientId: number, userId: number): Promise<CareProvider[]> {
  const rows = await database
    .selectFrom('care_providers')
    .select(directory)
    .where('pubblico', '=', 1)
    .where('fuso_in', 'is', null)
    .where('disattivato_at', 'is', null)
    .where((where) =>
      where.and([
        where.or([where('id_utente', 'is', null), where('id_utente', '!=', userId)]),
        where.not(
          where.exists(
            where
              .selectFrom('associated_doctors')
              .select('associated_doctors.id_cpp')
              .whereRef('associated_doctors.id_cpp', '=', 'care_providers.id_cpp')
              .where('associated_doctors.id_paziente', '=', patientId)
              .where('deleted_at', 'is', null),
          ),
        ),
      ]),
    )
    .execute();
  return rows.map((row) => toCareProvider(row, 'elenco')).sort(compareProviders);
}

function queryPatients(database: Queries, userId: number) {
  return (
    database
      .selectFrom('care_providers')
      .innerJoin('associated_doctors', 'associated_doctors.id_cpp', 'care_providers.id_cpp')
      .where('care_providers.id_utente', '=', userId)
      // Associations of deactivated doctors are kept for the patients and for reactivation.
      .where('care_providers.disattivato_at', 'is', null)
      .where('deleted_at', 'is', null)
  );
}

export async function findAssociatedDoctor(database: Queries, patientId: number, userId: number) {
  return queryPatients(database, userId)
    .select('care_providers.id_cpp')
    .where('associated_doctors.id_paziente', '=', patientId)
    .executeTakeFirst();
}

export interface NewsMarks {
  novita_lette: string | null;
  novita_lette_prima: string | null;
}

/** Returns the last mark of a doctor for each patient. */
export const listNewsMarks = (database: Queries, userId: number) =>
  queryPatients(database, userId).select(['associated_doctors.id_paziente', 'novita_lette']).execute();

export async function findNewsMarks(database: Queries, patientId: number, userId: number): Promise<NewsMarks> {
  const marks = await queryPatients(database, userId)
    .select(['novita_lette', 'novita_lette_prima'])
    .where('associated_doctors.id_paziente', '=', patientId)
    .executeTakeFirst();
  return marks ?? { novita_lette: null, novita_lette_prima: null };
}

export async function markNews(database: Queries, patientId: number, doctorId: number, marks: Partial<NewsMarks>) {
  await database
    .updateTable('associated_doctors')
    .set(marks)
    .where('id_paziente', '=', patientId)
    .where('id_cpp', '=', doctorId)
    .execute();
}

export async function listAccessiblePatients(database: Queries, userId: number) {
  const rows = await queryPatients(database, userId)
    .innerJoin('pazienti', 'pazienti.id_paziente', 'associated_doctors.id_paziente')
    .select(['pazienti.id_paziente', 'paziente_nome', 'paziente_cognome', 'paziente_nascita'])
    .select(['assegnazione_confidenzialita', 'visibility'])
    .select(({ fn, selectFrom }) => {
      // Stryker disable next-line StringLiteral: the name within the subquery is not read
      const count = fn.countAll<number | string>().as('count');
      return selectFrom('associated_doctors_exceptions')
        .select(count)
        .whereRef('associated_doctors_exceptions.id_paziente', '=', 'associated_doctors.id_paziente')
        .whereRef('associated_doctors_exceptions.id_cpp', '=', 'associated_doctors.id_cpp')
        .as('exceptions');
    })
    .execute();
  const patients = rows.map(({ exceptions, ...row }) => ({ ...row, eccezioni: { length: Number(exceptions) } }));
  return patients.sort(
    (a, b) =>
      byName.compare(a.paziente_cognome, b.paziente_cognome) || byName.compare(a.paziente_nome, b.paziente_nome),
  );
}

export async function isDoctor(database: Queries, userId: number): Promise<boolean> {
  const row = await database
    .selectFrom('care_providers')
    .select('id_cpp')
    .where('id_utente', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
