import type { RenderContext } from './render-context.ts';

type CatalogueContext = Pick<RenderContext, 'messages' | 'medicines'>;

const findMedicine = (id: string | null, { medicines }: Pick<CatalogueContext, 'medicines'>) =>
  id === null ? undefined : medicines.get(id);

const amount = String.raw`\d[\d.,]*\s?(?:mg|mcg|µg|g|UI|U|mEq|%)(?:\/(?:\d+\s?)?(?:ml|h))?`;
const strengths = new RegExp(String.raw`(?<![\d.,-])${amount}(?:\s\+\s${amount})*(?![\d\p{L}/])`, 'giu');

function parseStrength(form: string): string {
  const found = form.match(strengths) ?? [];
  return found.length === 1 && !/\d\s?-\s?\d|;|\s\/\s/.test(form) ? (found[0] ?? '') : '';
}

const normalize = (text: string) => text.toLowerCase().replace(/\s/g, '');

/** Such as `propranololo 40 mg`; no strength when name or dose state another: the catalogue may lack that pack. */
export function substanceWithStrength(id: string | null, context: CatalogueContext, written = ''): string {
  const { principio_attivo = '', forma = '' } = findMedicine(id, context) ?? {};
  if (principio_attivo.trim() === '') return '';
  const strength = parseStrength(forma);
  const statedStrengths = written.match(strengths)?.map(normalize) ?? [];
  const isContradicted = statedStrengths.length > 0 && !statedStrengths.includes(normalize(strength));
  const { messages } = context;
  return [messages.substance(principio_attivo), isContradicted ? '' : messages.strength(strength)]
    .filter(Boolean)
    .join(' ');
}

/** Such as `Inderal — propranololo 40 mg`. Names equal to the substance or not in the catalogue stay as written. */
export function medicineName(name: string, id: string | null, context: CatalogueContext, dose = ''): string {
  const substance = substanceWithStrength(id, context, `${name} ${dose}`);
  return substance === '' || normalize(name).startsWith(normalize(substance)) ? name : `${name} — ${substance}`;
}

export const atcCode = (id: string | null, context: Pick<CatalogueContext, 'medicines'>): string =>
  findMedicine(id, context)?.codice_atc ?? '';
