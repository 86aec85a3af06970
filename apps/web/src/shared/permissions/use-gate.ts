import { type SubscriptionGateControl, useSubscriptionGate } from '@libretto/design-system/subscription-gate';
import { useNavigate } from '@tanstack/react-router';
import { useGoBack } from '../page/use-go-back.ts';
import { askPermission, type Feature } from './permissions.ts';

/** Where one can change what the subscription includes. */
export function useSubscribe(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '/Registro/Paypal' });
}

/** The gate before the actions of a page; Annulla leads to where one came from, as documented. */
export function useGate(): SubscriptionGateControl<Feature> {
  return useSubscriptionGate<Feature>({ ask: askPermission, onSubscribe: useSubscribe(), onCancel: useGoBack() });
}
