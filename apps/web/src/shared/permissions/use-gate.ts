import { type SubscriptionGateControl, useSubscriptionGate } from '@libretto/design-system/subscription-gate';
import { useNavigate } from '@tanstack/react-router';
import { useGoBack } from '../page/use-go-back.ts';
import { askPermission, type Feature } from './permissions.ts';

/** Returns a function that opens the subscription page. */
export function useSubscribe(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '/Registro/Paypal' });
}

/** Gate before the actions of a page. "Annulla" goes back, as documented. */
export function useGate(): SubscriptionGateControl<Feature> {
  return useSubscriptionGate<Feature>({ ask: askPermission, onSubscribe: useSubscribe(), onCancel: useGoBack() });
}
