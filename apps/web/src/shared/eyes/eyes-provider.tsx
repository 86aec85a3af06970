import { fetchedPart } from '@libretto/design-system/internals/fetched-part';
import { type ListMarks, ListMarksProvider } from '@libretto/design-system/list-marks';
import { type ReactNode, use, useMemo, useState } from 'react';
import { loadMessages } from '../i18n/i18n.ts';
import { Later } from '../page/later.tsx';
import * as styles from './eyes.css.ts';
import { type Eyes, EyesContext } from './eyes-context.ts';
import type { EyesId } from './eyes-search.ts';
import { kindOfList } from './list-kinds.ts';

const band = fetchedPart(async () => {
  const [{ EyesBand }] = await Promise.all([import('./eyes-band.tsx'), loadMessages('eyes')]);
  return EyesBand;
});

interface EyesProviderProps {
  /** The doctor or link; undefined on pages that are not the record. */
  id: EyesId | undefined;
  children: ReactNode;
}

/** Shows the pages of the record as a doctor sees them, or as a link shows them. They can then only be read. */
export function EyesProvider({ id, children }: EyesProviderProps) {
  const [loaded, onEyes] = useState<Eyes>();
  const eyes = loaded?.id === id ? loaded : undefined;
  const state = useMemo(() => ({ id, eyes, onEyes }), [id, eyes]);
  const marks = useMemo((): ListMarks | undefined => {
    if (id === undefined) return undefined;
    return (list) => {
      const kind = kindOfList(list);
      return kind && ((row) => eyes?.markOf(kind, Number(row)));
    };
  }, [id, eyes]);
  return (
    <EyesContext value={state}>
      <ListMarksProvider marks={marks}>{children}</ListMarksProvider>
    </EyesContext>
  );
}

/** Above the page. */
export function EyesBandSlot() {
  const { id, onEyes } = use(EyesContext);
  if (id === undefined) return null;
  return <Later part={band} props={{ id, onEyes }} now fallback={<div className={styles.band} />} />;
}
