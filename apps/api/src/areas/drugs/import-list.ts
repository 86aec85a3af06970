import type { Insertable } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import { readAic } from './aic.ts';
import type { DrugPacksTable, DrugProductsTable } from './drugs.table.ts';
import { type Line, ListError, linesOf } from './list-file.ts';
import { described, ingredientsWritten, written } from './list-words.ts';

type Product = Insertable<DrugProductsTable>;
type Pack = Insertable<DrugPacksTable>;

/** Rows of one statement: fewer parameters than either database takes. */
const atOnce = 1000;

/** Vaccines, in the ATC classification. */
const vaccines = 'J07';

export interface Imported {
  packs: number;
  products: number;
  /** Homeopathic ones and those without a valid code. */
  skipped: number;
}

/** A leaflet is only linked to at the agency itself. */
function leafletOf(text = ''): string | null {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && /(^|\.)aifa\.gov\.it$/.test(url.hostname) ? url.href : null;
}

const isLeftOut = ({ procedure = '', status = '' }: Line) => /omeopatic/i.test(procedure) || /revocat/i.test(status);

class Import {
  readonly #queries: Queries;
  readonly #products = new Map<string, Product>();
  readonly #codes = new Set<string>();
  #packs: Pack[] = [];
  /** Ingredients by AIC code, from a list that has nothing else. */
  readonly #ingredients = new Map<string, string[]>();
  skipped = 0;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  get done(): Imported {
    return { packs: this.#codes.size, products: this.#products.size, skipped: this.skipped };
  }

  async add(line: Line): Promise<void> {
    const aic = readAic((line.aic ?? '').padStart(9, '0'));
    if (aic === undefined || !line.name || isLeftOut(line)) {
      this.skipped += 1;
      return;
    }
    // The same pack stands in several lists.
    if (this.#codes.has(aic)) return;
    this.#codes.add(aic);
    this.#packs.push({
      codice_aic: aic,
      id_prodotto: this.#productOf(aic, line).id_prodotto,
      descrizione: described(line.description ?? ''),
      forma: described(line.form ?? ''),
      ditta: line.company ?? '',
      fornitura: line.supply ?? '',
      foglio_illustrativo: leafletOf(line.leaflet),
    });
    if (this.#packs.length === atOnce) await this.#write();
  }

  addIngredient({ aic = '', ingredients = '' }: Line): void {
    const known = this.#ingredients.get(aic);
    if (known) known.push(ingredients);
    else this.#ingredients.set(aic, [ingredients]);
  }

  #productOf(aic: string, line: Line): Product {
    const atc = /^[A-Z]\d\d\w*$/.exec((line.atc ?? '').toUpperCase())?.[0] ?? null;
    const ingredients = line.ingredients || (this.#ingredients.get(aic) ?? []).join('/');
    const product = {
      id_prodotto: this.#products.size + 1,
      nome: written(line.name ?? ''),
      principio_attivo: ingredientsWritten(ingredients),
      codice_atc: atc,
      vaccino: atc?.startsWith(vaccines) ? 1 : 0,
    };
    const key = [product.nome, product.principio_attivo, atc].join('\t');
    const known = this.#products.get(key);
    if (known === undefined) this.#products.set(key, product);
    return known ?? product;
  }

  async #write(): Promise<void> {
    if (this.#packs.length > 0) await this.#queries.insertInto('farmaci_confezioni').values(this.#packs).execute();
    this.#packs = [];
  }

  async finish(): Promise<void> {
    await this.#write();
    const products = [...this.#products.values()];
    for (let i = 0; i < products.length; i += atOnce) {
      await this.#queries
        .insertInto('farmaci_prodotti')
        .values(products.slice(i, i + atOnce))
        .execute();
    }
  }
}

async function firstOf(file: string): Promise<Line> {
  for await (const line of linesOf(file)) return line;
  throw new ListError(`${file} has no lines.`);
}

/** Puts lists in place of those that were imported before, all of them or none. */
export async function importLists(
  database: Database,
  files: readonly string[],
  list: { aggiornamento: string; importato: string },
): Promise<Imported> {
  const named = await Promise.all(files.map(async (file) => ({ file, packs: 'name' in (await firstOf(file)) })));
  if (!named.some(({ packs }) => packs)) {
    throw new ListError('None of these lists has names of medicines: confezioni_fornitura.csv has them.');
  }
  return database.transaction().execute(async (transaction) => {
    const work = new Import(transaction);
    for (const { file, packs } of named) {
      if (!packs) for await (const line of linesOf(file)) work.addIngredient(line);
    }
    await transaction.deleteFrom('farmaci_confezioni').execute();
    await transaction.deleteFrom('farmaci_prodotti').execute();
    await transaction.deleteFrom('farmaci_elenco').execute();
    for (const { file, packs } of named) {
      if (packs) for await (const line of linesOf(file)) await work.add(line);
    }
    await work.finish();
    if (work.done.packs === 0) throw new ListError('No line has a valid AIC code: nothing was changed.');
    await transaction
      .insertInto('farmaci_elenco')
      .values({ id_elenco: 1, ...list })
      .execute();
    return work.done;
  });
}
