import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionPage } from '../../../areas/subscription/subscription-page.tsx';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Registro/Paypal')({
  loader: () => loadMessages('subscription'),
  component: SubscriptionPage,
});
