import type { Told } from '../../area-services.ts';
import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Session } from '../../contract/session.ts';
import type { Queries } from '../../database/database.ts';
import { featureMissing, lastAdministrator } from '../../problem.ts';
import { appendAdminLog } from './admin-log.repository.ts';
import { grantedFeatures, hasAdministrator, holdAdministration } from './permissions.repository.ts';

type AdminContext = Pick<AppContext, 'clock' | 'config' | 'database'>;

/** Names of a list, as the log keeps them. */
export const inWords = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ');

/** Does something of an administrator's and writes it down, both or neither; an administrator who can sign in is left. */
export function administer<Answer>(
  { database, clock, config }: AdminContext,
  { id_utente }: Session,
  work: (transaction: Queries, now: number) => Promise<{ answer: Answer; told: Told | undefined }>,
): Promise<Answer> {
  const now = clock();
  return database.transaction().execute(async (transaction) => {
    await holdAdministration(transaction);
    // Another administrator may have taken the administration from this one a moment ago.
    if (!(await grantedFeatures(transaction, id_utente, now)).has('admin')) throw featureMissing('admin');
    const { answer, told } = await work(transaction, now);
    if (told !== undefined) {
      await appendAdminLog(transaction, { prima: null, dopo: null, ...told, id_utente, at: timestamp(now) });
    }
    if (!(await hasAdministrator(transaction, config.DEMO, now))) throw lastAdministrator();
    return answer;
  });
}
