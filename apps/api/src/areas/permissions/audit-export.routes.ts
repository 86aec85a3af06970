import { Readable } from 'node:stream';
import { calendarDay } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersFor } from '../../contract/handlers.ts';
import { administer } from './administration.ts';

const types = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8' };

export function auditExportRoutes(app: AppContext): HandlersFor<'exportAudit'> {
  return {
    exportAudit: ({ session, query: { formato = 'ndjson' } }) =>
      administer(app, session, async (_, now) => ({
        answer: new Download(
          types[formato],
          `audit-${calendarDay(now, app.timeZone)}.${formato}`,
          Readable.from(app.audit.lines[formato]()),
        ),
        logEntry: { azione: 'esportazione', id_oggetto: 0, dopo: formato },
      })),
  };
}
