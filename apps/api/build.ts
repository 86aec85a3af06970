// Bundles the server into dist/: one file to load is what makes its start quick.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import Fastify from 'fastify';
import glue from 'fastify-openapi-glue';
import contract from '../../openapi/dist/openapi.json' with { type: 'json' };

const here = import.meta.dirname;

/** Throws when the contract is no OpenAPI document: the check that the bundle leaves out. */
async function checkContract() {
  const trial = Fastify();
  await trial.register(glue, { specification: { ...contract }, operationResolver: () => async () => ({}) });
}

/** Answers the file to start and its size in bytes. */
export async function buildServer(outdir: string): Promise<{ file: string; bytes: number }> {
  await checkContract();
  rmSync(outdir, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: [join(here, 'src/server.ts'), join(here, 'src/worker.ts')],
    outdir,
    bundle: true,
    splitting: true,
    // Beside the server: what a module looks for on the disk is found from the same place in the sources and in the bundle.
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node22',
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: 'linked',
    legalComments: 'linked',
    metafile: true,
    // A native module, and an optional one that nobody has.
    external: ['@node-rs/argon2', 'pg-native'],
    alias: { '@seriousme/openapi-schema-validator': join(here, 'src/contract/checked-document.ts') },
    // CommonJS packages call require(), which a module does not have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  const output = Object.entries(metafile.outputs).find(([path]) => path.endsWith('server.js'));
  return { file: join(outdir, 'server.js'), bytes: output?.[1].bytes ?? 0 };
}

if (import.meta.main) {
  const { file, bytes } = await buildServer(join(here, 'dist'));
  console.log(`${file} ${Math.round(bytes / 1024)} kB`);
}
