import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../shared/session/guard.ts';
import { Shell } from '../shared/shell/shell.tsx';

/** Everything below needs somebody who is signed in. */
export const Route = createFileRoute('/_session')({
  beforeLoad: guard,
  component: Shell,
  // Every page needs it: a chunk of its own would only be one more journey.
  codeSplitGroupings: [],
});
