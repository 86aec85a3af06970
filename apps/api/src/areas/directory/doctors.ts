import { sql } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import { document } from '../../contract/document.ts';
import { Validation } from '../../contract/validation.ts';
import type { Queries } from '../../database/database.ts';
import { normalizeForSearch } from '../../search.ts';
import { type Directory, type Entry, pageSize, searchCondition } from './directory.ts';

export type DoctorData = components['schemas']['DirectoryDoctorData'];

const columns = ['fullname', 'email', 'cpp_localita_iscrizione', 'numero_iscrizione', 'specializzation'] as const;

interface Row extends Omit<DoctorData, 'email'> {
  id_cpp: number;
  id_utente: number | null;
  email: string;
  disattivato_at: string | null;
}

const toEntry = ({ id_cpp, id_utente, disattivato_at, email, ...row }: Row): Entry<DoctorData> => ({
  id: id_cpp,
  active: disattivato_at === null,
  account: id_utente !== null,
  data: { ...row, email: email === '' ? null : email },
});

const toRow = ({ email, ...data }: DoctorData) => ({ ...data, email: email ?? '' });

/** Entries typed by patients are not part of the directory; merged ones live on in another entry. */
const listed = (database: Queries) =>
  database.selectFrom('care_providers').where('pubblico', '=', 1).where('fuso_in', 'is', null);

const entries = (database: Queries) => listed(database).select(['id_cpp', 'id_utente', 'disattivato_at', ...columns]);

const text = sql<string>`lower(fullname || ' ' || email || ' ' || cpp_localita_iscrizione || ' ' ||
  coalesce(numero_iscrizione, '') || ' ' || specializzation)`;

/** Registers write the same number with and without leading zeros. */
const numberKey = (number: string) =>
  normalizeForSearch(number)
    .replaceAll(' ', '')
    .replace(/^0+(?=.)/, '');

const check = new Validation(document).body({ $ref: '#/components/schemas/DirectoryDoctorData' });

const sortColumns = { nome: 'fullname', luogo: 'cpp_localita_iscrizione', tipo: 'specializzation' } as const;

export const doctors: Directory<DoctorData> = {
  id: 'id_cpp',
  columns,
  required: ['fullname', 'cpp_localita_iscrizione'],
  empty: { fullname: '', email: null, cpp_localita_iscrizione: '', numero_iscrizione: null, specializzation: '' },
  name: 'fullname',
  codes: { email: 'email', numero_iscrizione: 'numero' },
  parse: (cells) => cells,
  check,
  strongKey: ({ cpp_localita_iscrizione: board, numero_iscrizione: number }) =>
    number === null ? undefined : `${normalizeForSearch(board)}|${numberKey(number)}`,
  weakKeys({ fullname, email, cpp_localita_iscrizione: board }) {
    const named = `board|${normalizeForSearch(fullname)}|${normalizeForSearch(board)}`;
    return email === null ? [named] : [`mail|${normalizeForSearch(fullname)}|${email.toLowerCase()}`, named];
  },

  async search(database, search) {
    const direction = search.decrescente ? 'desc' : 'asc';
    const { total } = await listed(database)
      .where(searchCondition(text, search))
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await entries(database)
      .where(searchCondition(text, search))
      .orderBy(sortColumns[search.ordine ?? 'nome'], direction)
      .orderBy('fullname', direction)
      .orderBy('id_cpp', direction)
      .offset((search.page - 1) * pageSize)
      .limit(pageSize)
      .execute();
    return { total: Number(total), entries: rows.map(toEntry) };
  },

  async page(database, afterId, limit) {
    const rows = await entries(database).where('id_cpp', '>', afterId).orderBy('id_cpp').limit(limit).execute();
    return rows.map(toEntry);
  },

  async find(database, id) {
    const row = await entries(database).where('id_cpp', '=', id).executeTakeFirst();
    return row && toEntry(row);
  },

  async insert(database, list, at) {
    const rows = await database
      .insertInto('care_providers')
      .values(list.map((data) => ({ ...toRow(data), id_utente: null, created_at: at })))
      .returning('id_cpp')
      .execute();
    return rows.at(-1)?.id_cpp ?? 0;
  },

  async update(database, id, data) {
    await database.updateTable('care_providers').set(toRow(data)).where('id_cpp', '=', id).execute();
  },

  async setState(database, id, disattivato_at) {
    await database.updateTable('care_providers').set({ disattivato_at }).where('id_cpp', '=', id).execute();
  },
};
