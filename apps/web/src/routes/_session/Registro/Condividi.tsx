import * as operations from '@libretto/api-client/operations';
import { createFileRoute } from '@tanstack/react-router';
import { SharePage } from '../../../areas/sharing/share-page.tsx';
import { sharesQuery } from '../../../areas/sharing/sharing.queries.ts';
import { grantAllows } from '../../../shared/acting/acting.ts';
import { queryClient } from '../../../shared/api/api.ts';
import { keptCardQuery } from '../../../shared/emergency/kept-card.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../shared/patient/patient.queries.ts';

export const Route = createFileRoute('/_session/Registro/Condividi')({
  loader: ({ context: { session } }) =>
    Promise.all([
      grantAllows(operations.listShares) && queryClient.prefetchQuery(sharesQuery()),
      queryClient.prefetchQuery(patientQuery(session.userId)),
      queryClient.prefetchQuery(keptCardQuery),
      loadMessages('sharing'),
    ]),
  component: SharePage,
});
