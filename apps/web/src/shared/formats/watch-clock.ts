import { serverNow } from '../server-clock.ts';

/** Subscribes to a recurring moment, such as midnight. `untilNext` returns the milliseconds until the next one. */
export const watchClock =
  (untilNext: (now: Date) => number) =>
  (onChange: () => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;

    function wait() {
      timer = setTimeout(renew, untilNext(serverNow()));
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
  };
