import { Badge } from '@libretto/design-system/badge';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Therapy } from '../../shared/doses/doses.queries.ts';
import type { Interaction } from '../../shared/drugs/interaction-list.tsx';
import { useInteractionWarning } from '../../shared/record-summary/use-interaction-warning.ts';
import { interactionsQuery } from './interactions.queries.ts';
import * as styles from './therapies.css.ts';

/** The worst interaction of a medicine in therapy, as doctors see it; its page has the advice. Nothing if none is known. */
export function InteractionChip({ therapy }: { therapy: Therapy }) {
  const { data } = useQuery(interactionsQuery(therapy));
  if (!data || data.messaggiInterazioni.length === 0) return null;
  return (
    // Its words are fetched only where there is something to say.
    <Suspense>
      <Chip found={data.messaggiInterazioni} />
    </Suspense>
  );
}

function Chip({ found }: { found: readonly Interaction[] }) {
  const warning = useInteractionWarning().toWarning(found);
  return (
    warning && (
      <span className={styles.chip}>
        <Badge tone={warning.tone}>{warning.text}</Badge>
      </span>
    )
  );
}
