import {
  isPainless,
  markedRegions,
  PainCanvas,
  painImages,
  toPainDraft,
  usePainDrawing,
} from '@libretto/design-system/pain-canvas';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import type { EntryDraft } from './entry-form.ts';
import { type EntryPicture, NewEntryForm, type NewEntryFormProps } from './new-entry-form.tsx';

type Drawn = Pick<EntryDraft, 'disegno'>;

interface DrawnEntryProps extends NewEntryFormProps<Drawn> {
  /** Below the figure until something is drawn. */
  again: ReactNode;
}

export function DrawnEntry({ again, ...props }: DrawnEntryProps) {
  const { t } = useTranslation('notebook');
  const drawing = usePainDrawing(props.start?.disegno);
  const [drawn, setDrawn] = useState(false);
  // Taken away after the stroke's own frame, of which it would take the most.
  const offersAgain = useDeferredValue(!drawn);
  const picture: EntryPicture<Drawn> = {
    kept: () => ({ disegno: toPainDraft(drawing) }),
    images: () => painImages(drawing, currentLanguage()),
    marks: () => markedRegions(drawing),
    painless: () => isPainless(drawing),
    changed: drawn,
    subscribe: drawing.subscribe,
  };
  return (
    <NewEntryForm {...props} picture={picture}>
      <PainCanvas drawing={drawing} onChange={() => setDrawn(true)} />
      <p>
        <Link to="/model/model3d">{t('new.in3d')}</Link>
      </p>
      {offersAgain && again}
    </NewEntryForm>
  );
}
