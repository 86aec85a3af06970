// A list as large as the Medicines Agency's, of medicines that do not exist.
import { writeFileSync } from 'node:fs';

const syllables = 'ta chi pi ri na lo xa ve mo du fe gra col bre sin ket am pro zol max ten ril pan ces tor'.split(' ');
const companies = ['Alfa', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
const forms = ['compresse', 'capsule', 'granulato', 'sciroppo'];
const strengths = [5, 10, 20, 50, 100, 400, 500, 1000];

/** The same numbers in every run. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function checked(digits: string): string {
  const doubled = [...digits].map((digit, i) => Number(digit) * (1 + (i % 2)));
  return digits + String(doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10);
}

const two = (value: number) => String(value).padStart(2, '0');

/** Writes packs of as many products as the real list has: half of them generics named by their ingredient. */
export function writeList(file: string, packs: number): void {
  const below = sequence(7);
  const pick = <Of>(from: readonly Of[]) => from[below(from.length)] as Of;
  const word = (parts: number) => Array.from({ length: parts }, () => pick(syllables)).join('');
  const ingredients = Array.from({ length: 5750 }, () => ({
    name: word(4),
    atc: `${pick([...'ABCDGHJLMNPRSV'])}${two(1 + below(16))}${pick([...'ABCD'])}${pick([...'ABCDE'])}${two(1 + below(60))}`,
  }));
  const lines = ['CODICE_AIC;DENOMINAZIONE;DESCRIZIONE;RAGIONE_SOCIALE;FORMA;CODICE_ATC;PA_ASSOCIATI;FORNITURA'];
  while (lines.length <= packs) {
    const ingredient = pick(ingredients);
    const company = pick(companies);
    const name = below(2) === 0 ? word(2 + below(4)) : `${ingredient.name} ${company}`;
    for (let pack = 0; pack < 8 && lines.length <= packs; pack++) {
      const aic = checked(String(lines.length).padStart(8, '0'));
      const description = `${pick(strengths)} mg ${pick(forms)} ${10 + below(50)} unità`;
      lines.push([aic, name, description, company, 'compressa', ingredient.atc, ingredient.name, 'RR'].join(';'));
    }
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
}
