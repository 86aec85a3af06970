import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leaving the page unloads its document, and with it PayPal's script. */
export function useOwnDocument(needed: boolean): void {
  const { history } = useRouter();
  useEffect(() => {
    if (!needed) return;
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation }) => {
        if (nextLocation.pathname === currentLocation.pathname) return false;
        window.location.assign(nextLocation.href);
        return true;
      },
    });
  }, [history, needed]);
}
