import { type KeyboardEvent, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { painLevels } from '../../theme/pain.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { RegionId } from './core/commands.ts';
import type { PainDrawing } from './core/drawing.ts';
import { type View, views } from './core/space.ts';
import { createHand } from './hand.ts';
import * as styles from './pain-canvas.css.ts';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import { SheetView } from './sheet-view.tsx';
import { Toolbar } from './toolbar.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { PainRegionSummary, RegionDisclosure } from './words.tsx';

export interface PainCanvasProps {
  /** From `usePainDrawing()` or `createPainDrawing()`. Holds the content; this component only shows and changes it. */
  drawing: PainDrawing;
  /** After every finished change: a stroke, a region, undo, redo, reset. Never while a line is being drawn. */
  onChange?: (drawing: PainDrawing) => void;
  /** Shows the drawing without tools. */
  readOnly?: boolean;
  /** Why nothing may be drawn now. Shown above the sheets; implies `readOnly`. */
  disabledReason?: string | undefined;
}

/** The two sheets of the pain notebook, front and back, with everything needed to mark pain on them. */
export function PainCanvas({ drawing, onChange, readOnly = false, disabledReason }: PainCanvasProps) {
  const messages = useMessages(painCanvasMessages);
  const [hand] = useState(createHand);
  const [shown, setShown] = useState<View>('front');
  const [lookedAt, setLookedAt] = useState<RegionId | null>(null);
  const [said, say] = useState('');
  const hintId = useId();
  const changed = useRef(onChange);
  const locked = readOnly || disabledReason !== undefined;

  useEffect(() => {
    changed.current = onChange;
  });
  useLayoutEffect(() => drawing.subscribe(() => changed.current?.(drawing)), [drawing]);

  const undo = () => drawing.undo() && say(messages.undone);
  const redo = () => drawing.redo() && say(messages.redone);
  const lookAt = (view: View, region: RegionId | null) => {
    setLookedAt(region);
    if (region) setShown(view);
  };

  function pressed(event: KeyboardEvent) {
    if (locked || event.altKey) return;
    const key = event.key.toLowerCase();
    const level = painLevels[Number(key) - 1];
    if (event.ctrlKey || event.metaKey) {
      if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
      else return;
    } else if (level) hand.take({ tool: 'pen', level });
    else return;
    event.preventDefault();
  }

  return (
    <section className={styles.canvas} aria-label={messages.label} onKeyDown={pressed}>
      {disabledReason && <p className={styles.reason}>{disabledReason}</p>}
      <div className={styles.desk}>
        {!locked && (
          <>
            <p id={hintId} className={styles.hint}>
              {messages.hint} <VisuallyHidden>{messages.keyboardHint}</VisuallyHidden>
            </p>
            <Toolbar drawing={drawing} hand={hand} onUndo={undo} onRedo={redo} onReset={() => say(messages.wasReset)} />
          </>
        )}
        <ViewSwitch shown={shown} onShow={setShown} />
        <div className={styles.sheets} data-shown={shown}>
          <Suspense fallback={<div className={styles.blank} />}>
            {views.map((view) => (
              <SheetView
                key={view}
                className={shown === view ? '' : styles.hiddenWhenNarrow}
                view={view}
                drawing={drawing}
                hand={hand}
                locked={locked}
                highlighted={lookedAt}
                describedBy={locked ? undefined : hintId}
              />
            ))}
          </Suspense>
        </div>
      </div>
      <PainRegionSummary drawing={drawing} />
      {!locked && <RegionDisclosure drawing={drawing} hand={hand} onLookAt={lookAt} onMark={say} />}
      <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
    </section>
  );
}
