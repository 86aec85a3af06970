// Loaded on demand: the messages of all calculators are in one large file.
import { cha2ds2VascDefinition } from '@libretto/medical-calc/cha2ds2-vasc/definition';
import { hasBledDefinition } from '@libretto/medical-calc/has-bled/definition';
import { it } from '@libretto/medical-calc/locales/it';
import { meldDefinition } from '@libretto/medical-calc/meld/definition';
import { meldNaDefinition } from '@libretto/medical-calc/meld-na/definition';
import { figureAt, type Table } from '@libretto/medical-calc/tables';
import type { CalculatorDefinition, InputDefinition, Step } from '@libretto/medical-calc/types';
import type { components } from '../../contract/contract.gen.ts';
import type { ScoreName } from './scores.repository.ts';

type Item = components['schemas']['ScoreDefinition'];
type Combination = components['schemas']['ScoreCombination'];

const messages: Readonly<Record<string, string>> = it.messages;
const translate = (key: string) => messages[key] ?? key;

const pointScores: Partial<Record<ScoreName, CalculatorDefinition>> = {
  'has-bled-score': hasBledDefinition,
  'cha2-ds2-score': cha2ds2VascDefinition,
};

const years = translate('unit.a');
const getStart = (step: Step) => ('from' in step ? step.from : step.above + 1);

function formatAges(steps: readonly Step[]): string[] {
  const starts = steps.map(getStart);
  return [0, ...starts].map((from, i) => {
    const next = starts[i];
    if (next === undefined) return `da ${from} ${years} in su`;
    return i === 0 ? `fino a ${next - 1} ${years}` : `da ${from} a ${next - 1} ${years}`;
  });
}

function toOptions(input: InputDefinition): { options: string[]; score: number; description: string } | undefined {
  if (input.kind === 'boolean' && input.points !== undefined) {
    return { options: ['No', 'Sì'], score: input.points, description: input.includesKeys.map(translate).join(' ') };
  }
  if (input.kind === 'number' && input.steps?.[0] !== undefined) {
    return { options: formatAges(input.steps), score: input.steps[0].points, description: '' };
  }
  if (input.kind === 'choice') {
    const ordered = [...input.choices].sort((one, other) => (one.points ?? 0) - (other.points ?? 0));
    const options = ordered.map(({ labelKey }) => translate(labelKey));
    return { options, score: ordered.at(-1)?.points ?? 0, description: input.helpKey ? translate(input.helpKey) : '' };
  }
  return undefined;
}

export function scoreDefinitions(name: ScoreName): Item[] {
  return Object.values(pointScores[name]?.inputs ?? {}).flatMap((input) => {
    const read = toOptions(input);
    if (read === undefined) return [];
    const [option1 = '', option2 = '', option3 = null] = read.options;
    const { score, description } = read;
    return [{ title: translate(input.labelKey), description, option1, option2, option3, score, isSelected: false }];
  });
}

const columns: Partial<Record<ScoreName, readonly [Table, Table]>> = {
  'has-bled-score': hasBledDefinition.tables,
  'cha2-ds2-score': cha2ds2VascDefinition.tables,
  'meld-score': [...meldDefinition.tables, ...meldNaDefinition.tables],
};

const maxPoints: Partial<Record<ScoreName, number>> = { 'cha2-ds2-score': 9 };

export function scoreCombinations(name: ScoreName): Combination[] {
  const [first, second] = columns[name] ?? [];
  if (first === undefined || second === undefined) return [];
  const max = maxPoints[name] ?? Number.POSITIVE_INFINITY;
  const rows = first.rows.filter(({ from }) => from <= max);
  return rows.map(({ from, value }) => {
    const additional = figureAt(second, from);
    const unknown = value === null && additional === null;
    return {
      puntegio_totale: from,
      richio_sanguinamento: value,
      richio_sanguinamento_additional: additional,
      description: unknown
        ? translate('gap.insufficient-data')
        : `${translate(first.labelKey)}; ${translate(second.labelKey)}`,
    };
  });
}
