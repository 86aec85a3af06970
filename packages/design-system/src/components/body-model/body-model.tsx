'use client';

import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { Glyph } from '../../internals/glyph/glyph.tsx';
import { nextPaint } from '../../internals/next-paint.ts';
import { useMessages } from '../../messages/index.ts';
import { painLevels } from '../../theme/pain.ts';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import type { View } from '../pain-canvas/core/space.ts';
import { FullScreenFrame } from '../pain-canvas/full-screen.tsx';
import { finger } from '../pain-canvas/icons.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import * as desk from '../pain-canvas/pain-canvas.css.ts';
import { painCanvasMessages } from '../pain-canvas/pain-canvas.messages.ts';
import { RegionList } from '../pain-canvas/region-picker.tsx';
import { MarkList } from '../pain-canvas/region-summary.tsx';
import * as textStyles from '../pain-canvas/region-texts.css.ts';
import { type BodyRegion, regionMessages } from '../pain-canvas/regions.messages.ts';
import { createToolStore } from '../pain-canvas/tool-store.ts';
import { PainTools } from '../pain-canvas/toolbar.tsx';
import { ProgressBar } from '../progress/progress.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './body-model.css.ts';
import { bodyModelMessages } from './body-model.messages.ts';
import { BodyStage } from './body-stage.tsx';
import type { BodyPainting } from './paint/body-painting.ts';
import { type BodyToPaint, useBodyHistory, useBodyMarks } from './use-body-painting.ts';

export interface BodyModelProps {
  /** Returned by `useBodyPainting`. A progress bar is shown until the body is computed, and an alert if that failed. */
  body: BodyToPaint;
  /** Called after every completed change: a stroke, a region, undo, redo, reset. */
  onChange?: (painting: BodyPainting) => void;
  /** Fallback for browsers without WebGL 2, e.g. a link to the two sheets. */
  instead?: ReactNode;
}

/** A 3D body that can be turned and painted with pain on every side. */
export function BodyModel({ body, onChange, instead }: BodyModelProps) {
  const messages = useMessages(bodyModelMessages);
  const [missing, setMissing] = useState(false);
  const { painting, progress, failed } = body;

  if (missing) {
    return (
      <Banner tone="warning" title={messages.missing} announce action={instead}>
        {messages.missingText}
      </Banner>
    );
  }
  if (failed) return <Banner tone="danger" title={messages.failed} announce />;
  if (!painting) {
    return (
      <div className={styles.waiting}>
        <ProgressBar label={messages.loading} value={progress} />
      </div>
    );
  }
  return <PaintedBody painting={painting} onChange={onChange} onMissing={() => setMissing(true)} />;
}

interface PaintedBodyProps {
  painting: BodyPainting;
  onChange: BodyModelProps['onChange'];
  onMissing: () => void;
}

function PaintedBody({ painting, onChange, onMissing }: PaintedBodyProps) {
  const messages = useMessages(bodyModelMessages);
  const canvas = useMessages(painCanvasMessages);
  const pain = useMessages(painMessages);
  const names = useMessages(regionMessages);
  const [toolStore] = useState(createToolStore);
  const [highlighted, setHighlighted] = useState<{ view: View; region: BodyRegion } | null>(null);
  const [announcement, announce] = useState('');
  const [touchPaints, setTouchPaints] = useState(false);
  const [showsTouchHint, setShowsTouchHint] = useState(false);
  const [fullScreen, setFullScreen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const latestOnChange = useRef(onChange);
  const marks = useBodyMarks(painting);

  useEffect(() => {
    latestOnChange.current = onChange;
  });
  useEffect(() => painting.subscribe(() => latestOnChange.current?.(painting)), [painting]);

  const highlight = useCallback(
    (view: View, region: string | null) => setHighlighted(region ? { view, region: region as BodyRegion } : null),
    [],
  );

  const undo = () => painting.undo() && announce(canvas.undone);
  const redo = () => painting.redo() && announce(canvas.redone);

  function fill(_: View, name: string) {
    const region = name as BodyRegion;
    const { level } = toolStore.ink;
    painting.fill(region, level);
    announce(pain.regionLevel(names[region], pain[level]));
  }

  function reset() {
    painting.clear();
    announce(canvas.wasReset);
  }

  function openFullScreen() {
    // Focus returns to the button even if the body was tapped: the body is remounted.
    opener.current?.focus();
    setFullScreen(true);
  }

  function handleTap() {
    if (opener.current?.getClientRects().length) return void nextPaint().then(openFullScreen);
    setShowsTouchHint(true);
    announce(canvas.tapped);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.altKey) return;
    const key = event.key.toLowerCase();
    const level = painLevels[Number(key) - 1];
    if (event.ctrlKey || event.metaKey) {
      if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
      else return;
    } else if (level) {
      toolStore.update({ tool: 'pen', level });
      announce(pain[level]);
    } else return;
    event.preventDefault();
  }

  const tools = {
    toolStore,
    step: useBodyHistory(painting),
    reset: { consequence: messages.resetConsequence, nothing: messages.nothingToReset },
    onUndo: undo,
    onRedo: redo,
    onReset: reset,
  };
  const stage = { painting, toolStore, onTap: handleTap, highlighted: highlighted, announce, onMissing };

  return (
    <section className={desk.canvas} aria-label={messages.label} onKeyDown={handleKeyDown}>
      <div className={desk.layout}>
        <p id={hintId} className={desk.hint}>
          {messages.hint} <VisuallyHidden>{messages.keyboardHint}</VisuallyHidden>
        </p>
        <div className={desk.phone}>
          <Button ref={opener} variant="primary" iconStart={<Glyph lines={finger} />} onClick={openFullScreen}>
            {canvas.draw}
          </Button>
          <p>{canvas.onPhone}</p>
        </div>
        <PainTools {...tools} className={desk.forPens}>
          <div className={classNames(desk.touchSwitch, desk.onPage)} data-missed={showsTouchHint || undefined}>
            <Button
              iconStart={<Glyph lines={finger} />}
              aria-pressed={touchPaints}
              onClick={() => {
                setTouchPaints(!touchPaints);
                setShowsTouchHint(false);
              }}
            >
              {canvas.draw}
            </Button>
            <p className={desk.touchSwitchText}>
              {touchPaints ? messages.fingersPaint : showsTouchHint ? canvas.tapped : canvas.fingersScroll}
            </p>
          </div>
        </PainTools>
        {/* Only one instance at a time: each one holds the body in GPU memory. */}
        {fullScreen ? (
          <div className={styles.waiting} />
        ) : (
          <BodyStage {...stage} touchPaints={touchPaints} describedBy={hintId} />
        )}
      </div>
      {fullScreen && (
        <FullScreenFrame
          label={messages.label}
          hint={messages.fullScreenHint}
          tools={<PainTools {...tools} />}
          announcement={announcement}
          onDone={() => setFullScreen(false)}
        >
          <BodyStage {...stage} touchPaints describedBy={undefined} />
        </FullScreenFrame>
      )}
      <section className={textStyles.summary} aria-label={canvas.summary}>
        <p className={textStyles.heading}>{canvas.summary}</p>
        <MarkList marks={marks} />
      </section>
      <details className={textStyles.picker}>
        <summary className={textStyles.pickerName}>{canvas.regions}</summary>
        <RegionList toolStore={toolStore} marks={marks} onHighlight={highlight} onPress={fill} />
      </details>
      <VisuallyHidden aria-live="polite">{!fullScreen && announcement}</VisuallyHidden>
    </section>
  );
}
