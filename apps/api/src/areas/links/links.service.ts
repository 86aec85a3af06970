import type { AppContext } from '../../context.ts';
import type { Links } from '../../neighbours.ts';
import { links } from './links.kind.ts';

export const linksService = ({ database }: Pick<AppContext, 'database'>): Links => ({
  list: (patientId) => links.list(database, patientId),
  deletedSince: async (patientId, since) =>
    (await links.deletedSince(database, patientId, since)).map(({ linkid, name, deleted_at }) => ({
      id: linkid,
      name,
      at: deleted_at ?? since,
    })),
});
