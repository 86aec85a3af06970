import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { listTimeline, listTrash, searchRecord } from './timeline.repository.ts';

export function timelineRoutes(app: AppContext): HandlersFor<'listTimeline' | 'searchRecord' | 'listTrash'> {
  return {
    listTimeline: ({ session, query }) => listTimeline(app, requirePatientId(session), query),
    searchRecord: ({ session, body: { search } }) => searchRecord(app, requirePatientId(session), search),
    listTrash: ({ session }) => listTrash(app, requirePatientId(session), app.clock()),
  };
}
