import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json|wasm)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Precompresses files at the highest level, so that the server does not compress them per request. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'libretto:compress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((file) => compressible.test(file))) {
        const path = join(folder, name);
        const content = await readFile(path);
        if (content.length < 512) continue;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(`${path}.br`, await brotli(content, { params }));
        await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
      }
    },
  };
}
