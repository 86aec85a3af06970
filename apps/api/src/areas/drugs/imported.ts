import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import { normalizeForSearch } from '../../search.ts';
import { parseRoute } from './administration-routes.ts';
import { fromCode32, parseAic } from './aic.ts';
import { builtIn } from './built-in.ts';
import type { Catalogue, DrugData, Kind, Medicine } from './catalogue.ts';
import { namedSubstances } from './common-names.ts';
import type { DrugListTable, DrugPacksTable, DrugProductsTable } from './drugs.table.ts';
import { parseIngredients } from './ingredients.ts';
import { describeSupply } from './list-format.ts';
import { attempts, holdsWord, type Match, type Product, ProductIndex, splitWords } from './product-index.ts';

type List = Selectable<DrugListTable>;
type Pack = Selectable<DrugPacksTable> & Selectable<DrugProductsTable>;

interface Indexed extends Product {
  id: number;
}

type Indexes = Record<Kind, ProductIndex<Indexed>>;

/** Packs are read in batches of products: the first matches usually suffice. */
const batchSize = 20;
const maxProducts = 500;
/** Strengths of one brand have one substance, some extensions another. */
const maxSameName = 10;

/** Types and diseases of vaccines by ATC code, from the built-in list; public lists lack them. */
type Vaccines = ReadonlyMap<string, Medicine>;

export class DatabaseCatalogue implements Catalogue {
  readonly #database: Database;
  #indexes: { of: string; ready: Promise<Indexes> } | undefined;
  #vaccines: Promise<Vaccines> | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(id: string): Promise<Medicine | undefined> {
    return (await this.findAll([id])).get(id);
  }

  /** IDs of the built-in list stay valid after an import. */
  async findAll(ids: readonly string[]): Promise<Map<string, Medicine>> {
    const found = await builtIn.findAll(ids);
    const codes = ids.filter((id) => parseAic(id) === id);
    if (codes.length === 0) return found;
    for (const medicine of await this.#medicines(codes)) found.set(medicine.id_farmaco_codifa, medicine);
    return found;
  }

  async substancesOf(name: string): Promise<string[][]> {
    const words = normalizeForSearch(name);
    const isNamed = (product: string) => ` ${normalizeForSearch(product)} `.startsWith(` ${words} `);
    const found =
      (await this.#list()) === undefined
        ? (await builtIn.search('drug', words, maxSameName))
            .filter(({ descrizione_breve }) => isNamed(descrizione_breve))
            .map(({ principio_attivo }) => principio_attivo)
        : (await this.#named(words)).map(({ principio_attivo }) => principio_attivo);
    return [...new Set(found)].map(parseIngredients).filter((substances) => substances.length > 0);
  }

  #named(words: string) {
    return this.#database
      .selectFrom('farmaci_prodotti')
      .select('principio_attivo')
      .distinct()
      .where('vaccino', '=', 0)
      .where((eb) => {
        const name = eb.fn<string>('lower', ['nome']);
        return eb.or([eb(name, '=', words), eb(name, 'like', `${words} %`)]);
      })
      .limit(maxSameName)
      .execute();
  }

  async data(medicine?: Medicine): Promise<DrugData> {
    const list = medicine?.codice_aic === null ? undefined : await this.#list();
    return list === undefined ? builtIn.data() : { aggiornamento: list.aggiornamento, fonte: 'aifa' };
  }

  async search(kind: Kind, text: string, limit: number): Promise<Medicine[]> {
    const list = await this.#list();
    if (list === undefined) return builtIn.search(kind, text, limit);
    const code = parseCode(text);
    if (code !== undefined) return this.#byCode(kind, code, limit);
    const index = (await this.#getIndexes(list))[kind];
    // Lists without any vaccines fall back to the built-in ones, because vaccines can only be selected.
    if (index.isEmpty) return builtIn.search(kind, text, limit);
    for (const matches of attempts(index.search(splitWords(text), limit))) {
      const found = await this.#matchingPacks(matches.slice(0, maxProducts), limit);
      if (found.length > 0) return found;
    }
    return [];
  }

  async #matchingPacks(matches: readonly Match<Indexed>[], limit: number): Promise<Medicine[]> {
    const found: Medicine[] = [];
    for (let i = 0; i < matches.length && found.length < limit; i += batchSize) {
      const some = matches.slice(i, i + batchSize);
      const ids = some.map(({ product }) => product.id);
      const packs = Map.groupBy(
        await this.#packs().where('p.id_prodotto', 'in', ids).execute(),
        (pack) => pack.id_prodotto,
      );
      for (const { product, rest } of some) {
        const own = (packs.get(product.id) ?? []).filter((pack) => matchesPack(pack, rest)).sort(byDescription);
        found.push(...own.map(toMedicine(await this.#knownVaccines())));
      }
    }
    return found.slice(0, limit);
  }

  async #list(): Promise<List | undefined> {
    return this.#database.selectFrom('farmaci_elenco').selectAll().executeTakeFirst();
  }

  #packs() {
    return this.#database
      .selectFrom('farmaci_confezioni as c')
      .innerJoin('farmaci_prodotti as p', 'p.id_prodotto', 'c.id_prodotto')
      .selectAll('p')
      .select(['c.codice_aic', 'c.descrizione', 'c.forma', 'c.ditta', 'c.fornitura', 'c.foglio_illustrativo']);
  }

  async #medicines(codes: readonly string[]): Promise<Medicine[]> {
    const [packs, vaccines] = await Promise.all([
      this.#packs().where('c.codice_aic', 'in', codes).execute(),
      this.#knownVaccines(),
    ]);
    return packs.map(toMedicine(vaccines));
  }

  async #byCode(kind: Kind, code: string, limit: number): Promise<Medicine[]> {
    const packs = await this.#packs()
      // Digits compare the same in every collation.
      .where('c.codice_aic', '>=', code.padEnd(9, '0'))
      .where('c.codice_aic', '<=', code.padEnd(9, '9'))
      .where('p.vaccino', '=', kind === 'vaccine' ? 1 : 0)
      .orderBy('c.codice_aic')
      .limit(limit)
      .execute();
    return packs.map(toMedicine(await this.#knownVaccines()));
  }

  #getIndexes({ importato }: List): Promise<Indexes> {
    if (this.#indexes?.of !== importato) {
      const ready = this.#buildIndexes();
      this.#indexes = { of: importato, ready };
      // Lets the next search retry.
      ready.catch(() => {
        this.#indexes = undefined;
      });
    }
    return this.#indexes.ready;
  }

  async #buildIndexes(): Promise<Indexes> {
    const [rows, vaccines] = await Promise.all([
      this.#database.selectFrom('farmaci_prodotti').selectAll().execute(),
      this.#knownVaccines(),
    ]);
    const indexed = (vaccino: number) =>
      new ProductIndex(
        rows
          .filter((row) => row.vaccino === vaccino)
          .map(({ id_prodotto, nome, principio_attivo, codice_atc }) => {
            const known = vaccines.get(vaccino === 1 ? (codice_atc ?? '') : '');
            const words = [principio_attivo, codice_atc ?? '', known?.tipo ?? '', ...(known?.malattie ?? [])];
            const substances = vaccino === 1 ? [] : namedSubstances(principio_attivo, codice_atc);
            return { id: id_prodotto, name: nome, substances, words: words.join(' ') };
          }),
      );
    return { drug: indexed(0), vaccine: indexed(1) };
  }

  #knownVaccines(): Promise<Vaccines> {
    this.#vaccines ??= builtIn
      .search('vaccine', 'J07', Number.POSITIVE_INFINITY)
      .then((vaccines) => new Map(vaccines.map((vaccine) => [vaccine.codice_atc ?? '', vaccine])));
    return this.#vaccines;
  }
}

function parseCode(text: string): string | undefined {
  const [, digits] = /^A?\s*(\d{5,9})$/i.exec(text.trim()) ?? [];
  return digits ?? (/\d/.test(text) ? fromCode32(text) : undefined);
}

const matchesPack = ({ descrizione, forma, ditta }: Pack, words: readonly string[]) => {
  if (words.length === 0) return true;
  const text = ` ${normalizeForSearch(`${descrizione} ${forma} ${ditta}`)} `;
  return words.every((word) => holdsWord(text, word));
};

const byDescription = (one: Pack, other: Pack) =>
  one.descrizione.length - other.descrizione.length || (one.descrizione < other.descrizione ? -1 : 1);

const toMedicine =
  (vaccines: Vaccines) =>
  (pack: Pack): Medicine => {
    const { codice_aic, nome, descrizione, principio_attivo, codice_atc, forma, ditta, fornitura } = pack;
    const isVaccine = pack.vaccino === 1;
    const known = isVaccine ? vaccines.get(codice_atc ?? '') : undefined;
    return {
      id_farmaco_codifa: codice_aic,
      descrizione_breve: [nome, descrizione].filter(Boolean).join(' '),
      somministrazione: parseRoute(`${forma} ${descrizione}`),
      principio_attivo,
      forma,
      codice_atc,
      codice_aic,
      vaccino: isVaccine,
      tipo: known?.tipo ?? (isVaccine ? principio_attivo : ''),
      malattie: known?.malattie ?? [],
      ditta,
      fornitura: describeSupply(fornitura),
      foglio_illustrativo: pack.foglio_illustrativo,
    };
  };
