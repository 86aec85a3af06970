import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { View } from './core/space.ts';
import { painMessages } from './pain.messages.ts';
import * as styles from './sheet-view.css.ts';

export function SheetCaption({ view }: { view: View }) {
  const pain = useMessages(painMessages);
  return (
    <figcaption className={styles.caption}>
      <Sides view={view}>
        <span className={styles.name}>{pain[view]}</span>
      </Sides>
    </figcaption>
  );
}

/** Names the sides of the sheet at both ends of its children. */
export function Sides({ view, children }: { view: View; children: ReactNode }) {
  const pain = useMessages(painMessages);
  // The patient faces us on the front sheet and faces away on the back sheet.
  const [atLeft, atRight] = view === 'front' ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return (
    <>
      <Side letter={pain[`${atLeft}Mark`]} name={pain[atLeft]} />
      {children}
      <Side letter={pain[`${atRight}Mark`]} name={pain[atRight]} end />
    </>
  );
}

function Side({ letter, name, end = false }: { letter: string; name: string; end?: boolean }) {
  return (
    <span className={end ? styles.sideEnd : styles.side}>
      <span className={styles.letter} aria-hidden="true">
        {letter}
      </span>
      <span className={styles.sideName}>{name}</span>
    </span>
  );
}
