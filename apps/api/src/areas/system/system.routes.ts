import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { unavailable } from '../../problem.ts';
import { Readiness } from './readiness.ts';

export function systemRoutes(app: AppContext): HandlersFor<'getHealth' | 'getReadiness'> {
  const { version } = app;
  const readiness = new Readiness(app);
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
