import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

export type GateStatus = 'unasked' | 'checking' | 'allowed' | 'refused' | 'failed';

export type ReportFailure = ((error: unknown) => void) | undefined;

/** A failure neither grants nor refuses. Responses of superseded checks, or after unmount, are dropped. */
export function useGateState() {
  const [status, setStatus] = useState<GateStatus>('unasked');
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const check = useCallback(
    async (request: () => Promise<boolean>, report: ReportFailure): Promise<GateStatus | undefined> => {
      latest.current += 1;
      const ownRequest = latest.current;
      // Not urgent: pages show it at every action of their rows.
      startTransition(() => setStatus('checking'));
      let result: GateStatus;
      try {
        // Only a literal `true` grants access.
        result = (await request()) === true ? 'allowed' : 'refused';
      } catch (error) {
        report?.(error);
        result = 'failed';
      }
      if (ownRequest !== latest.current) return undefined;
      // A cached answer arrives within the press, which must not wait for the page to render.
      if (result === 'allowed') startTransition(() => setStatus(result));
      else setStatus(result);
      return result;
    },
    [],
  );

  const reset = useCallback(() => setStatus('unasked'), []);
  return { status, put: check, reset };
}
