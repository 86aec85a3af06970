import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const client = `import { createClient } from '@libretto/api-client/client';
const client = createClient({ baseUrl: '', token: () => undefined });`;

const entries = {
  'openapi-fetch': `import createClient from 'openapi-fetch'; console.log(createClient({ baseUrl: '' }));`,
  'client, session, problems': `${client} console.log(client);`,
  '… and queries': `import { withQueries } from '@libretto/api-client/query'; ${client} console.log(withQueries(client));`,
};

/** A bundle's first chunk; what is loaded only when it is used has chunks of its own. */
async function gzipSize(contents: string, withTable: boolean): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    entryNames: 'entry',
    write: false,
    plugins: withTable
      ? []
      : [
          {
            name: 'without-the-contract',
            setup: ({ onLoad }) =>
              onLoad({ filter: /operations\.gen\.ts$/ }, () => ({ contents: 'export const operations = {}' })),
          },
        ],
  });
  const entry = outputFiles.find(({ path }) => path.endsWith('entry.js'));
  if (!entry) throw new Error('esbuild wrote no entry');
  return gzipSync(entry.contents, { level: 9 }).length;
}

/**
 * The contract's table of methods and paths is left out of the comparison, because with openapi-fetch the same paths
 * stand in the program that calls it; the last row adds it.
 */
export async function gzipSizes(): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const [name, contents] of Object.entries(entries)) sizes[name] = await gzipSize(contents, false);
  sizes['… and the table of operations'] = await gzipSize(entries['… and queries'], true);
  return sizes;
}
