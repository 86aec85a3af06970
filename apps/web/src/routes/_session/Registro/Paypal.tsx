import { createFileRoute } from '@tanstack/react-router';
import { loadSubscriptions } from '../../../areas/subscription/subscription.queries.ts';
import { SubscriptionPage } from '../../../areas/subscription/subscription-page.tsx';

export const Route = createFileRoute('/_session/Registro/Paypal')({
  loader: ({ context: { session } }) => loadSubscriptions(session.accountId),
  component: SubscriptionPage,
});
