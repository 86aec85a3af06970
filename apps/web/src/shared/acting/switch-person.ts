import { drafts } from '../drafts/drafts.ts';
import { mayLeavePage } from '../drafts/use-unsaved-guard.ts';
import { openRecordOf } from './open-record.ts';

/** Changes to the record of another person, or to the own one, after a question about unsaved changes. */
export async function switchPerson(id: number | undefined): Promise<void> {
  // What was typed belongs to the person of this document.
  const stored = await drafts.flush();
  if (!(await mayLeavePage(stored))) return;
  openRecordOf(id);
}
