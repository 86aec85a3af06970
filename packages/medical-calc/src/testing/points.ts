import { describe, expect, test } from 'vitest';
import type { CalculatorDefinition, InputDefinition, Result, Step } from '../types.ts';
import { expectSuccess } from './results.ts';

interface Case {
  key: string;
  from: unknown;
  to: unknown;
  points: number;
  when?: Readonly<Record<string, string | number | boolean>>;
}

/** `finest` is the smallest relevant difference by input; 1 for integers. */
export function testPoints<Inputs extends object>(
  definition: CalculatorDefinition,
  calculate: (inputs: Inputs) => Result,
  given: Inputs,
  finest: Readonly<Record<string, number>> = {},
): void {
  const score = (change: object) => Number(expectSuccess(calculate({ ...given, ...change })).outputs.score?.value);
  const cases = Object.entries(definition.inputs).flatMap(([key, input]) => listCases(key, input, finest[key] ?? 1e-6));

  describe('points per answer', () => {
    test('are shown for every input', () => {
      expect([...new Set(cases.map(({ key }) => key))]).toEqual(Object.keys(definition.inputs));
    });

    test.each(cases)('$key: $points from $from to $to', ({ key, from, to, points, when }) => {
      expect(score({ ...when, [key]: to }) - score({ ...when, [key]: from })).toBe(points);
    });
  });
}

function listCases(key: string, input: InputDefinition, finest: number): Case[] {
  if (input.kind === 'boolean') return [{ key, from: false, to: true, points: input.points ?? 0 }];
  if (input.kind === 'choice') {
    const [first, ...others] = input.choices;
    return others.map(({ value, points = 0 }) => ({
      key,
      from: first?.value,
      to: value,
      points: points - (first?.points ?? 0),
    }));
  }
  const least = input.kind === 'integer' ? 1 : finest;
  const given = (value: number) => (input.kind === 'quantity' ? { value, unit: input.units[0] } : value);
  const scales = 'stepsWhen' in input && input.stepsWhen ? input.stepsWhen : [{ when: {}, steps: input.steps ?? [] }];
  return scales.flatMap(({ when, steps }) =>
    steps.flatMap((step, index) => {
      const points = step.points - (steps[index - 1]?.points ?? 0);
      const [below, reached] = around(step, least);
      // No value lies below a first step at the minimum.
      return below < input.hard[0] ? [] : [{ key, from: given(below), to: given(reached), points, when }];
    }),
  );
}

const around = (step: Step, least: number): [below: number, reached: number] =>
  'from' in step ? [step.from - least, step.from] : [step.above, step.above + least];
