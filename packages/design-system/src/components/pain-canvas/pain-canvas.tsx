'use client';

import { type KeyboardEvent, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { Glyph } from '../../internals/glyph/glyph.tsx';
import { nextPaint } from '../../internals/next-paint.ts';
import { useMessages } from '../../messages/index.ts';
import { painLevels } from '../../theme/pain.ts';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { RegionId } from './core/commands.ts';
import type { DrawingState, PainDrawing } from './core/drawing.ts';
import { type View, views } from './core/space.ts';
import { FullScreen } from './full-screen.tsx';
import { finger } from './icons.ts';
import * as styles from './pain-canvas.css.ts';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import { PainRegionSummary, RegionDisclosure } from './region-texts.tsx';
import { Sides } from './sheet-caption.tsx';
import { SheetView } from './sheet-view.tsx';
import { createToolStore } from './tool-store.ts';
import { Toolbar } from './toolbar.tsx';
import { ViewSwitch } from './view-switch.tsx';

export interface PainCanvasProps {
  /** From `usePainDrawing()` or `createPainDrawing()`; it holds the state. */
  drawing: PainDrawing;
  /** Called after every completed change: a stroke, a region, undo, redo, reset. Never during a stroke. */
  onChange?: (drawing: PainDrawing) => void;
  /** Shows the drawing without tools. Default false. */
  readOnly?: boolean;
  /** Shows the drawing without tools, and the reason above it. */
  disabledReason?: string | undefined;
}

/** Front and back sheet of the pain notebook with drawing tools. */
export function PainCanvas({ drawing, onChange, readOnly = false, disabledReason }: PainCanvasProps) {
  const messages = useMessages(painCanvasMessages);
  const [toolStore] = useState(createToolStore);
  const [shown, setShown] = useState<View>('front');
  const [highlighted, setHighlighted] = useState<RegionId | null>(null);
  const [announcement, announce] = useState('');
  const hintId = useId();
  const [touchDraws, setTouchDraws] = useState(false);
  const [showsTouchHint, setShowsTouchHint] = useState(false);
  const [fullScreen, setFullScreen] = useState(false);
  const [discarded, setDiscarded] = useState<DrawingState>();
  const opener = useRef<HTMLButtonElement>(null);
  const latestOnChange = useRef(onChange);
  const locked = readOnly || disabledReason !== undefined;

  useEffect(() => {
    latestOnChange.current = onChange;
  });
  useLayoutEffect(
    () =>
      drawing.subscribe(() => {
        setDiscarded(undefined);
        latestOnChange.current?.(drawing);
      }),
    [drawing],
  );

  const undo = () => drawing.undo() && announce(messages.undone);
  const redo = () => drawing.redo() && announce(messages.redone);
  const highlight = (view: View, region: RegionId | null) => {
    setHighlighted(region);
    if (region) setShown(view);
  };

  function openFullScreen() {
    // Below the figure, which would leave the screen.
    opener.current?.focus({ preventScroll: true });
    setFullScreen(true);
  }

  function closeFullScreen(drawn?: DrawingState) {
    setFullScreen(false);
    setDiscarded(drawn);
    if (drawn) announce(messages.calledOff);
  }

  function restoreDiscarded(drawn: DrawingState) {
    drawing.restore(drawn);
    opener.current?.focus();
    announce(messages.broughtBack);
  }

  function handleTap() {
    if (opener.current?.getClientRects().length) return void nextPaint().then(openFullScreen);
    setShowsTouchHint(true);
    announce(messages.tapped);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (locked || event.altKey) return;
    const key = event.key.toLowerCase();
    const level = painLevels[Number(key) - 1];
    if (event.ctrlKey || event.metaKey) {
      if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
      else return;
    } else if (level) toolStore.update({ tool: 'pen', level });
    else return;
    event.preventDefault();
  }

  const tools = {
    drawing,
    toolStore,
    onUndo: undo,
    onRedo: redo,
    onReset: () => announce(messages.wasReset),
  };
  const sheet = { drawing, toolStore, locked, highlighted: highlighted, onTap: handleTap };

  return (
    <section className={styles.canvas} aria-label={messages.label} onKeyDown={handleKeyDown}>
      {disabledReason && <p className={styles.reason}>{disabledReason}</p>}
      <div className={styles.layout}>
        {!locked && (
          <>
            <p id={hintId} className={styles.hint}>
              {messages.hint} <VisuallyHidden>{messages.keyboardHint}</VisuallyHidden>
            </p>
            <p className={styles.phoneHint}>{messages.onPhone}</p>
            <Toolbar {...tools} className={styles.forPens}>
              <div className={classNames(styles.touchSwitch, styles.onPage)} data-missed={showsTouchHint || undefined}>
                <Button
                  iconStart={<Glyph lines={finger} />}
                  aria-pressed={touchDraws}
                  onClick={() => {
                    setTouchDraws(!touchDraws);
                    setShowsTouchHint(false);
                  }}
                >
                  {messages.draw}
                </Button>
                <p className={styles.touchSwitchText}>
                  {touchDraws ? messages.fingersDraw : showsTouchHint ? messages.tapped : messages.fingersScroll}
                </p>
              </div>
            </Toolbar>
          </>
        )}
        {!fullScreen && <ViewSwitch shown={shown} onShow={setShown} />}
        <div className={styles.sheets} data-shown={shown}>
          {fullScreen ? (
            <div className={styles.placeholder} />
          ) : (
            <Suspense fallback={<div className={styles.placeholder} />}>
              {views.map((view) => (
                <SheetView
                  key={view}
                  {...sheet}
                  className={shown === view ? '' : styles.hiddenWhenNarrow}
                  view={view}
                  touchDraws={touchDraws}
                  describedBy={locked ? undefined : hintId}
                />
              ))}
            </Suspense>
          )}
        </div>
        {!locked && (
          <div className={styles.phone}>
            <Button ref={opener} variant="primary" iconStart={<Glyph lines={finger} />} onClick={openFullScreen}>
              {messages.draw}
            </Button>
            {discarded && (
              <div className={styles.discarded}>
                <p>{messages.calledOff}</p>
                <Button onClick={() => restoreDiscarded(discarded)}>{messages.bringBack}</Button>
              </div>
            )}
          </div>
        )}
      </div>
      {fullScreen && (
        <FullScreen
          drawing={drawing}
          announcement={announcement}
          onClose={closeFullScreen}
          tools={<Toolbar {...tools} />}
        >
          <div className={styles.sidesAndSwitch}>
            <Sides view={shown}>
              <ViewSwitch shown={shown} onShow={setShown} />
            </Sides>
          </div>
          <SheetView
            key={shown}
            {...sheet}
            className=""
            view={shown}
            caption={false}
            touchDraws
            describedBy={undefined}
          />
        </FullScreen>
      )}
      <PainRegionSummary drawing={drawing} />
      {!locked && (
        <RegionDisclosure drawing={drawing} toolStore={toolStore} onHighlight={highlight} onMark={announce} />
      )}
      <VisuallyHidden aria-live="polite">{!fullScreen && announcement}</VisuallyHidden>
    </section>
  );
}
