import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { draftsQuery } from '../drafts/drafts-query.ts';
import { getDraftPage } from '../drafts/forms.ts';
import { useFreshCard } from '../emergency/use-fresh-card.ts';
import { hasNewVersion, startWorker, subscribeToVersions } from '../install/worker-client.ts';
import { Later, later } from '../page/later.tsx';

// Without a network it could not be fetched any more.
const offlineNotice = later(() => import('./offline-notice.tsx'));
// After a new version was put in place the server has its files no longer.
const updateNotice = later(() => import('./update-notice.tsx'));
const DraftNotices = lazy(() => import('./draft-notices.tsx'));

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What has to be said above every page: no network, a new version, something left unsaved the last time. */
export default function Notices() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const newVersion = useSyncExternalStore(subscribeToVersions, hasNewVersion);
  useEffect(startWorker, []);
  useFreshCard();
  const path = useRouterState({ select: (state) => state.location.pathname.toLowerCase() });
  const { data = [] } = useQuery(draftsQuery());
  // The page that a draft belongs to offers it itself.
  const left = data.flatMap(({ modulo, aggiornata_il }) => {
    const place = getDraftPage(modulo);
    return place && place.path.toLowerCase() !== path ? [{ modulo, savedAt: aggiornata_il, place }] : [];
  });
  return (
    <Suspense>
      {!online && <Later part={offlineNotice} props={{}} />}
      {newVersion && <Later part={updateNotice} props={{}} />}
      {left.length > 0 && <DraftNotices drafts={left} />}
    </Suspense>
  );
}
