// Generates lists in the size and format of the Medicines Agency's, with fictitious medicines.
import { closeSync, openSync, writeSync } from 'node:fs';

const syllables = 'ta chi pi ri na lo xa ve mo du fe gra col bre sin ket am pro zol max ten ril pan ces tor'.split(' ');
const companies = ['Alfa', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
const forms = ['compresse', 'capsule', 'granulato', 'sciroppo'];
const strengths = [5, 10, 20, 50, 100, 400, 500, 1000];

/** A seeded random number generator. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function withCheckDigit(digits: string): string {
  const doubled = [...digits].map((digit, i) => Number(digit) * (1 + (i % 2)));
  return digits + String(doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10);
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/** The columns of `confezioni_fornitura.csv` in September 2026. */
const titles =
  'CODICE_AIC;COD_FARMACO;COD_CONFEZIONE;DENOMINAZIONE;DESCRIZIONE;CODICE_DITTA;RAGIONE_SOCIALE;STATO_AMMINISTRATIVO;TIPO_PROCEDURA;FORMA;CODICE_ATC;PA_ASSOCIATI;FORNITURA;LINK_FI;LINK_RCP';
const supply = 'Medicinale soggetto a prescrizione medica da rinnovare volta per volta, vendibile in farmacia';
const quoted = (...cells: (string | number)[]) => `${cells.map((cell) => `"${cell}"`).join(';')}\n`;

function write(file: string, lines: Iterable<string>): void {
  const out = openSync(file, 'w');
  let waiting = '';
  for (const line of lines) {
    waiting += line;
    if (waiting.length < 1 << 16) continue;
    writeSync(out, waiting);
    waiting = '';
  }
  writeSync(out, waiting);
  closeSync(out);
}

const toCode = (pack: number) => withCheckDigit(String(pack).padStart(8, '0'));

export function writeList(file: string, packs: number): void {
  const below = sequence(7);
  const pick = <Of>(from: readonly Of[]) => from[below(from.length)] as Of;
  const word = (parts: number) => Array.from({ length: parts }, () => pick(syllables)).join('');
  const ingredients = Array.from({ length: 5750 }, () => ({
    name: word(4),
    atc: `${pick([...'ABCDGHJLMNPRSV'])}${padTwo(1 + below(16))}${pick([...'ABCD'])}${pick([...'ABCDE'])}${padTwo(1 + below(60))}`,
  }));
  function* lines() {
    yield `${titles}\n`;
    for (let count = 1; count <= packs; ) {
      const ingredient = pick(ingredients);
      const company = pick(companies);
      const name = below(2) === 0 ? word(2 + below(4)) : `${ingredient.name} ${company}`;
      for (let pack = 0; pack < 8 && count <= packs; pack++, count++) {
        const aic = toCode(count);
        const form = pick(forms);
        const description = `""${pick(strengths)} mg ${form}"" ${10 + below(50)} unità in blister`;
        const leaflet = `https://api.aifa.gov.it/aifa-bdf-eif-be/1.0/organizzazione/${company}/farmaci/${aic.slice(0, 6)}/stampati?ts=`;
        yield quoted(
          ...[aic, aic.slice(0, 6), aic.slice(6), name.toUpperCase(), description, companies.indexOf(company)],
          ...[`${company} Industria Chimica e Farmaceutica S.p.A.`, 'Autorizzata', 'Procedura di mutuo riconoscimento'],
          ...[form, ingredient.atc, ingredient.name.toUpperCase(), supply, `${leaflet}FI`, `${leaflet}RCP`],
        );
      }
    }
  }
  write(file, lines());
}

/** Writes the ingredients of each pack, slightly more than two lines per pack as in `PA_confezioni.csv`. */
export function writeParts(file: string, packs: number, count: number): void {
  const below = sequence(11);
  function* lines() {
    yield 'CODICE_AIC;PRINCIPIO_ATTIVO;QUANTITA;UNITA_MISURA\n';
    for (let line = 0; line < count; line++) {
      yield `${toCode(1 + (line % packs))};${syllables[below(syllables.length)]?.toUpperCase()}FINTINA;${1 + below(900)};MG\n`;
    }
  }
  write(file, lines());
}
