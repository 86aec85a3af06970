import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const client = `import { createClient } from '@libretto/api-client/client';
const client = createClient({ baseUrl: '', token: () => undefined });`;

const entries = {
  'openapi-fetch': `import createClient from 'openapi-fetch'; console.log(createClient({ baseUrl: '' }));`,
  'client, session, problems': `${client} console.log(client);`,
  '… and queries': `import { withQueries } from '@libretto/api-client/query'; ${client} console.log(withQueries(client));`,
};

/** Returns the gzipped size of the entry chunk; lazily loaded code has separate chunks. */
async function gzipSize(contents: string): Promise<number> {
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
  });
  const entry = outputFiles.find(({ path }) => path.endsWith('entry.js'));
  if (!entry) throw new Error('esbuild wrote no entry');
  return gzipSync(entry.contents, { level: 9 }).length;
}

/** Programs add the method and path of each operation they use, as with openapi-fetch. */
export async function gzipSizes(): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const [name, contents] of Object.entries(entries)) sizes[name] = await gzipSize(contents);
  return sizes;
}
