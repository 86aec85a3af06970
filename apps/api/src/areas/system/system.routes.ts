import type { HandlersOf } from '../../contract/handlers.ts';
import { unavailable } from '../../problem.ts';
import { Readiness, type ReadinessParts } from './readiness.ts';

export function systemRoutes(parts: ReadinessParts & { version: string }): HandlersOf<'getHealth' | 'getReadiness'> {
  const { version } = parts;
  const readiness = new Readiness(parts);
  return {
    async getHealth() {
      return { status: 'ok', version };
    },
    async getReadiness({ log }) {
      try {
        await readiness.check();
      } catch (error) {
        log.error({ err: error }, 'not ready');
        throw unavailable(error);
      }
      return { status: 'ok', version };
    },
  };
}
