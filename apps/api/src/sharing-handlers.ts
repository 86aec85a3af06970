import { deviceOf } from './areas/access-log/device.ts';
import { appendAudit } from './areas/audit/audit.repository.ts';
import { findActiveAssociation } from './areas/doctors/doctors.repository.ts';
import { Tickets } from './areas/files/tickets.ts';
import { checkPassword, hashPassword } from './areas/session/password.ts';
import { begin } from './areas/session/sign-in.ts';
import type { RecordParts } from './areas/sharing/extract.ts';
import { openRoutes } from './areas/sharing/open.routes.ts';
import { type PreparedShare, prepareShare, type ShareWanted } from './areas/sharing/prepare.ts';
import { sharingRoutes } from './areas/sharing/sharing.routes.ts';
import { visitRoutes } from './areas/sharing/visit.routes.ts';
import { publicUrl } from './config.ts';
import type { Parts } from './parts.ts';
import type { Tasks } from './workers/tasks.ts';
import type { TaskRunner } from './workers/workers.ts';

/** Nobody whom the server knows. */
const anonymous = 0;

const sheetParts = ({ database }: Parts, extracts: RecordParts) => ({
  ...extracts,
  associationOf: async (patientId: number, doctorId: number) => {
    const association = await findActiveAssociation(database, patientId, doctorId);
    return association && { ...association, fullname: association.care_provider.fullname };
  },
});

/** The files of a link. */
export const prepareFiles = (parts: Parts, extracts: RecordParts, wanted: ShareWanted): Promise<PreparedShare> =>
  prepareShare(
    {
      ...sheetParts(parts, extracts),
      printReport: async (report) => (await import('./areas/reports/print.ts')).printReport(report),
    },
    wanted,
  );

/** Links that open part of a record, and the sheet for a visit: both show what another area lets through. */
export function sharingHandlers(parts: Parts, extracts: RecordParts, tasks: TaskRunner<Tasks>) {
  const { config, database, blobs, clock } = parts;
  const origin = publicUrl(config);
  const sheets = sheetParts(parts, extracts);
  return {
    ...visitRoutes(sheets),
    ...sharingRoutes({
      ...sheets,
      database,
      blobs,
      origin,
      hashPasscode: hashPassword,
      prepare: (wanted, caller) => tasks.run('prepareShare', wanted, caller),
    }),
    ...openRoutes({
      database,
      blobs,
      clock,
      origin,
      checkPasscode: checkPassword,
      countUnknown: (address, now) => begin(database, { purpose: 'share', email: '', address }, now),
      tickets: new Tickets(database, 'share'),
      deviceOf,
      onOpen: (queries, id_paziente, id_record, at) =>
        appendAudit(queries, { id_paziente, at, id_utente: anonymous, action: 'read', kind: 'share', id_record }),
    }),
  };
}
