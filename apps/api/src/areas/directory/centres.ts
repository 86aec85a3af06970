import { sql } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import { document } from '../../contract/document.ts';
import { Validation } from '../../contract/validation.ts';
import type { Queries } from '../../database/database.ts';
import { normalizeForSearch } from '../../search.ts';
import { type Directory, type Entry, pageSize, searchCondition } from './directory.ts';

export type CentreData = components['schemas']['DirectoryCentreData'];

const columns = ['centro_tipologia', 'centro_nome', 'centro_indirizzo', 'telefono', 'email'] as const;

interface Row extends Omit<CentreData, 'sitoWeb'> {
  id_centro_indagine: number;
  sito_web: string | null;
  disattivato_at: string | null;
}

const toEntry = ({ id_centro_indagine, disattivato_at, sito_web, ...row }: Row): Entry<CentreData> => ({
  id: id_centro_indagine,
  active: disattivato_at === null,
  account: false,
  data: { ...row, sitoWeb: sito_web },
});

const toRow = ({ sitoWeb, ...data }: CentreData) => ({ ...data, sito_web: sitoWeb });

const entries = (database: Queries) =>
  database.selectFrom('centri_indagini').select(['id_centro_indagine', 'sito_web', 'disattivato_at', ...columns]);

const text = sql<string>`lower(centro_nome || ' ' || centro_indirizzo || ' ' || telefono || ' ' || coalesce(email, ''))`;

const check = new Validation(document).body({ $ref: '#/components/schemas/DirectoryCentreData' });

const sortColumns = { nome: 'centro_nome', luogo: 'centro_indirizzo', tipo: 'centro_tipologia' } as const;

export const centres: Directory<CentreData> = {
  id: 'id_centro_indagine',
  columns: ['centro_tipologia', 'centro_nome', 'centro_indirizzo', 'telefono', 'sitoWeb', 'email'],
  required: ['centro_tipologia', 'centro_nome'],
  // No default kind: a line for a new centre must name one.
  empty: { centro_nome: '', centro_indirizzo: '', telefono: '', sitoWeb: null, email: null } as CentreData,
  name: 'centro_nome',
  codes: { email: 'email', sitoWeb: 'url', telefono: 'telefono' },
  parse: ({ centro_tipologia, sitoWeb, ...cells }) => ({
    ...cells,
    ...(centro_tipologia !== undefined && {
      centro_tipologia: /^[123]$/.test(centro_tipologia) ? Number(centro_tipologia) : centro_tipologia,
    }),
    ...(sitoWeb !== undefined && { sitoWeb: /^https?:\/\//i.test(sitoWeb) ? sitoWeb : `https://${sitoWeb}` }),
  }),
  check,
  strongKey: () => undefined,
  weakKeys: ({ centro_tipologia, centro_nome, centro_indirizzo }) => [
    `${centro_tipologia}|${normalizeForSearch(centro_nome)}|${normalizeForSearch(centro_indirizzo)}`,
  ],

  async search(database, search) {
    const direction = search.decrescente ? 'desc' : 'asc';
    const { total } = await database
      .selectFrom('centri_indagini')
      .where(searchCondition(text, search))
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow();
    const rows = await entries(database)
      .where(searchCondition(text, search))
      .orderBy(sortColumns[search.ordine ?? 'nome'], direction)
      .orderBy('centro_nome', direction)
      .orderBy('id_centro_indagine', direction)
      .offset((search.page - 1) * pageSize)
      .limit(pageSize)
      .execute();
    return { total: Number(total), entries: rows.map(toEntry) };
  },

  async page(database, afterId, limit) {
    const some = entries(database).where('id_centro_indagine', '>', afterId);
    const rows = await some.orderBy('id_centro_indagine').limit(limit).execute();
    return rows.map(toEntry);
  },

  async find(database, id) {
    const row = await entries(database).where('id_centro_indagine', '=', id).executeTakeFirst();
    return row && toEntry(row);
  },

  async insert(database, list) {
    const rows = await database
      .insertInto('centri_indagini')
      .values(list.map(toRow))
      .returning('id_centro_indagine')
      .execute();
    return rows.at(-1)?.id_centro_indagine ?? 0;
  },

  async update(database, id, data) {
    await database.updateTable('centri_indagini').set(toRow(data)).where('id_centro_indagine', '=', id).execute();
  },

  async setState(database, id, disattivato_at) {
    await database
      .updateTable('centri_indagini')
      .set({ disattivato_at })
      .where('id_centro_indagine', '=', id)
      .execute();
  },
};
