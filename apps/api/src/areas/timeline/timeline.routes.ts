import type { AppContext } from '../../context.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { requirePatientId } from '../../contract/session.ts';
import { searchRecord } from './search-record.ts';
import { listTimeline, listTrash } from './timeline.repository.ts';

export function timelineRoutes(app: AppContext): HandlersFor<'listTimeline' | 'searchRecord' | 'listTrash'> {
  return {
    listTimeline: ({ session, query }) => listTimeline(app, requirePatientId(session), query),
    searchRecord: ({ session, body }) => searchRecord(app, requirePatientId(session), body),
    listTrash: ({ session }) => listTrash(app, requirePatientId(session), app.clock()),
  };
}
