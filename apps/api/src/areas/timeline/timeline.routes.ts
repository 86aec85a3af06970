import type { Clock } from '../../clock.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { patientOf } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { listTimeline, listTrash, type Neighbours, searchRecord } from './timeline.repository.ts';

interface Parts extends Neighbours {
  database: Database;
  clock: Clock;
}

export function timelineRoutes({
  database,
  clock,
  ...neighbours
}: Parts): HandlersOf<'listTimeline' | 'searchRecord' | 'listTrash'> {
  return {
    listTimeline: ({ session, query }) => listTimeline(database, neighbours, patientOf(session), query),
    searchRecord: ({ session, body: { search } }) => searchRecord(database, neighbours, patientOf(session), search),
    listTrash: ({ session }) => listTrash(database, neighbours, patientOf(session), clock()),
  };
}
