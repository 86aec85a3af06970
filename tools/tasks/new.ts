// `npm run new calculator osmolal-gap`: starts from a copy of the folder we are proudest of, and says what to do next.
import { generate } from '../generators/generate.ts';
import { must, root, task } from '../lib/run.ts';

await task(async () => {
  const [kind, name, singular, ...rest] = process.argv.slice(2);
  if (rest.length > 0) throw new Error(`Too many words: ${rest.join(' ')}.`);
  const { made, wired, missing, next } = generate(root, kind, name, singular);
  // The new name sorts elsewhere and breaks lines elsewhere.
  await must('biome', ['check', '--write', '--no-errors-on-unmatched', ...made, ...wired], { capture: true });

  for (const folder of made) console.log(`Made ${folder}`);
  for (const file of wired) console.log(`Wired in ${file}`);
  for (const sample of missing) console.log(`Left out: there is no ${sample} to copy.`);
  console.log('\nNext:');
  for (const step of next) console.log(`- ${step}`);
});
