import { ConnectionError, ProblemError } from '@libretto/api-client/problem';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface Told {
  title: string;
  text: string;
}

export interface Sending {
  sending: boolean;
  failure: Told | undefined;
  send: (work: () => Promise<unknown>, known?: (error: unknown) => boolean) => Promise<boolean>;
}

/** Seconds below two minutes, minutes above. */
function timeOf(seconds: number, language: string): string {
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

export function useSending(): Sending {
  const { t, i18n } = useTranslation('session');
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Told>();
  const busy = useRef(false);

  function told(error: unknown): Told {
    if (error instanceof ConnectionError) {
      return { title: t('notice.connection'), text: `${t('notice.connectionHint')} ${t('entry.failureHint')}` };
    }
    if (error instanceof ProblemError && error.status === 429) {
      const time = timeOf(error.retryAfter ?? 60, i18n.language);
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
        console.warn('What was sent was not taken', error);
        setFailure(told(error));
      }
      return false;
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return { sending, failure, send };
}
