import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { draftsQuery } from '../drafts/drafts-query.ts';
import { getDraftPage } from '../drafts/forms.ts';
import { useFreshCard } from '../emergency/use-fresh-card.ts';
import { hasNewVersion, startWorker, subscribeToVersions } from '../install/worker-client.ts';
import { Later, later } from '../page/later.tsx';

// Loaded in advance, because it cannot be fetched offline.
const offlineNotice = later(() => import('./offline-notice.tsx'));
// Loaded in advance, because after a deployment the server no longer has the old files.
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

/** Notices above every page: offline, a new version, drafts of earlier visits. */
export default function Notices() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const newVersion = useSyncExternalStore(subscribeToVersions, hasNewVersion);
  useEffect(startWorker, []);
  useFreshCard();
  const path = useRouterState({ select: (state) => state.location.pathname.toLowerCase() });
  const { data = [] } = useQuery(draftsQuery());
  // The page of a draft offers it itself.
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
