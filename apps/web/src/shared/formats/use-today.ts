import { useSyncExternalStore } from 'react';
import { presentMoment } from '../server-clock.ts';
import { today } from './formats.ts';

/** Calls when the day may be another: after midnight, and when somebody comes back to the page. */
export function watchDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    const now = presentMoment();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(renew, midnight.getTime() - now.getTime());
  }

  function renew() {
    clearTimeout(timer);
    wait();
    onChange();
  }

  // A machine that slept through midnight had no timers.
  const onVisibility = () => document.visibilityState === 'visible' && renew();
  document.addEventListener('visibilitychange', onVisibility);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

const day = () => today();

/** Today, also for who leaves the page open overnight. */
export const useToday = (): string => useSyncExternalStore(watchDay, day);
