import { useSyncExternalStore } from 'react';
import { serverNow } from '../server-clock.ts';

const minuteMs = 60_000;

function watchMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs);
  // Timers do not run while a device sleeps.
  const onVisibility = () => document.visibilityState === 'visible' && onChange();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

const minute = () => Math.floor(serverNow().getTime() / minuteMs) * minuteMs;

/** The begin of the current minute, in milliseconds since 1970. */
export const useMinute = (): number => useSyncExternalStore(watchMinute, minute);
