import { build, type StepName, steps } from '../lib/build.ts';
import { task } from '../lib/run.ts';

const isStep = (name: string): name is StepName => Object.hasOwn(steps, name);

await task(async () => {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !isStep(name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. Steps: ${Object.keys(steps).join(', ')}.`);
  await build(...(named.length > 0 ? named.filter(isStep) : (Object.keys(steps) as StepName[])));
});
