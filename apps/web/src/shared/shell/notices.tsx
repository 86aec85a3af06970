import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { ActingNotices } from '../acting/acting-notices.tsx';
import { draftsQuery } from '../drafts/drafts-query.ts';
import { getDraftPage } from '../drafts/forms.ts';
import { useFreshCard } from '../emergency/use-fresh-card.ts';
import { hasNewVersion, startWorker, subscribeToVersions } from '../install/worker-client.ts';
import { useHasOfflinePage, useOnline } from '../page/online.ts';
import DraftNotices from './draft-notices.tsx';
import OfflineNotice from './offline-notice.tsx';
import UpdateNotice from './update-notice.tsx';

/** Notices above every page: offline, new version, unfinished drafts. */
export default function Notices() {
  const online = useOnline();
  const saidByPage = useHasOfflinePage();
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
    <>
      <ActingNotices />
      {!online && !saidByPage && <OfflineNotice />}
      {newVersion && <UpdateNotice />}
      {left.length > 0 && <DraftNotices drafts={left} />}
    </>
  );
}
