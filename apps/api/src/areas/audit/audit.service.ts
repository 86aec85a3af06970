import type { Audit } from '../../area-services.ts';
import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import { appendAudit, appendAudits } from './audit.repository.ts';
import { allEntries, toCsv, toNdjson } from './export.ts';
import { findLastChange, findLastReads, hasRead, listChanges } from './reading.repository.ts';

export const auditService = ({ database, clock }: Pick<AppContext, 'clock' | 'database'>): Audit => ({
  lastReads: (userId, records) => findLastReads(database, userId, records),
  lastChange: (userId, patientId, after) => findLastChange(database, userId, patientId, after),
  changes: (userId, patientId, after) => listChanges(database, userId, patientId, after),
  hasRead: (userId, patientId, change) => hasRead(database, userId, patientId, change, change.sequence),
  append: appendAudit,
  addReads({ id_utente }, patientId, lines) {
    const read = { action: 'read', id_utente, at: timestamp(clock()) } as const;
    const entries = lines.map(({ tipo, id_record }) => ({ ...read, kind: tipo, id_record }));
    return appendAudits(database, patientId, entries);
  },
  lines: { ndjson: () => toNdjson(allEntries(database)), csv: () => toCsv(allEntries(database)) },
});
