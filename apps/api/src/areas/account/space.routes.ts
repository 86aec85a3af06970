import type { HandlersOf } from '../../contract/handlers.ts';
import { patientOf } from '../../contract/session.ts';

interface Usage {
  bytes: number;
  records: number;
}

interface Parts {
  allowed: Usage;
  usage(patientId: number): Promise<Usage>;
}

export function spaceRoutes({ allowed, usage }: Parts): HandlersOf<'getSpace'> {
  return {
    async getSpace({ session }) {
      const used = await usage(patientOf(session));
      return {
        byte_usati: used.bytes,
        byte_massimi: allowed.bytes,
        record_usati: used.records,
        record_massimi: allowed.records,
      };
    },
  };
}
