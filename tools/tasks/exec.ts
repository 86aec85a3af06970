// Runs a program of this repository with its Node: `npm run exec -- vitest run <file>`, `npm run exec -- pnpm changeset`.
import { run, task } from '../lib/run.ts';

await task(async () => {
  const [program, ...args] = process.argv.slice(2);
  if (program === undefined) throw new Error('Usage: npm run exec -- <program> [arguments]');
  const { code } = await run(program, args);
  process.exitCode = code;
});
