import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>;

/** Starts a store with the buckets `libretto` and `altro`, empty or with the objects of another store. */
export async function startObjectStore(original?: { directory: string }) {
  const directory = mkdtempSync(join(tmpdir(), 'libretto-store-'));
  if (original) cpSync(original.directory, directory, { recursive: true });
  const configureBuckets = [{ name: 'libretto' }, { name: 'altro' }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    directory,
    settings: {
      S3_BUCKET: 'libretto',
      S3_URL: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      BLOB_KEY: Buffer.alloc(32, 5).toString('base64'),
    },
    content: () =>
      readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('latin1'))
        .join('\n'),
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
