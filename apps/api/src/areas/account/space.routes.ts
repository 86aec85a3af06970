import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { readUsage } from '../../quota/quota.ts';

export function spaceRoutes({ database, quota }: AppContext): HandlersFor<'getSpace'> {
  return {
    async getSpace({ session }) {
      const used = await readUsage(database, requirePatientId(session));
      return {
        byte_usati: used.bytes,
        byte_massimi: quota.allowed.bytes,
        record_usati: used.records,
        record_massimi: quota.allowed.records,
      };
    },
  };
}
