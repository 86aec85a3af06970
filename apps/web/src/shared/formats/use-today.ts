import { useSyncExternalStore } from 'react';
import { serverNow } from '../server-clock.ts';
import { today } from './formats.ts';

export function watchDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    const now = serverNow();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(renew, midnight.getTime() - now.getTime());
  }

  function renew() {
    clearTimeout(timer);
    wait();
    onChange();
  }

  // Timers do not run while a device sleeps.
  const onVisibility = () => document.visibilityState === 'visible' && renew();
  document.addEventListener('visibilitychange', onVisibility);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

const day = () => today();

export const useToday = (): string => useSyncExternalStore(watchDay, day);
