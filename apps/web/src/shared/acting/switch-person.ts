import { useRouter } from '@tanstack/react-router';
import { drafts } from '../drafts/drafts.ts';
import { openRecordOf, startPage } from './open-record.ts';

/** Changes to the record of another person, or to the own one, after a question about unsaved changes. */
export function useSwitchPerson(): (id: number | undefined) => Promise<void> {
  const { history, state, buildLocation } = useRouter();
  return async (id) => {
    const nextLocation = buildLocation({ to: startPage });
    for (const { blockerFn } of history.getBlockers?.() ?? []) {
      if (await blockerFn({ currentLocation: state.location, nextLocation, action: 'PUSH' })) return;
    }
    // What was typed belongs to the person of this document.
    await drafts.flush();
    openRecordOf(id);
  };
}
