import type { Telling } from './telling.ts';

type Known = Pick<Telling, 'words' | 'medicines'>;

const known = (id: string | null, { medicines }: Pick<Known, 'medicines'>) =>
  id === null ? undefined : medicines.get(id);

const amount = String.raw`\d[\d.,]*\s?(?:mg|mcg|µg|g|UI|U|mEq|%)(?:\/(?:\d+\s?)?(?:ml|h))?`;
const strengths = new RegExp(String.raw`(?<![\d.,-])${amount}(?:\s\+\s${amount})*(?![\d\p{L}/])`, 'giu');

/** The strength of a form that comes in one only; nothing for `compresse 10 mg / 20 mg` or `25-200 mcg`. */
function strengthOf(form: string): string {
  const found = form.match(strengths) ?? [];
  return found.length === 1 && !/\d\s?-\s?\d|;|\s\/\s/.test(form) ? (found[0] ?? '') : '';
}

const bare = (text: string) => text.toLowerCase().replace(/\s/g, '');

/**
 * The active substance of a medicine with its strength, such as `propranololo 40 mg`; empty when the catalogue does not
 * know it. The strength is left out where the name or the dose says another one: the catalogue may not have every pack.
 */
export function substanceOf(id: string | null, telling: Known, written = ''): string {
  const { principio_attivo = '', forma = '' } = known(id, telling) ?? {};
  if (principio_attivo.trim() === '') return '';
  const strength = strengthOf(forma);
  const said = written.match(strengths)?.map(bare) ?? [];
  const saysOther = said.length > 0 && !said.includes(bare(strength));
  const { words } = telling;
  return [words.substance(principio_attivo), saysOther ? '' : words.strength(strength)].filter(Boolean).join(' ');
}

/**
 * A medicine as every document names it: `Inderal — propranololo 40 mg`. A name that is the substance itself, or is not
 * in the catalogue, stays as it was written.
 *
 * @param dose What is taken of it, in the patient's words.
 */
export function medicineName(name: string, id: string | null, telling: Known, dose = ''): string {
  const substance = substanceOf(id, telling, `${name} ${dose}`);
  return substance === '' || bare(name).startsWith(bare(substance)) ? name : `${name} — ${substance}`;
}

/** The ATC code of a medicine; empty when there is none. */
export const atcOf = (id: string | null, telling: Pick<Known, 'medicines'>): string =>
  known(id, telling)?.codice_atc ?? '';
