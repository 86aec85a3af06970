// Checks the lockfile for known vulnerabilities: `npm run audit:dependencies`. Exit code 0 for none, 1 for some,
// 2 if the registry could not be reached.
import { run, task } from '../lib/run.ts';
import { parseAudit } from '../lib/vulnerabilities.ts';

await task(async () => {
  const verdict = parseAudit((await run('pnpm', ['audit', '--json'], { capture: true })).output);
  if (verdict.kind === 'clean') {
    process.stdout.write('No known vulnerabilities in the lockfile.\n');
  } else if (verdict.kind === 'found') {
    process.stdout.write(`${verdict.lines.join('\n')}\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(`The registry could not be reached: ${verdict.reason}\n`);
    process.exitCode = 2;
  }
});
