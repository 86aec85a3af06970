import { useSyncExternalStore } from 'react';
import { today } from './formats.ts';
import { watchClock } from './watch-clock.ts';

const watchDay = watchClock((now) => {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime();
});

const day = () => today();

export const useToday = (): string => useSyncExternalStore(watchDay, day);
