// Scaffolds a new part from a model folder and prints the next steps: `npm run new calculator osmolal-gap`.
import { generate } from '../generators/generate.ts';
import { must, root, task } from '../lib/run.ts';

await task(async () => {
  const [kind, name, singular, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new Error(`Too many words: ${rest.join(' ')}.`);
  const { made, wired, missing, next } = generate(root, kind, name, singular);
  // The new name changes the order of imports and the line breaks.
  await must('biome', ['check', '--write', '--no-errors-on-unmatched', ...made, ...wired], { capture: true });

  for (const folder of made) console.log(`Made ${folder}`);
  for (const file of wired) console.log(`Wired in ${file}`);
  for (const sample of missing) console.log(`Left out: there is no ${sample} to copy.`);
  console.log('\nNext:');
  for (const step of next) console.log(`- ${step}`);
});
