import { createFileRoute } from '@tanstack/react-router';
import { timelineQuery } from '../../../areas/timeline/timeline.queries.ts';
import { TimelinePage } from '../../../areas/timeline/timeline-page.tsx';
import { queryClient } from '../../../shared/api/api.ts';
import { loadMessages } from '../../../shared/i18n/i18n.ts';

export const Route = createFileRoute('/_session/Registro/Cronologia')({
  loader: ({ context: { session } }) => {
    void queryClient.prefetchInfiniteQuery(timelineQuery(session.userId, undefined));
    return loadMessages(['timeline', 'entries', 'record-kinds']);
  },
  component: TimelinePage,
});
