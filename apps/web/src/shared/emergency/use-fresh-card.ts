import * as operations from '@libretto/api-client/operations';
import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { useSession } from '../session/use-session.ts';
import { refreshCard } from './stored-card.ts';

export function useFreshCard(): void {
  const { userId, accountId } = useSession();
  useEffect(() => {
    // The card of this device is the user's own.
    if (userId !== accountId) return;
    const fetchCard = () => api.call(operations.getEmergencyCard, { path: { id: userId } });
    const refresh = () =>
      refreshCard(userId, fetchCard).catch((error: unknown) =>
        console.warn('The emergency card of this device is as old as before', error),
      );
    const onVisibility = () => document.visibilityState === 'hidden' && void refresh();
    void refresh();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [userId, accountId]);
}
