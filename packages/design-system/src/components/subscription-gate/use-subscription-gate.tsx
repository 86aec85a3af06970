'use client';

import { type ReactNode, startTransition, useCallback, useRef } from 'react';
import { GateDialog } from './gate-dialog.tsx';
import { useGateState } from './use-gate-state.ts';

/** Check and reactions of a gate. */
export interface SubscriptionGateOptions<Feature> {
  /** Asks the server. Only `true` grants access; a rejection is shown with a retry button. */
  ask: (feature: Feature) => Promise<boolean>;
  /** Called by Iscriviti: opens the subscription page. */
  onSubscribe: () => void;
  /** Called by Annulla or any other way of closing the dialog. */
  onCancel?: (() => void) | undefined;
  /** Called on a failed check, e.g. for logging; the user is informed in any case. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/** A gate for several actions. */
export interface SubscriptionGateControl<Feature> {
  /** Checks the feature and runs the action if access is granted. Ignored while another check is running. */
  run: (feature: Feature, action: () => void) => void;
  /** A check is running. */
  checking: boolean;
  /** To be rendered by the caller; shows refusals and failures. */
  dialog: ReactNode;
}

/** Permission check shared by all actions of a page, each with the name of its feature. */
export function useSubscriptionGate<Feature = void>(
  options: SubscriptionGateOptions<Feature>,
): SubscriptionGateControl<Feature> {
  const { status, put: check, reset } = useGateState();
  const attempt = useRef<(() => void) | undefined>(undefined);
  const busy = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  const run = useCallback(
    (feature: Feature, action: () => void) => {
      async function attemptRun() {
        busy.current = true;
        const result = await check(
          () => latest.current.ask(feature),
          (error) => latest.current.onFailure?.(error),
        );
        busy.current = false;
        if (result !== 'allowed') return;
        startTransition(reset);
        action();
      }
      if (busy.current) return;
      attempt.current = () => void attemptRun();
      attempt.current();
    },
    [check, reset],
  );

  function leave(then: (() => void) | undefined) {
    reset();
    then?.();
  }

  const dialog = (
    <GateDialog
      status={status}
      onCancel={() => leave(options.onCancel)}
      onSubscribe={() => leave(options.onSubscribe)}
      onRetry={() => attempt.current?.()}
    />
  );
  return { run, checking: status === 'checking', dialog };
}
