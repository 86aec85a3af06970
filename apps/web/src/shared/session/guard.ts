import { setActing } from '../acting/acting.ts';
import { activePerson, isPersonOutdated, markAccessEnded } from '../acting/active-person.ts';
import { openRecordOf } from '../acting/open-record.ts';
import { loadActingGrant } from '../acting/received-grants.ts';
import { queryClient } from '../api/api.ts';
import { loadMenu } from '../menu/menu.ts';
import { restoreListMemory } from '../preferences/list-memory.ts';
import { currentSession, goToLogin } from './session.ts';
import type { PageSession } from './storage.ts';

// Going back may bring up a document of another person from the browser's memory.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isPersonOutdated()) window.location.reload();
});

/** Never resolves, so that nothing is rendered until the document is replaced. */
const untilReplaced = new Promise<never>(() => {});

export async function guard(): Promise<{ session: PageSession }> {
  const session = currentSession();
  if (!session) {
    goToLogin();
    return untilReplaced;
  }
  loadMenu(queryClient, session.userId).catch((error: unknown) => console.warn('The menu did not load', error));
  const person = activePerson();
  // Without the name and the scope, no page of another person's record may be shown.
  const [grant] = await Promise.all([person && loadActingGrant(person), restoreListMemory(session.userId)]);
  if (person !== undefined && !grant) {
    markAccessEnded();
    openRecordOf(undefined);
    return untilReplaced;
  }
  setActing(grant || undefined);
  return { session: { ...session, accountId: session.userId, userId: person ?? session.userId } };
}
