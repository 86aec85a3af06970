import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

/** Never cached, because every record and every doctor changes it. */
export const viewersQuery = (userId: number) => ({
  ...api.query(operations.getPrivacyMap, { path: { id: userId } }),
  staleTime: 0,
});

export interface Viewer {
  id: number;
  name: string;
  seen: number;
}

/** How many records of the privacy map each doctor sees. */
export function countViewers({ medici, aree }: Schema<'PrivacyMap'>): { viewers: Viewer[]; total: number } {
  const cells = aree.flatMap(({ livelli }) => livelli);
  return {
    total: cells.reduce((sum, { numero }) => sum + numero, 0),
    viewers: medici.map(({ id_cpp, fullname }) => ({
      id: id_cpp,
      name: fullname,
      seen: cells.reduce(
        (sum, { medici: seeing }) => sum + (seeing.find((one) => one.id_cpp === id_cpp)?.visti ?? 0),
        0,
      ),
    })),
  };
}
