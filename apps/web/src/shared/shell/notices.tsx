import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { draftsQuery } from '../drafts/drafts-query.ts';
import { getDraftPage } from '../drafts/forms.ts';
import { useFreshCard } from '../emergency/use-fresh-card.ts';
import { hasNewVersion, startWorker, subscribeToVersions } from '../install/worker-client.ts';
import DraftNotices from './draft-notices.tsx';
import OfflineNotice from './offline-notice.tsx';
import UpdateNotice from './update-notice.tsx';

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
    <>
      {!online && <OfflineNotice />}
      {newVersion && <UpdateNotice />}
      {left.length > 0 && <DraftNotices drafts={left} />}
    </>
  );
}
