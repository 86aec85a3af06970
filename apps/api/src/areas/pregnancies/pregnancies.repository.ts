import type { Insertable, Updateable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import type { PregnanciesTable } from './pregnancies.table.ts';

export type Pregnancy = components['schemas']['Pregnancy'];

const columns = [
  'id_gravidanza',
  'id_paziente',
  'author_id',
  'eta',
  'inizio_gravidanza',
  'fine_gravidanza',
  'esito',
  'sesso_bambino',
  'note_gravidanza',
  'deleted_at',
  'updated_at as versione',
] as const;

const pregnanciesOf = prepared({ patientId: -1 }, (database, { patientId }) =>
  database
    .selectFrom('tbl_gravidanze')
    .select(columns)
    .where('id_paziente', '=', patientId)
    .where('deleted_at', 'is', null),
);

const begun = ({ inizio_gravidanza, fine_gravidanza }: Pregnancy) => inizio_gravidanza ?? fine_gravidanza ?? '9';

/** Those that are not deleted, in the order in which they were; those without a date last. */
export async function listPregnancies(database: Queries, patientId: number): Promise<Pregnancy[]> {
  const rows = await pregnanciesOf(database, { patientId });
  return rows.sort((a, b) => {
    const [one, other] = [begun(a), begun(b)];
    return one === other ? a.id_gravidanza - b.id_gravidanza : one < other ? -1 : 1;
  });
}

/** A pregnancy of a patient, deleted or not. */
export async function findPregnancy(database: Queries, patientId: number, id: number): Promise<Pregnancy | undefined> {
  return database
    .selectFrom('tbl_gravidanze')
    .select(columns)
    .where('id_gravidanza', '=', id)
    .where('id_paziente', '=', patientId)
    .executeTakeFirst();
}

export async function insertPregnancy(
  database: Queries,
  pregnancy: Omit<Insertable<PregnanciesTable>, 'deleted_at' | 'created_at' | 'updated_at'>,
  at: string,
): Promise<Pregnancy> {
  return database
    .insertInto('tbl_gravidanze')
    .values({ ...pregnancy, deleted_at: null, created_at: at, updated_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Undefined when somebody else has deleted or restored it since it was read, or it is not the version that was seen. */
export async function updatePregnancy(
  database: Queries,
  before: Pregnancy,
  change: Omit<Updateable<PregnanciesTable>, 'updated_at'>,
  at: string,
  seen?: string,
): Promise<Pregnancy | undefined> {
  return database
    .updateTable('tbl_gravidanze')
    .set({ ...change, updated_at: at })
    .where('id_gravidanza', '=', before.id_gravidanza)
    .$if(seen !== undefined, (update) => update.where('updated_at', '=', seen ?? ''))
    .where('deleted_at', before.deleted_at === null ? 'is' : '=', before.deleted_at)
    .returning(columns)
    .executeTakeFirst();
}
