import type { Insertable } from 'kysely';
import type { Database, Queries } from '../../database/database.ts';
import { parseAic } from './aic.ts';
import type { DrugPacksTable, DrugProductsTable } from './drugs.table.ts';
import { type Line, ListError, readLines } from './list-file.ts';
import { formatDescription, formatIngredients, formatName } from './list-format.ts';

type Product = Insertable<DrugProductsTable>;
type Pack = Insertable<DrugPacksTable>;

/** Limited by the number of bind parameters. */
const batchSize = 1000;

const vaccineAtc = 'J07';

export interface ImportResult {
  packs: number;
  products: number;
  skipped: number;
}

function toLeafletUrl(text = ''): string | null {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && /(^|\.)aifa\.gov\.it$/.test(url.hostname) ? url.href : null;
}

const isExcluded = ({ procedure = '', status = '' }: Line) => /omeopatic/i.test(procedure) || /revocat/i.test(status);

class ListImport {
  readonly #queries: Queries;
  readonly #products = new Map<string, Product>();
  readonly #codes = new Set<string>();
  #packs: Pack[] = [];
  readonly #ingredients = new Map<string, string[]>();
  skipped = 0;

  constructor(queries: Queries) {
    this.#queries = queries;
  }

  get result(): ImportResult {
    return { packs: this.#codes.size, products: this.#products.size, skipped: this.skipped };
  }

  async add(line: Line): Promise<void> {
    const aic = parseAic((line.aic ?? '').padStart(9, '0'));
    if (aic === undefined || !line.name || isExcluded(line)) {
      this.skipped += 1;
      return;
    }
    // Several lists contain the same pack.
    if (this.#codes.has(aic)) return;
    this.#codes.add(aic);
    this.#packs.push({
      codice_aic: aic,
      id_prodotto: this.#toProduct(aic, line).id_prodotto,
      descrizione: formatDescription(line.description ?? ''),
      forma: formatDescription(line.form ?? ''),
      ditta: line.company ?? '',
      fornitura: line.supply ?? '',
      foglio_illustrativo: toLeafletUrl(line.leaflet),
    });
    if (this.#packs.length === batchSize) await this.#write();
  }

  addIngredient({ aic = '', ingredients = '' }: Line): void {
    const known = this.#ingredients.get(aic);
    if (known) known.push(ingredients);
    else this.#ingredients.set(aic, [ingredients]);
  }

  #toProduct(aic: string, line: Line): Product {
    const atc = /^[A-Z]\d\d\w*$/.exec((line.atc ?? '').toUpperCase())?.[0] ?? null;
    const ingredients = line.ingredients || (this.#ingredients.get(aic) ?? []).join('/');
    const product = {
      id_prodotto: this.#products.size + 1,
      nome: formatName(line.name ?? ''),
      principio_attivo: formatIngredients(ingredients),
      codice_atc: atc,
      vaccino: atc?.startsWith(vaccineAtc) ? 1 : 0,
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
    for (let i = 0; i < products.length; i += batchSize) {
      await this.#queries
        .insertInto('farmaci_prodotti')
        .values(products.slice(i, i + batchSize))
        .execute();
    }
  }
}

async function readFirstLine(file: string): Promise<Line> {
  for await (const line of readLines(file)) return line;
  throw new ListError(`${file} has no lines.`);
}

export async function importLists(
  database: Database,
  files: readonly string[],
  list: { aggiornamento: string; importato: string },
): Promise<ImportResult> {
  const named = await Promise.all(files.map(async (file) => ({ file, packs: 'name' in (await readFirstLine(file)) })));
  if (!named.some(({ packs }) => packs)) {
    throw new ListError('None of these lists contains medicine names; confezioni_fornitura.csv does.');
  }
  return database.transaction().execute(async (transaction) => {
    const work = new ListImport(transaction);
    for (const { file, packs } of named) {
      if (!packs) for await (const line of readLines(file)) work.addIngredient(line);
    }
    await transaction.deleteFrom('farmaci_confezioni').execute();
    await transaction.deleteFrom('farmaci_prodotti').execute();
    await transaction.deleteFrom('farmaci_elenco').execute();
    for (const { file, packs } of named) {
      if (packs) for await (const line of readLines(file)) await work.add(line);
    }
    await work.finish();
    if (work.result.packs === 0) throw new ListError('No line has a valid AIC code: nothing was changed.');
    await transaction
      .insertInto('farmaci_elenco')
      .values({ id_elenco: 1, ...list })
      .execute();
    return work.result;
  });
}
