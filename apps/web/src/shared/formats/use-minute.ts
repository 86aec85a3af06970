import { useSyncExternalStore } from 'react';
import { serverNow } from '../server-clock.ts';
import { watchClock } from './watch-clock.ts';

const minuteMs = 60_000;

const watchMinute = watchClock((now) => minuteMs - (now.getTime() % minuteMs));

const minute = () => Math.floor(serverNow().getTime() / minuteMs) * minuteMs;

/** The begin of the current minute, in milliseconds since 1970. */
export const useMinute = (): number => useSyncExternalStore(watchMinute, minute);
