import type { CodeableConcept, Dosage, Quantity, TimingRepeat } from 'fhir/r4';
import { timesInWords } from '../summary/medicines.ts';
import type { Schemas } from '../summary/telling.ts';
import { coded } from './displays.ts';
import type { Mapping } from './elements.ts';

type Therapy = Schemas['Therapy'];

/**
 * EDQM Standard Terms for the routes of the list of medicines, as the International Patient Summary binds them. There is
 * none for `parenterale`, which does not say into what.
 */
const routes: Readonly<Record<string, string>> = {
  auricolare: '20001000',
  cutanea: '20003000',
  inalatoria: '20020000',
  intramuscolare: '20035000',
  intrauterina: '20044000',
  nasale: '20049000',
  oftalmica: '20051000',
  orale: '20053000',
  rettale: '20061000',
  sottocutanea: '20066000',
  sublinguale: '20067000',
  transdermica: '20070000',
  vaginale: '20072000',
};

function routeOf({ farmaco: { somministrazione } }: Therapy, { words }: Mapping): CodeableConcept | undefined {
  const text = somministrazione.trim();
  if (text === '') return undefined;
  const code = routes[text.toLowerCase()];
  return {
    ...(code !== undefined && { coding: [coded('http://standardterms.edqm.eu', code)] }),
    text: words.term(text),
  };
}

/** UCUM codes of the units that a dose is written with; those of pieces have a name only. */
const units: readonly (readonly [written: RegExp, unit: string, ucum?: string])[] = [
  [/^mg$/, 'mg', 'mg'],
  [/^(mcg|µg|ug)$/, 'ug', 'ug'],
  [/^(g|gr|grammi|grammo)$/, 'g', 'g'],
  [/^ml$/, 'mL', 'mL'],
  [/^(ui|u|unità)$/, '[IU]', '[IU]'],
  [/^(compress\p{L}*|cpr|tablets?)$/u, 'compressa'],
  [/^(capsul\p{L}*|cps)$/u, 'capsula'],
  [/^(bustin\p{L}*|sachets?)$/u, 'bustina'],
  [/^(gocc\p{L}*|gtt|drops?)$/u, 'goccia'],
  [/^(fial\p{L}*|vials?)$/u, 'fiala'],
  [/^(spruzz\p{L}*|puffs?|erogazion\p{L}*|inalazion\p{L}*)$/u, 'erogazione'],
  [/^(cerott\p{L}*|patch(es)?)$/u, 'cerotto'],
  [/^(suppost\p{L}*)$/u, 'supposta'],
  [/^(cucchiain\p{L}*)$/u, 'cucchiaino'],
];

const numbers: Readonly<Record<string, number>> = { mezza: 0.5, mezzo: 0.5, un: 1, una: 1, uno: 1, due: 2, tre: 3 };

const amount = /^(?<value>\d+(?:[.,]\d+)?|½|\d\/\d|\p{L}+)\s*(?<unit>[\p{L}µ]+)\b/u;

function quantityValue(text: string): number | undefined {
  if (text === '½') return 0.5;
  const [, numerator, denominator] = /^(\d)\/(\d)$/.exec(text) ?? [];
  const value =
    numerator && denominator
      ? Number(numerator) / Number(denominator)
      : (numbers[text] ?? Number(text.replace(',', '.')));
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/**
 * The quantity that a dose begins with, such as one tablet of `1 compressa da 40 mg`; nothing when it is not certain, as
 * for `1-2 compresse`.
 */
export function quantityOf(dose: string, { words: { term } }: Pick<Mapping, 'words'>): Quantity | undefined {
  const text = dose.trim().toLowerCase();
  const { value = '', unit = '' } = amount.exec(text)?.groups ?? {};
  const number = quantityValue(value);
  const known = units.find(([written]) => written.test(unit));
  // `2,5` is a decimal; `1.000 mg` could be one or a thousand.
  if (number === undefined || known === undefined || /^\d+\.\d{3}$/.test(value)) return undefined;
  const [, name, ucum] = known;
  return {
    value: number,
    unit: term(name),
    ...(ucum !== undefined && { system: 'http://unitsofmeasure.org', code: ucum }),
  };
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/**
 * How a medicine is taken: in words as the patient wrote it, and as far as that is certain in quantities. Times with
 * different amounts are as many dosages.
 */
export function dosageOf(therapy: Therapy, mapping: Mapping): Dosage[] {
  const { quantita_farmaceutica: dose, frequenza_farmaceutica: frequency, orari, giorni } = therapy;
  const text = [dose, frequency, timesInWords(mapping, therapy)].filter((part) => part.trim()).join(', ');
  const route = routeOf(therapy, mapping);
  const written = quantityOf(dose, mapping);
  const days: TimingRepeat = giorni.length > 0 ? { dayOfWeek: giorni.map((day) => weekdays[day - 1] ?? 'mon') } : {};
  const dosage = (doseQuantity: Quantity | undefined, times: readonly string[]): Dosage => {
    const repeat: TimingRepeat = { ...(times.length > 0 && { timeOfDay: times.map((time) => `${time}:00`) }), ...days };
    return {
      ...(text && { text }),
      ...(Object.keys(repeat).length > 0 && { timing: { repeat } }),
      ...(route && { route }),
      ...(doseQuantity && { doseAndRate: [{ doseQuantity }] }),
    };
  };
  const amounts = Map.groupBy(orari, ({ quantita }) => quantita);
  if (amounts.size === 0) {
    const only = dosage(written, []);
    return Object.keys(only).length > 0 ? [only] : [];
  }
  // What is taken at a time is counted in pieces, for which a dose in milligrams has no name.
  const piece = written !== undefined && written.code === undefined ? written.unit : undefined;
  return [...amounts].map(([value, times], index) => ({
    ...(amounts.size > 1 && { sequence: index + 1 }),
    ...dosage(
      { value, unit: mapping.words.term(piece ?? 'unità') },
      times.map(({ ora }) => ora),
    ),
  }));
}
