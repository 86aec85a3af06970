import type { BlobStore } from '../../blobs/blobs.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { type Database, ping } from '../../database/database.ts';
import { unavailable } from '../../problem.ts';

interface Parts {
  database: Database;
  blobs: BlobStore;
  version: string;
}

export function systemRoutes({ database, blobs, version }: Parts): HandlersOf<'getHealth' | 'getReadiness'> {
  return {
    async getHealth() {
      return { status: 'ok', version };
    },
    async getReadiness({ log }) {
      try {
        await Promise.all([ping(database), blobs.check()]);
      } catch (error) {
        log.error({ err: error }, 'not ready');
        throw unavailable(error);
      }
      return { status: 'ok', version };
    },
  };
}
