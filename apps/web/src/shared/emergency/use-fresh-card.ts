import * as operations from '@libretto/api-client/operations';
import { useEffect } from 'react';
import { api } from '../api/api.ts';
import { useSession } from '../session/use-session.ts';

/** Updates the stored emergency card when the app is opened and when it goes into the background. */
export function useFreshCard(): void {
  const { userId } = useSession();
  useEffect(() => {
    const fetchCard = () => api.call(operations.getEmergencyCard, { path: { id: userId } });
    const refresh = () =>
      import('./kept-card.ts')
        .then(({ refreshCard }) => refreshCard(userId, fetchCard))
        .catch((error: unknown) => console.warn('The stored emergency card could not be updated', error));
    const onVisibility = () => document.visibilityState === 'hidden' && void refresh();
    void refresh();
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [userId]);
}
