import { type SubscriptionGateControl, useSubscriptionGate } from '@libretto/design-system/subscription-gate';
import { useNavigate } from '@tanstack/react-router';
import { askPermission, type Feature } from './permissions.ts';

/** Where one can change what the subscription includes. */
export function useSubscribe(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '/Registro/Paypal' });
}

/** The gate before the actions of a page; `onCancel` is where Annulla leads, when it is not enough to close the dialog. */
export function useGate(onCancel?: () => void): SubscriptionGateControl<Feature> {
  return useSubscriptionGate<Feature>({ ask: askPermission, onSubscribe: useSubscribe(), onCancel });
}
