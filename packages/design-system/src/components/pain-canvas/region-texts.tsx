'use client';

import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { PainDrawing } from './core/drawing.ts';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import type { RegionPickerProps } from './region-picker.tsx';
import * as styles from './region-texts.css.ts';

// Names and summaries of regions load after the sheets, so that drawing does not wait for them.
const Summary = lazy(async () => ({ default: (await import('./region-summary.tsx')).RegionSummary }));
const Picker = lazy(async () => ({ default: (await import('./region-picker.tsx')).RegionPicker }));

export function PainRegionSummary({ drawing }: { drawing: PainDrawing }) {
  const messages = useMessages(painCanvasMessages);
  return (
    <section className={styles.summary} aria-label={messages.summary}>
      <p className={styles.heading}>{messages.summary}</p>
      <Suspense fallback={null}>
        <Summary drawing={drawing} />
      </Suspense>
    </section>
  );
}

export function RegionDisclosure(props: RegionPickerProps) {
  const messages = useMessages(painCanvasMessages);
  const [wanted, setWanted] = useState(false);
  return (
    <details className={styles.picker} onToggle={(event) => setWanted((before) => before || event.currentTarget.open)}>
      <summary className={styles.pickerName}>{messages.regions}</summary>
      <Suspense fallback={null}>{wanted && <Picker {...props} />}</Suspense>
    </details>
  );
}
