// What the scores are made of, as the contract has it, from the data of the calculators. Loaded when first asked for:
// the words of all calculators are in one file, and a server that starts needs none of them.
import { cha2ds2VascDefinition } from '@libretto/medical-calc/cha2ds2-vasc/definition';
import { hasBledDefinition } from '@libretto/medical-calc/has-bled/definition';
import { meldDefinition } from '@libretto/medical-calc/meld/definition';
import { meldNaDefinition } from '@libretto/medical-calc/meld-na/definition';
import { it } from '@libretto/medical-calc/messages/it';
import { figureAt, type Table } from '@libretto/medical-calc/tables';
import type { CalculatorDefinition, InputDefinition, Step } from '@libretto/medical-calc/types';
import type { components } from '../../contract/contract.gen.ts';
import type { ScoreName } from './scores.repository.ts';

type Item = components['schemas']['ScoreDefinition'];
type Combination = components['schemas']['ScoreCombination'];

const messages: Readonly<Record<string, string>> = it;
const say = (key: string) => messages[key] ?? key;

/** Those that count points. */
const counted: Partial<Record<ScoreName, CalculatorDefinition>> = {
  'has-bled-score': hasBledDefinition,
  'cha2-ds2-score': cha2ds2VascDefinition,
};

const years = say('unit.a');
const startOf = (step: Step) => ('from' in step ? step.from : step.above + 1);

/** `fino a 64 anni`, `da 65 a 74 anni`, `da 75 anni in su`. */
function ages(steps: readonly Step[]): string[] {
  const starts = steps.map(startOf);
  return [0, ...starts].map((from, i) => {
    const next = starts[i];
    if (next === undefined) return `da ${from} ${years} in su`;
    return i === 0 ? `fino a ${next - 1} ${years}` : `da ${from} a ${next - 1} ${years}`;
  });
}

function optionsOf(input: InputDefinition): { options: string[]; score: number; description: string } | undefined {
  if (input.kind === 'boolean' && input.points !== undefined) {
    return { options: ['No', 'Sì'], score: input.points, description: input.includesKeys.map(say).join(' ') };
  }
  if (input.kind === 'number' && input.steps?.[0] !== undefined) {
    return { options: ages(input.steps), score: input.steps[0].points, description: '' };
  }
  if (input.kind === 'choice') {
    const ordered = [...input.choices].sort((one, other) => (one.points ?? 0) - (other.points ?? 0));
    const options = ordered.map(({ labelKey }) => say(labelKey));
    return { options, score: ordered.at(-1)?.points ?? 0, description: input.helpKey ? say(input.helpKey) : '' };
  }
  return undefined;
}

export function definitionsOf(name: ScoreName): Item[] {
  return Object.values(counted[name]?.inputs ?? {}).flatMap((input) => {
    const read = optionsOf(input);
    if (read === undefined) return [];
    const [option1 = '', option2 = '', option3 = null] = read.options;
    const { score, description } = read;
    return [{ title: say(input.labelKey), description, option1, option2, option3, score, isSelected: false }];
  });
}

/** The two columns of figures of each list. */
const columns: Partial<Record<ScoreName, readonly [Table, Table]>> = {
  'has-bled-score': hasBledDefinition.tables,
  'cha2-ds2-score': cha2ds2VascDefinition.tables,
  'meld-score': [...meldDefinition.tables, ...meldNaDefinition.tables],
};

/** The highest total of those whose table has a row beyond it. */
const mosts: Partial<Record<ScoreName, number>> = { 'cha2-ds2-score': 9 };

export function combinationsOf(name: ScoreName): Combination[] {
  const [first, second] = columns[name] ?? [];
  if (first === undefined || second === undefined) return [];
  const most = mosts[name] ?? Number.POSITIVE_INFINITY;
  const rows = first.rows.filter(({ from }) => from <= most);
  return rows.map(({ from, value }) => {
    const additional = figureAt(second, from);
    const unknown = value === null && additional === null;
    return {
      puntegio_totale: from,
      richio_sanguinamento: value,
      richio_sanguinamento_additional: additional,
      description: unknown ? say('gap.insufficient-data') : `${say(first.labelKey)}; ${say(second.labelKey)}`,
    };
  });
}
