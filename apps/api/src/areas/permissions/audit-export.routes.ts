import { Readable } from 'node:stream';
import { dayOf } from '../../clock.ts';
import { Download } from '../../contract/download.ts';
import type { HandlersOf } from '../../contract/handlers.ts';
import { type AdminParts, administer } from './administration.ts';

interface Parts extends AdminParts {
  timeZone: string;
  /** The lines of the export, read while they are sent. */
  lines: Record<'ndjson' | 'csv', () => AsyncIterable<string>>;
}

const types = { ndjson: 'application/x-ndjson; charset=utf-8', csv: 'text/csv; charset=utf-8' };

export function auditExportRoutes({ timeZone, lines, ...parts }: Parts): HandlersOf<'exportAudit'> {
  return {
    exportAudit: ({ session, query: { formato = 'ndjson' } }) =>
      administer(parts, session, async (_, now) => ({
        answer: new Download(
          types[formato],
          `audit-${dayOf(now, timeZone)}.${formato}`,
          Readable.from(lines[formato]()),
        ),
        told: { azione: 'esportazione', id_oggetto: 0, dopo: formato },
      })),
  };
}
