import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { Glyph } from '../../internals/glyph/glyph.tsx';
import { useMessages } from '../../messages/index.ts';
import { painLevels } from '../../theme/pain.ts';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import type { View } from '../pain-canvas/core/space.ts';
import { FullScreenFrame } from '../pain-canvas/full-screen.tsx';
import { finger } from '../pain-canvas/glyphs.ts';
import { createHand } from '../pain-canvas/hand.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import * as desk from '../pain-canvas/pain-canvas.css.ts';
import { painCanvasMessages } from '../pain-canvas/pain-canvas.messages.ts';
import { RegionList } from '../pain-canvas/region-picker.tsx';
import { MarkList } from '../pain-canvas/region-summary.tsx';
import { type BodyRegion, regionMessages } from '../pain-canvas/regions.messages.ts';
import { PainTools } from '../pain-canvas/toolbar.tsx';
import * as words from '../pain-canvas/words.css.ts';
import { ProgressBar } from '../progress/progress.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './body-model.css.ts';
import { bodyModelMessages } from './body-model.messages.ts';
import { BodyStage } from './body-stage.tsx';
import type { BodyPainting } from './paint/body-painting.ts';
import { type BodyToPaint, useBodyMarks, useBodyStep } from './use-body-painting.ts';

export interface BodyModelProps {
  /** From `useBodyPainting()`. */
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
  const [hand] = useState(createHand);
  const [lookedAt, setLookedAt] = useState<{ view: View; region: BodyRegion } | null>(null);
  const [said, say] = useState('');
  const [fingersPaint, setFingersPaint] = useState(false);
  const [missed, setMissed] = useState(false);
  const [fullScreen, setFullScreen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  const changed = useRef(onChange);
  const marks = useBodyMarks(painting);

  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => painting.subscribe(() => changed.current?.(painting)), [painting]);

  const lookAt = useCallback(
    (view: View, region: string | null) => setLookedAt(region ? { view, region: region as BodyRegion } : null),
    [],
  );

  const undo = () => painting.undo() && say(canvas.undone);
  const redo = () => painting.redo() && say(canvas.redone);

  function fill(_: View, name: string) {
    const region = name as BodyRegion;
    const { level } = hand.ink;
    painting.fill(region, level);
    say(pain.regionLevel(names[region], pain[level]));
  }

  function reset() {
    painting.clear();
    say(canvas.wasReset);
  }

  function openFullScreen() {
    // Focus returns to the button even if the body was tapped: the body is remounted.
    opener.current?.focus();
    setFullScreen(true);
  }

  function tapped() {
    if (opener.current?.getClientRects().length) return openFullScreen();
    setMissed(true);
    say(canvas.tapped);
  }

  function pressed(event: KeyboardEvent) {
    if (event.altKey) return;
    const key = event.key.toLowerCase();
    const level = painLevels[Number(key) - 1];
    if (event.ctrlKey || event.metaKey) {
      if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
      else if (key === 'z') undo();
      else return;
    } else if (level) {
      hand.take({ tool: 'pen', level });
      say(pain[level]);
    } else return;
    event.preventDefault();
  }

  const tools = {
    hand,
    step: useBodyStep(painting),
    reset: { consequence: messages.resetConsequence, nothing: messages.nothingToReset },
    onUndo: undo,
    onRedo: redo,
    onReset: reset,
  };
  const stage = { painting, hand, onTap: tapped, highlighted: lookedAt, say, onMissing };

  return (
    <section className={desk.canvas} aria-label={messages.label} onKeyDown={pressed}>
      <div className={desk.desk}>
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
          <div className={classNames(desk.fingers, desk.onPage)} data-missed={missed || undefined}>
            <Button
              iconStart={<Glyph lines={finger} />}
              aria-pressed={fingersPaint}
              onClick={() => {
                setFingersPaint(!fingersPaint);
                setMissed(false);
              }}
            >
              {canvas.draw}
            </Button>
            <p className={desk.fingersText}>
              {fingersPaint ? messages.fingersPaint : missed ? canvas.tapped : canvas.fingersScroll}
            </p>
          </div>
        </PainTools>
        {/* Only one instance at a time: each one holds the body in GPU memory. */}
        {fullScreen ? (
          <div className={styles.waiting} />
        ) : (
          <BodyStage {...stage} fingersPaint={fingersPaint} describedBy={hintId} />
        )}
      </div>
      {fullScreen && (
        <FullScreenFrame
          label={messages.label}
          hint={messages.fullScreenHint}
          tools={<PainTools {...tools} />}
          said={said}
          onDone={() => setFullScreen(false)}
        >
          <BodyStage {...stage} fingersPaint describedBy={undefined} />
        </FullScreenFrame>
      )}
      <section className={words.summary} aria-label={canvas.summary}>
        <p className={words.heading}>{canvas.summary}</p>
        <MarkList marks={marks} />
      </section>
      <details className={words.picker}>
        <summary className={words.pickerName}>{canvas.regions}</summary>
        <RegionList hand={hand} marks={marks} onLookAt={lookAt} onPress={fill} />
      </details>
      <VisuallyHidden aria-live="polite">{!fullScreen && said}</VisuallyHidden>
    </section>
  );
}
