// Builds one static site into `site`: Storybook and the API reference of each package. `--serve` serves it afterwards.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeReference } from '../lib/api-reference.ts';
import { build } from '../lib/build.ts';
import { packageNames } from '../lib/public-api.ts';
import { at, task } from '../lib/run.ts';
import { findBrokenLinks, landingPage } from '../lib/site.ts';
import { serveFolder } from '../lib/static-server.ts';

const site = at('site');

await task(async () => {
  const { values } = parseArgs({ options: { serve: { type: 'boolean', default: false } } });
  // Also generates the sources that the references are read from.
  await build('storybook');
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site);
  cpSync(at('storybook-static'), join(site, 'storybook'), { recursive: true });
  for (const name of packageNames) {
    await writeReference(name, join(site, 'api', name));
    console.log(`Generated the reference of ${name}.`);
  }
  writeFileSync(join(site, 'index.html'), landingPage());

  const broken = findBrokenLinks(site);
  if (broken.length > 0) throw new Error(`The site has broken links:\n${broken.join('\n')}`);
  console.log(`The site is in ${site} and can be hosted under any path.`);
  if (!values.serve) return;
  const { url } = await serveFolder(site, Number(process.env.PORT ?? 6007));
  console.log(`Serving ${url}/ until you press Ctrl-C.`);
});
