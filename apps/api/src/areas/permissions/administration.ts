import type { AdminLogEntry } from '../../area-services.ts';
import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Session } from '../../contract/session.ts';
import type { Queries } from '../../database/database.ts';
import { featureMissing, lastAdministrator } from '../../problem.ts';
import { appendAdminLog } from './admin-log.repository.ts';
import { grantedFeatures, hasAdministrator, lockAdministrators } from './permissions.repository.ts';

type AdminContext = Pick<AppContext, 'clock' | 'config' | 'database'>;

export const formatNames = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');

/** Changes and logs in one transaction and ensures that an administrator who can sign in remains. */
export function administer<Answer>(
  { database, clock, config }: AdminContext,
  { id_utente }: Session,
  work: (transaction: Queries, now: number) => Promise<{ answer: Answer; logEntry: AdminLogEntry | undefined }>,
): Promise<Answer> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    await lockAdministrators(transaction);
    // Another administrator may have revoked this one's role concurrently.
    if (!(await grantedFeatures(transaction, id_utente, now)).has('admin')) throw featureMissing('admin');
    const { answer, logEntry } = await work(transaction, now);
    if (logEntry !== undefined) {
      await appendAdminLog(transaction, { prima: null, dopo: null, ...logEntry, id_utente, at: timestamp(now) });
    }
    if (!(await hasAdministrator(transaction, config.DEMO, now))) throw lastAdministrator();
    return answer;
  });
}
