import { nextPaint } from '@libretto/design-system/internals/next-paint';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { readEyesSearch } from '../shared/eyes/eyes-search.ts';
import { guard } from '../shared/session/guard.ts';
import { Shell } from '../shared/shell/shell.tsx';

export const Route = createFileRoute('/_session')({
  validateSearch: readEyesSearch,
  // A page of the record leads to the next one with the same eyes.
  search: { middlewares: [retainSearchParams(['occhi'])] },
  async beforeLoad({ cause }) {
    // The router renders a page whose code and data are there within the press that leads to it.
    if (cause === 'stay') await nextPaint();
    return guard();
  },
  component: Shell,
  // Every page needs it, so a separate chunk would only add a request.
  codeSplitGroupings: [],
});
