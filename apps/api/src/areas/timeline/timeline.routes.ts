import type { AppContext } from '../../context.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { patientOf } from '../../contract/session.ts';
import { listTimeline, listTrash, searchRecord } from './timeline.repository.ts';

export function timelineRoutes(app: AppContext): HandlersOf<'listTimeline' | 'searchRecord' | 'listTrash'> {
  return {
    listTimeline: ({ session, query }) => listTimeline(app, patientOf(session), query),
    searchRecord: ({ session, body: { search } }) => searchRecord(app, patientOf(session), search),
    listTrash: ({ session }) => listTrash(app, patientOf(session), app.clock()),
  };
}
