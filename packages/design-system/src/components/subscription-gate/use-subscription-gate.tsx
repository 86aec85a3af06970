import { type ReactNode, useCallback, useRef } from 'react';
import { GateDialog } from './gate-dialog.tsx';
import { useGateState } from './use-gate-state.ts';

export interface SubscriptionGateOptions<Feature> {
  /** Asks the server. Only `true` opens; a rejection is told to the reader, who may try again. */
  ask: (feature: Feature) => Promise<boolean>;
  /** Iscriviti was pressed: to the subscription page. */
  onSubscribe: () => void;
  /** Annulla was pressed, or the dialog was left in another way. */
  onCancel?: (() => void) | undefined;
  /** The question could not be asked. The reader is told in any case; here it may be logged. */
  onFailure?: ((error: unknown) => void) | undefined;
}

export interface SubscriptionGateControl<Feature> {
  /** Asks for the feature and runs the action if the answer is yes. While one question is open, others are ignored. */
  run: (feature: Feature, action: () => void) => void;
  checking: boolean;
  /** Goes anywhere in the page. */
  dialog: ReactNode;
}

/** The gate for the actions of a page: one for all of them, each with the name of its feature. */
export function useSubscriptionGate<Feature = void>(
  options: SubscriptionGateOptions<Feature>,
): SubscriptionGateControl<Feature> {
  const { answer, put, forget } = useGateState();
  const attempt = useRef<(() => void) | undefined>(undefined);
  const busy = useRef(false);
  const latest = useRef(options);
  latest.current = options;

  const run = useCallback(
    (feature: Feature, action: () => void) => {
      async function tryIt() {
        busy.current = true;
        const reply = await put(
          () => latest.current.ask(feature),
          (error) => latest.current.onFailure?.(error),
        );
        busy.current = false;
        if (reply !== 'allowed') return;
        forget();
        action();
      }
      if (busy.current) return;
      attempt.current = () => void tryIt();
      attempt.current();
    },
    [put, forget],
  );

  function leave(then: (() => void) | undefined) {
    forget();
    then?.();
  }

  const dialog = (
    <GateDialog
      answer={answer}
      onCancel={() => leave(options.onCancel)}
      onSubscribe={() => leave(options.onSubscribe)}
      onRetry={() => attempt.current?.()}
    />
  );
  return { run, checking: answer === 'checking', dialog };
}
