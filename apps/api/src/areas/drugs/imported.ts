import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import { comparable } from '../../search.ts';
import { fromCode32, readAic } from './aic.ts';
import { builtIn } from './built-in.ts';
import type { Catalogue, DrugData, Kind, Medicine } from './catalogue.ts';
import { namedSubstances } from './common-names.ts';
import type { DrugListTable, DrugPacksTable, DrugProductsTable } from './drugs.table.ts';
import { soldAs } from './list-words.ts';
import { attempts, holdsWord, type Match, type Product, ProductIndex, wordsOf } from './product-index.ts';
import { routeOf } from './routes-of-taking.ts';

type List = Selectable<DrugListTable>;
type Pack = Selectable<DrugPacksTable> & Selectable<DrugProductsTable>;

interface Indexed extends Product {
  id: number;
}

type Indexes = Record<Kind, ProductIndex<Indexed>>;

/** Products whose packs are read at once: those of a search are nearly always among the first. */
const atOnce = 20;
/** Nobody looks further: what is asked for beyond the name is in none of these. */
const mostProducts = 500;

/** The kinds and diseases of vaccines, which no public list has: by the built-in ones with the same ATC code. */
type Vaccines = ReadonlyMap<string, Medicine>;

/** What was imported into the database, or the built-in list where nothing was. */
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

  /** What a record names of the built-in list stays known after an import. */
  async findAll(ids: readonly string[]): Promise<Map<string, Medicine>> {
    const found = await builtIn.findAll(ids);
    const codes = ids.filter((id) => readAic(id) === id);
    if (codes.length === 0) return found;
    for (const medicine of await this.#medicines(codes)) found.set(medicine.id_farmaco_codifa, medicine);
    return found;
  }

  async data(medicine?: Medicine): Promise<DrugData> {
    // What has no code of a pack is of the built-in list.
    const list = medicine?.codice_aic === null ? undefined : await this.#list();
    return list === undefined ? builtIn.data() : { aggiornamento: list.aggiornamento, fonte: 'aifa' };
  }

  async search(kind: Kind, text: string, most: number): Promise<Medicine[]> {
    const list = await this.#list();
    if (list === undefined) return builtIn.search(kind, text, most);
    const code = codeOf(text);
    if (code !== undefined) return this.#byCode(kind, code, most);
    const index = (await this.#indexesOf(list))[kind];
    // A list may have no vaccines at all, and nobody can write one down that cannot be found.
    if (index.isEmpty) return builtIn.search(kind, text, most);
    for (const matches of attempts(index.search(wordsOf(text), most))) {
      const found = await this.#packsOf(matches.slice(0, mostProducts), most);
      if (found.length > 0) return found;
    }
    return [];
  }

  /** The packs of products that hold the rest of what was asked for. */
  async #packsOf(matches: readonly Match<Indexed>[], most: number): Promise<Medicine[]> {
    const found: Medicine[] = [];
    for (let i = 0; i < matches.length && found.length < most; i += atOnce) {
      const some = matches.slice(i, i + atOnce);
      const ids = some.map(({ product }) => product.id);
      const packs = Map.groupBy(
        await this.#packs().where('p.id_prodotto', 'in', ids).execute(),
        (pack) => pack.id_prodotto,
      );
      for (const { product, rest } of some) {
        const own = (packs.get(product.id) ?? []).filter((pack) => holds(pack, rest)).sort(byDescription);
        found.push(...own.map(toMedicine(await this.#knownVaccines())));
      }
    }
    return found.slice(0, most);
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

  async #byCode(kind: Kind, code: string, most: number): Promise<Medicine[]> {
    const packs = await this.#packs()
      // Digits against digits, which every collation puts into the same order.
      .where('c.codice_aic', '>=', code.padEnd(9, '0'))
      .where('c.codice_aic', '<=', code.padEnd(9, '9'))
      .where('p.vaccino', '=', kind === 'vaccine' ? 1 : 0)
      .orderBy('c.codice_aic')
      .limit(most)
      .execute();
    return packs.map(toMedicine(await this.#knownVaccines()));
  }

  /** Made once for each list that is imported. */
  #indexesOf({ importato }: List): Promise<Indexes> {
    if (this.#indexes?.of !== importato) {
      const ready = this.#makeIndexes();
      this.#indexes = { of: importato, ready };
      // The next search tries again.
      ready.catch(() => {
        this.#indexes = undefined;
      });
    }
    return this.#indexes.ready;
  }

  async #makeIndexes(): Promise<Indexes> {
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

/** A whole or the beginning of an AIC code, or what stands below the bars. */
function codeOf(text: string): string | undefined {
  const [, digits] = /^A?\s*(\d{5,9})$/i.exec(text.trim()) ?? [];
  return digits ?? (/\d/.test(text) ? fromCode32(text) : undefined);
}

const holds = ({ descrizione, forma, ditta }: Pack, words: readonly string[]) => {
  if (words.length === 0) return true;
  const text = ` ${comparable(`${descrizione} ${forma} ${ditta}`)} `;
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
      somministrazione: routeOf(`${forma} ${descrizione}`),
      principio_attivo,
      forma,
      codice_atc,
      codice_aic,
      vaccino: isVaccine,
      tipo: known?.tipo ?? (isVaccine ? principio_attivo : ''),
      malattie: known?.malattie ?? [],
      ditta,
      fornitura: soldAs(fornitura),
      foglio_illustrativo: pack.foglio_illustrativo,
    };
  };
