import { createFileRoute } from '@tanstack/react-router';
import { guard } from '../shared/session/guard.ts';
import { Shell } from '../shared/shell/shell.tsx';

export const Route = createFileRoute('/_session')({
  beforeLoad: guard,
  component: Shell,
  // Every page needs it, so a separate chunk would only add a request.
  codeSplitGroupings: [],
});
