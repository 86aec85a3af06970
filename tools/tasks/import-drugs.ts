// Imports public lists of medicines: `npm run import:drugs -- confezioni_fornitura.csv PA_confezioni.csv`. Uses
// the server's settings; the embedded database requires the server to be stopped.
import { resolve } from 'node:path';
import { build } from '../lib/build.ts';
import { at, run, task } from '../lib/run.ts';

await task(async () => {
  await build('contract');
  const args = process.argv.slice(2).map((arg) => (/\.csv$/i.test(arg) ? resolve(arg) : arg));
  const env = { DATA_DIR: at('data'), ...process.env };
  process.exitCode = (
    await run(process.execPath, [at('apps', 'api', 'src', 'import-drugs.ts'), ...args], { env })
  ).code;
});
