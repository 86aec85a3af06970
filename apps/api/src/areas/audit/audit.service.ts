import type { Audit } from '../../area-services.ts';
import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { appendAudit, appendAudits } from './audit.repository.ts';
import { allEntries, toCsv, toNdjson } from './export.ts';

export const auditService = ({ database, clock }: Pick<AppContext, 'clock' | 'database'>): Audit => ({
  append: appendAudit,
  addReads({ id_utente }, patientId, lines) {
    const read = { action: 'read', id_utente, at: timestamp(clock()) } as const;
    const entries = lines.map(({ tipo, id_record }) => ({ ...read, kind: tipo, id_record }));
    return appendAudits(database, patientId, entries);
  },
  lines: { ndjson: () => toNdjson(allEntries(database)), csv: () => toCsv(allEntries(database)) },
});
