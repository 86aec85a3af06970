import { base } from '../session/places.ts';
import { currentSession, leaveDocument } from '../session/session.ts';
import { storePerson } from './active-person.ts';

const startPage = '/Registro/SchedaPaziente';

/** Loads the application afresh: nothing that this document holds in memory may show below another name. */
export function openRecordOf(id: number | undefined): void {
  const session = currentSession();
  if (session) storePerson(session.userId, id);
  leaveDocument();
  window.location.assign(base + startPage);
}
