// What a checked function needs of its definition, and nothing else: ranges, units, choices, decimals and bands without
// their words, as the tuples of `src/checks/facts.ts`. Made from the definition, so that no fact is written twice.
import { pathToFileURL } from 'node:url';
import type { CalculatorDefinition, InputDefinition, OutputDefinition, QuantityInput, Table } from './src/types.ts';

type Line = [name: string, fact: unknown];

async function definitionIn(file: string, exported: string): Promise<CalculatorDefinition> {
  const { [exported]: definition } = (await import(pathToFileURL(file).href)) as Record<string, CalculatorDefinition>;
  if (!definition) throw new Error(`${file} exports no ${exported}.`);
  return definition;
}

/** Of what it asks, answers and shows beside that, each once. */
export async function labelKeysOf(file: string, exported: string): Promise<string[]> {
  const { inputs, outputs, tables = [] } = await definitionIn(file, exported);
  const named = [...Object.values(inputs), ...Object.values(outputs), ...tables];
  return [...new Set(named.map(({ labelKey }) => labelKey))];
}

/** The module of facts beside a definition. */
export async function facts(file: string, exported: string): Promise<string> {
  const definition = await definitionIn(file, exported);
  const lines: Line[] = [
    ...Object.entries(definition).filter(([key]) => key.startsWith('equation')),
    ...Object.entries(definition.inputs).flatMap(([key, input]) => inputFacts(key, input)),
    ['inputKeys', Object.keys(definition.inputs)],
    ['questions', keysOf(definition, 'boolean')],
    ...Object.entries(definition.outputs).map(([key, output]): Line => [`${key}Output`, outputFacts(output)]),
    ...(definition.tables ?? []).filter(({ output }) => output).map(tableFacts),
  ];
  return lines.map(([name, fact]) => `export const ${name} = ${write(fact)} as const;\n`).join('');
}

const keysOf = ({ inputs }: CalculatorDefinition, kind: string) =>
  Object.keys(inputs).filter((key) => inputs[key]?.kind === kind && !inputs[key].optional);

function inputFacts(key: string, input: InputDefinition): Line[] {
  const { requiredWhen, conflictsWith } = input;
  const condition: Line[] = requiredWhen || conflictsWith ? [[`${key}Condition`, { requiredWhen, conflictsWith }]] : [];
  if (input.kind === 'boolean') return condition;
  if (input.kind === 'choice') return [[key, input.choices.map(({ value }) => value)], ...condition];
  const ranges = [...input.usual, ...input.hard];
  if (input.kind === 'quantity') return [[key, quantityFacts(input, ranges)], ...condition];
  return [[key, [...ranges, input.unit ?? '', ...(input.population ?? [])]], ...condition];
}

function quantityFacts({ units, amounts, population }: QuantityInput, ranges: readonly number[]): unknown[] {
  const [first, other, ...more] = units;
  if (!other || more.length > 0) throw new Error(`Facts hold two units, not ${units.join(', ')}.`);
  return [[...ranges, first, ...(population ?? [])], other, amounts[first], amounts[other]];
}

function outputFacts(output: OutputDefinition): unknown[] {
  const { unit, bands, bandsByAge } = output;
  if (bandsByAge) {
    const ages = [bandsByAge.map(({ fromAge }) => fromAge), bandsByAge.map((one) => split(one.bands, 'code'))];
    return [shownDigits(output), unit, ...ages];
  }
  const split2 = bands ? split(bands, 'code') : [];
  return 'classOf' in output ? split2 : withoutTail([shownDigits(output), unit, ...split2]);
}

const shownDigits = (output: OutputDefinition) =>
  'decimals' in output ? output.decimals : 'significantDigits' in output ? output.significantDigits : undefined;

const tableFacts = ({ output, rows }: Table): Line => [`${output}Table`, split(rows, 'value')];

/** Steps as two lists, what they start from and what they give: compilers see one of numbers. */
const split = <Step extends { from: number }>(steps: readonly Step[], given: keyof Step) => [
  steps.map(({ from }) => from),
  steps.map((step) => step[given]),
];

const withoutTail = (list: unknown[]) => list.slice(0, list.findLastIndex((one) => one !== undefined) + 1);

/** As JSON, in which a list knows no `undefined`. */
function write(fact: unknown): string {
  if (Array.isArray(fact)) return `[${fact.map(write).join(', ')}]`;
  return JSON.stringify(fact) ?? 'undefined';
}
