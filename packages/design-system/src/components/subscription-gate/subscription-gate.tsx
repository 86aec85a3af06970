'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { GateDialog } from './gate-dialog.tsx';
import { subscriptionGateMessages } from './subscription-gate.messages.ts';
import { useGateState } from './use-gate-state.ts';
import { useSubscriptionGate } from './use-subscription-gate.tsx';

interface GateProps {
  ask: () => Promise<boolean>;
  onSubscribe: () => void;
  onCancel?: (() => void) | undefined;
  onFailure?: ((error: unknown) => void) | undefined;
}

export interface GatedControl {
  loading: boolean;
  disabledReason: string | undefined;
  onClick: () => void;
}

export interface SubscriptionGateProps extends GateProps {
  action: () => void;
  /**
   * `ask`: checks on press and explains a refusal in a dialog. `disable`: checks in advance, and a refusal disables
   * the control with its reason.
   */
  variant?: 'ask' | 'disable' | undefined;
  /** `{(gate) => <Button {...gate}>Aggiungi</Button>}` */
  children: (gate: GatedControl) => ReactNode;
}

export function SubscriptionGate({ variant = 'ask', ...props }: SubscriptionGateProps) {
  return variant === 'ask' ? <AskingGate {...props} /> : <DisablingGate {...props} />;
}

type VariantProps = Omit<SubscriptionGateProps, 'variant'>;

function AskingGate({ action, children, ...options }: VariantProps) {
  const gate = useSubscriptionGate(options);
  return (
    <>
      {children({ loading: gate.checking, disabledReason: undefined, onClick: () => gate.run(undefined, action) })}
      {gate.dialog}
    </>
  );
}

function DisablingGate({ action, children, ...options }: VariantProps) {
  const messages = useMessages(subscriptionGateMessages);
  const { status } = usePrefetchedPermission(options);
  const gate = useSubscriptionGate(options);
  return (
    <>
      {children({
        loading: gate.checking || status === 'checking' || status === 'unasked',
        disabledReason: status === 'refused' ? messages.refused : undefined,
        // An unknown result is not a permission: the press checks again, as in the other variant.
        onClick: () => (status === 'allowed' ? action() : gate.run(undefined, action)),
      })}
      {gate.dialog}
    </>
  );
}

function usePrefetchedPermission({ ask, onFailure }: GateProps) {
  const { status, put: check } = useGateState();
  const checkInitially = useEffectEvent(() => void check(ask, onFailure));
  useEffect(() => checkInitially(), []);
  return { status, again: () => void check(ask, onFailure) };
}

export interface SubscriptionGatePageProps extends GateProps {
  children: ReactNode;
}

export function SubscriptionGatePage({ children, ...options }: SubscriptionGatePageProps) {
  const { onSubscribe, onCancel } = options;
  const messages = useMessages(subscriptionGateMessages);
  const { status, again } = usePrefetchedPermission(options);
  const [dismissed, setDismissed] = useState(false);

  function cancel() {
    setDismissed(true);
    onCancel?.();
  }

  if (status === 'allowed') return children;
  if (status === 'refused') {
    return (
      <>
        <Banner title={messages.refused} action={<Button onClick={onSubscribe}>{messages.subscribe}</Button>} />
        {!dismissed && <GateDialog status={status} onCancel={cancel} onSubscribe={onSubscribe} onRetry={again} />}
      </>
    );
  }
  if (status === 'failed') {
    return (
      <Banner tone="danger" title={messages.failed} announce action={<Button onClick={again}>{messages.retry}</Button>}>
        {messages.failedDetail}
      </Banner>
    );
  }
  return <Skeleton shape="block" count={2} label={messages.checking} />;
}
