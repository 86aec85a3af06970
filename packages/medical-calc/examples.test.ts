import { expect, test } from 'vitest';
import { type Example, listExpectations, readPackageExamples, runExample } from '../../tools/lib/examples.ts';

const examples = new Map(readPackageExamples('medical-calc').map((example) => [example.name, example]));

function getExample(name: string): Example {
  const example = examples.get(name);
  if (!example) throw new Error(`The README has no example ${name}.`);
  return example;
}

/** Runs an example as it is, then changed, and expects every value that it states. */
async function expectValues(name: string, change?: (source: string) => string): Promise<void> {
  const example = getExample(name);
  const load = (file: string) => import(file);
  const outcomes = [await runExample('medical-calc', example, load)];
  if (change) {
    expect(change(example.source)).not.toBe(example.source);
    outcomes.push(await runExample('medical-calc', example, load, change));
  }
  expect(outcomes[0]?.wrong).toEqual([]);
  const checked = new Set(outcomes.flatMap((outcome) => outcome.checked));
  expect(listExpectations(example).filter((expression) => !checked.has(expression))).toEqual([]);
  const other = outcomes[1]?.wrong.filter((message) => message.startsWith('result.errors')) ?? [];
  expect(other).toEqual([]);
}

test('one calculator, with its refusal of a missing height', async () => {
  await expectValues('usage-0', (source) => source.replace(', heightCm: 170', ''));
});

test.each(['entry-points-0', 'languages-0'])('%s', (name) => expectValues(name));
