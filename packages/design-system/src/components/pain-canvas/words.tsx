import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { PainDrawing } from './core/drawing.ts';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import type { RegionPickerProps } from './region-picker.tsx';
import * as styles from './words.css.ts';

// The names of the regions and what is made of them come after the sheets: nobody waits for words in order to draw.
const Summary = lazy(async () => ({ default: (await import('./region-summary.tsx')).RegionSummary }));
const Picker = lazy(async () => ({ default: (await import('./region-picker.tsx')).RegionPicker }));

/** What the drawing says, in words: each marked region with its strongest level. */
export function PainRegionSummary({ drawing }: { drawing: PainDrawing }) {
  const messages = useMessages(painCanvasMessages);
  return (
    <section className={styles.summary} aria-label={messages.summary}>
      <h4 className={styles.heading}>{messages.summary}</h4>
      <Suspense fallback={null}>
        <Summary drawing={drawing} />
      </Suspense>
    </section>
  );
}

export function RegionDisclosure(props: RegionPickerProps) {
  const messages = useMessages(painCanvasMessages);
  return (
    <details className={styles.picker}>
      <summary className={styles.pickerName}>{messages.regions}</summary>
      <Suspense fallback={null}>
        <Picker {...props} />
      </Suspense>
    </details>
  );
}
