// Asks the registry whether anything bad is known of the packages in the lockfile: `npm run audit:dependencies`. Ends with 0
// when nothing is, with 1 when something is, and with 2 when nobody could be asked.
import { run, task } from '../lib/run.ts';
import { verdictOf } from '../lib/vulnerabilities.ts';

await task(async () => {
  const verdict = verdictOf((await run('pnpm', ['audit', '--json'], { capture: true })).output);
  if (verdict.kind === 'clean') {
    process.stdout.write('Nothing is known against the packages of the lockfile.\n');
  } else if (verdict.kind === 'found') {
    process.stdout.write(`${verdict.lines.join('\n')}\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(`Not reachable, so nothing is known: ${verdict.reason}\n`);
    process.exitCode = 2;
  }
});
