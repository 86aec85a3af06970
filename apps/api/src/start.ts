import { mkdir } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { loadPlaces } from './areas/lookups/places.ts';
import { DiskBlobs } from './blobs/disk.ts';
import { blobFolder, type Config } from './config.ts';
import { document } from './contract/document.ts';
import { openDatabase } from './database/database.ts';
import { keepHouse } from './housekeeping.ts';
import { describeError } from './web/errors.ts';

const hour = 3_600_000;

export interface Running {
  app: FastifyInstance;
  /** Where it can be reached, such as http://127.0.0.1:4100. */
  address: string;
  /** Answers once the requests under way have been answered and everything is closed. */
  stop(): Promise<void>;
}

/** Opens what the configuration names, listens, and then warms up. */
export async function start(config: Config): Promise<Running> {
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  let app: FastifyInstance | undefined;
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: config.DATA_DIR,
    onLost: (error) => app?.log.warn({ err: describeError(error) }, 'a database connection was lost'),
  });
  const blobs = new DiskBlobs(blobFolder(config));
  const clock = Date.now;
  try {
    await blobs.check();
    if (config.DEMO) {
      const { seedDemo } = await import('./demo/demo.ts');
      await seedDemo({ database, blobs, clock, timeZone: config.TIME_ZONE });
    }
    app = await createApp({ config, database, blobs, clock, version: document.info.version });
    const address = await app.listen({ host: config.HOST, port: config.PORT, listenTextResolver: () => 'listening' });
    const house = { database, blobs, clock, log: app.log };
    const timer = setInterval(() => void keepHouse(house), hour);
    const warm = Promise.all([loadPlaces(), keepHouse(house)]);
    const running = app;
    return {
      app,
      address,
      async stop() {
        clearInterval(timer);
        await running.close();
        await warm;
        await database.destroy();
      },
    };
  } catch (error) {
    await app?.close();
    await database.destroy();
    throw error;
  }
}
