import { type SubscriptionGateControl, useSubscriptionGate } from '@libretto/design-system/subscription-gate';
import { useNavigate } from '@tanstack/react-router';
import { useGoBack } from '../page/use-go-back.ts';
import { askPermission, type Feature } from './permissions.ts';

export function useSubscribe(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '/Registro/Paypal' });
}

export function useGate(): SubscriptionGateControl<Feature> {
  return useSubscriptionGate<Feature>({ ask: askPermission, onSubscribe: useSubscribe(), onCancel: useGoBack() });
}
