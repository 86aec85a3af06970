import { useCallback, useEffect, useRef, useState } from 'react';

export type Answer = 'unasked' | 'checking' | 'allowed' | 'refused' | 'failed';

export type ReportFailure = ((error: unknown) => void) | undefined;

/**
 * Runs one permission check at a time. A failure neither grants nor refuses. Responses of superseded checks, or after
 * unmount, are dropped.
 */
export function useGateState() {
  const [answer, setAnswer] = useState<Answer>('unasked');
  const latest = useRef(0);
  useEffect(
    () => () => {
      latest.current += 1;
    },
    [],
  );

  const put = useCallback(
    async (question: () => Promise<boolean>, report: ReportFailure): Promise<Answer | undefined> => {
      latest.current += 1;
      const mine = latest.current;
      setAnswer('checking');
      let reply: Answer;
      try {
        // Only a literal `true` grants access.
        reply = (await question()) === true ? 'allowed' : 'refused';
      } catch (error) {
        report?.(error);
        reply = 'failed';
      }
      if (mine !== latest.current) return undefined;
      setAnswer(reply);
      return reply;
    },
    [],
  );

  const forget = useCallback(() => setAnswer('unasked'), []);
  return { answer, put, forget };
}
