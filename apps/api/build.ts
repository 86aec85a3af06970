// Bundles the server into dist/, which makes it start faster.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import Fastify from 'fastify';
import glue from 'fastify-openapi-glue';
import contract from '../../openapi/dist/openapi.json' with { type: 'json' };

const folder = import.meta.dirname;

/** @throws when the contract is not a valid OpenAPI document: the bundle skips this check. */
async function checkContract() {
  const trial = Fastify();
  await trial.register(glue, { specification: { ...contract }, operationResolver: () => async () => ({}) });
}

export async function buildServer(outdir: string): Promise<{ file: string; bytes: number }> {
  await checkContract();
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: [join(folder, 'src/server.ts'), join(folder, 'src/worker.ts')],
    outdir,
    bundle: true,
    splitting: true,
    // Next to the server: relative paths must be the same in the sources and the bundle.
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node22',
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: 'linked',
    legalComments: 'linked',
    metafile: true,
    // A native module, and an optional one that is not installed.
    external: ['@node-rs/argon2', 'pg-native'],
    alias: { '@seriousme/openapi-schema-validator': join(folder, 'src/contract/checked-document.ts') },
    // CommonJS packages call require(), which ES modules do not have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  const output = Object.entries(metafile.outputs).find(([path]) => path.endsWith('server.js'));
  return { file: join(outdir, 'server.js'), bytes: output?.[1].bytes ?? 0 };
}

if (import.meta.main) {
  const { file, bytes } = await buildServer(join(folder, 'dist'));
  console.log(`${file} ${Math.round(bytes / 1024)} kB`);
}
