import { SubscriptionGatePage } from '@libretto/design-system/subscription-gate';
import type { ReactNode } from 'react';
import { useGoBack } from '../page/use-go-back.ts';
import { askPermission, type Feature } from './permissions.ts';
import { useSubscribe } from './use-gate.ts';

export function FeatureGate({ feature, children }: { feature: Feature; children: ReactNode }) {
  const goBack = useGoBack();
  const subscribe = useSubscribe();
  return (
    <SubscriptionGatePage ask={() => askPermission(feature)} onSubscribe={subscribe} onCancel={goBack}>
      {children}
    </SubscriptionGatePage>
  );
}
