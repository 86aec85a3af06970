import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { ActingNotices } from '../acting/acting-notices.tsx';
import { draftsQuery } from '../drafts/drafts-query.ts';
import { getDraftPage, isOfferedAbove } from '../drafts/forms.ts';
import { useFreshCard } from '../emergency/use-fresh-card.ts';
import { hasNewVersion, startWorker, subscribeToVersions } from '../install/worker-client.ts';
import { landingPage } from '../menu/menu.ts';
import { useHasOfflinePage, useOnline } from '../page/online.ts';
import { useSession } from '../session/use-session.ts';
import DraftNotices from './draft-notices.tsx';
import OfflineNotice from './offline-notice.tsx';
import UpdateNotice from './update-notice.tsx';

/** Notices above every page: offline, new version; and drafts, where their form does not offer them. */
export default function Notices() {
  const online = useOnline();
  const saidByPage = useHasOfflinePage();
  const newVersion = useSyncExternalStore(subscribeToVersions, hasNewVersion);
  useEffect(startWorker, []);
  useFreshCard();
  const path = useRouterState({ select: (state) => state.location.pathname.toLowerCase() });
  const left = useRouterState({ select: (state) => state.location.state.leftForm });
  const { userId } = useSession();
  const landing = landingPage(useQueryClient(), userId);
  const { data = [] } = useQuery(draftsQuery());
  const drafts = data.flatMap(({ modulo, aggiornata_il }) => {
    const place = getDraftPage(modulo);
    return place && isOfferedAbove(place, { path, landing, left }) ? [{ modulo, savedAt: aggiornata_il, place }] : [];
  });
  return (
    <>
      <ActingNotices />
      {!online && !saidByPage && <OfflineNotice />}
      {newVersion && <UpdateNotice />}
      {drafts.length > 0 && <DraftNotices drafts={drafts} />}
    </>
  );
}
