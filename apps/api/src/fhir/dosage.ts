import type { CodeableConcept, Dosage, Quantity, TimingRepeat } from 'fhir/r4';
import { formatTimes } from '../summary/medicines.ts';
import type { Schemas } from '../summary/render-context.ts';
import { toCoding } from './displays.ts';
import type { MappingContext } from './elements.ts';

type Therapy = Schemas['Therapy'];

/** EDQM Standard Terms, as bound by the International Patient Summary. `parenterale` has none: no site. */
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

function toRoute(
  { farmaco: { somministrazione } }: Therapy,
  { messages }: MappingContext,
): CodeableConcept | undefined {
  const text = somministrazione.trim();
  if (text === '') return undefined;
  const code = routes[text.toLowerCase()];
  return {
    ...(code !== undefined && { coding: [toCoding('http://standardterms.edqm.eu', code)] }),
    text: messages.term(text),
  };
}

/** UCUM codes of dose units; units that count pieces have only a name. */
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

/** `1 compressa da 40 mg` is one tablet; undefined when ambiguous, as in `1-2 compresse`. */
export function parseQuantity(
  dose: string,
  { messages: { term } }: Pick<MappingContext, 'messages'>,
): Quantity | undefined {
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

/** The patient's text, and quantities where they are certain. Times with different amounts become separate dosages. */
export function toDosages(therapy: Therapy, mapping: MappingContext): Dosage[] {
  const { quantita_farmaceutica: dose, frequenza_farmaceutica: frequency, orari, giorni } = therapy;
  const text = [dose, frequency, formatTimes(mapping, therapy)].filter((part) => part.trim()).join(', ');
  const route = toRoute(therapy, mapping);
  const written = parseQuantity(dose, mapping);
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
  const piece = written !== undefined && written.code === undefined ? written.unit : undefined;
  return [...amounts].map(([value, times], index) => ({
    ...(amounts.size > 1 && { sequence: index + 1 }),
    ...dosage(
      { value, unit: mapping.messages.term(piece ?? 'unità') },
      times.map(({ ora }) => ora),
    ),
  }));
}
