import type { AppContext } from '../../context.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { patientOf } from '../../contract/session.ts';
import { usageOf } from '../../quota/quota.ts';

export function spaceRoutes({ database, quota }: AppContext): HandlersOf<'getSpace'> {
  return {
    async getSpace({ session }) {
      const used = await usageOf(database, patientOf(session));
      return {
        byte_usati: used.bytes,
        byte_massimi: quota.allowed.bytes,
        record_usati: used.records,
        record_massimi: quota.allowed.records,
      };
    },
  };
}
