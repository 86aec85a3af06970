import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { auditExportRoutes } from './audit-export.routes.ts';
import { catalogueRoutes } from './catalogue.routes.ts';
import { administratorInvitationsRoutes } from './invitations.routes.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { usersRoutes } from './users.routes.ts';

const featureRoutes = ({ hasFeature }: AppContext): HandlersFor<'hasPermission'> => ({
  hasPermission: async ({ session, body }) => ({ data: await hasFeature(session, body.data) }),
});

export const permissionsRoutes = (app: AppContext) => ({
  ...featureRoutes(app),
  ...catalogueRoutes(app),
  ...administratorInvitationsRoutes(app),
  ...auditExportRoutes(app),
  ...usersRoutes(app),
  ...outboxRoutes(app),
});
