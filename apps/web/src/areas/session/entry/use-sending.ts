import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface Failure {
  title: string;
  text: string;
}

export interface Sending {
  sending: boolean;
  failure: Failure | undefined;
  send: (work: () => Promise<unknown>, known?: (error: unknown) => boolean) => Promise<boolean>;
}

/** Seconds below two minutes, minutes above. */
function formatWait(seconds: number, language: string): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

export function useSending(): Sending {
  const { t, i18n } = useTranslation('session');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const busy = useRef(false);

  function toFailure(error: unknown): Failure {
    if (error instanceof ConnectionError) {
      const name = navigator.onLine ? 'connection' : 'offline';
      return { title: t(`notice.${name}`), text: `${t(`notice.${name}Hint`)} ${t('entry.failureHint')}` };
    }
    if (error instanceof ProblemError && error.status === 429) {
      const time = formatWait(error.retryAfter ?? 60, i18n.language);
      return { title: t('notice.too-many'), text: t('entry.tooMany', { time }) };
    }
    return { title: t('notice.failure'), text: t('entry.failureHint') };
  }

  async function send(work: () => Promise<unknown>, known?: (error: unknown) => boolean): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setFailure(undefined);
    setSending(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!known?.(error)) {
        console.warn('The request failed', error);
        setFailure(toFailure(error));
      }
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { sending, failure, send };
}
