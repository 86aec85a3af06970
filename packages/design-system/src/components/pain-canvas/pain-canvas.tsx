import { type KeyboardEvent, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { Glyph } from '../../internals/glyph/glyph.tsx';
import { useMessages } from '../../messages/index.ts';
import { painLevels } from '../../theme/pain.ts';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { RegionId } from './core/commands.ts';
import type { DrawingState, PainDrawing } from './core/drawing.ts';
import { type View, views } from './core/space.ts';
import { FullScreen } from './full-screen.tsx';
import { finger } from './glyphs.ts';
import { createHand } from './hand.ts';
import * as styles from './pain-canvas.css.ts';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import { SheetView } from './sheet-view.tsx';
import { Toolbar } from './toolbar.tsx';
import { ViewSwitch } from './view-switch.tsx';
import { PainRegionSummary, RegionDisclosure } from './words.tsx';

export interface PainCanvasProps {
  /** From `usePainDrawing()` or `createPainDrawing()`; it holds the state. */
  drawing: PainDrawing;
  /** Called after every completed change: a stroke, a region, undo, redo, reset. Never during a stroke. */
  onChange?: (drawing: PainDrawing) => void;
  readOnly?: boolean;
  /** Reason why drawing is disabled, shown above the sheets; implies `readOnly`. */
  disabledReason?: string | undefined;
}

/** Front and back sheet of the pain notebook with drawing tools. */
export function PainCanvas({ drawing, onChange, readOnly = false, disabledReason }: PainCanvasProps) {
  const messages = useMessages(painCanvasMessages);
  const [hand] = useState(createHand);
  const [shown, setShown] = useState<View>('front');
  const [lookedAt, setLookedAt] = useState<RegionId | null>(null);
  const [said, say] = useState('');
  const hintId = useId();
  const [fingersDraw, setFingersDraw] = useState(false);
  const [missed, setMissed] = useState(false);
  const [fullScreen, setFullScreen] = useState(false);
  /** Drawing discarded in full screen; kept until the next change. */
  const [calledOff, setCalledOff] = useState<DrawingState>();
  const opener = useRef<HTMLButtonElement>(null);
  const changed = useRef(onChange);
  const locked = readOnly || disabledReason !== undefined;

  useEffect(() => {
    changed.current = onChange;
  });
  useLayoutEffect(
    () =>
      drawing.subscribe(() => {
        setCalledOff(undefined);
        changed.current?.(drawing);
      }),
    [drawing],
  );

  const undo = () => drawing.undo() && say(messages.undone);
  const redo = () => drawing.redo() && say(messages.redone);
  const lookAt = (view: View, region: RegionId | null) => {
    setLookedAt(region);
    if (region) setShown(view);
  };

  function openFullScreen() {
    // Focus returns to the opener: the sheet is remounted.
    opener.current?.focus();
    setFullScreen(true);
  }

  function closeFullScreen(drawn?: DrawingState) {
    setFullScreen(false);
    setCalledOff(drawn);
    if (drawn) say(messages.calledOff);
  }

  function bringBack(drawn: DrawingState) {
    drawing.restore(drawn);
    opener.current?.focus();
    say(messages.broughtBack);
  }

  function tapped() {
    if (opener.current?.getClientRects().length) return openFullScreen();
    setMissed(true);
    say(messages.tapped);
  }

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

  const tools = {
    drawing,
    hand,
    onUndo: undo,
    onRedo: redo,
    onReset: () => say(messages.wasReset),
  };
  const sheet = { drawing, hand, locked, highlighted: lookedAt, onTap: tapped };

  return (
    <section className={styles.canvas} aria-label={messages.label} onKeyDown={pressed}>
      {disabledReason && <p className={styles.reason}>{disabledReason}</p>}
      <div className={styles.desk}>
        {!locked && (
          <>
            <p id={hintId} className={styles.hint}>
              {messages.hint} <VisuallyHidden>{messages.keyboardHint}</VisuallyHidden>
            </p>
            <div className={styles.phone}>
              <Button ref={opener} variant="primary" iconStart={<Glyph lines={finger} />} onClick={openFullScreen}>
                {messages.draw}
              </Button>
              <p>{messages.onPhone}</p>
              {calledOff && (
                <div className={styles.calledOff}>
                  <p>{messages.calledOff}</p>
                  <Button onClick={() => bringBack(calledOff)}>{messages.bringBack}</Button>
                </div>
              )}
            </div>
            <Toolbar {...tools} className={styles.forPens}>
              <div className={classNames(styles.fingers, styles.onPage)} data-missed={missed || undefined}>
                <Button
                  iconStart={<Glyph lines={finger} />}
                  aria-pressed={fingersDraw}
                  onClick={() => {
                    setFingersDraw(!fingersDraw);
                    setMissed(false);
                  }}
                >
                  {messages.draw}
                </Button>
                <p className={styles.fingersText}>
                  {fingersDraw ? messages.fingersDraw : missed ? messages.tapped : messages.fingersScroll}
                </p>
              </div>
            </Toolbar>
          </>
        )}
        {!fullScreen && <ViewSwitch shown={shown} onShow={setShown} />}
        <div className={styles.sheets} data-shown={shown}>
          {fullScreen ? (
            <div className={styles.blank} />
          ) : (
            <Suspense fallback={<div className={styles.blank} />}>
              {views.map((view) => (
                <SheetView
                  key={view}
                  {...sheet}
                  className={shown === view ? '' : styles.hiddenWhenNarrow}
                  view={view}
                  fingersDraw={fingersDraw}
                  describedBy={locked ? undefined : hintId}
                />
              ))}
            </Suspense>
          )}
        </div>
      </div>
      {fullScreen && (
        <FullScreen drawing={drawing} said={said} onClose={closeFullScreen} tools={<Toolbar {...tools} />}>
          <ViewSwitch shown={shown} onShow={setShown} />
          <SheetView key={shown} {...sheet} className="" view={shown} fingersDraw describedBy={undefined} />
        </FullScreen>
      )}
      <PainRegionSummary drawing={drawing} />
      {!locked && <RegionDisclosure drawing={drawing} hand={hand} onLookAt={lookAt} onMark={say} />}
      <VisuallyHidden aria-live="polite">{!fullScreen && said}</VisuallyHidden>
    </section>
  );
}
