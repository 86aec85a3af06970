import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { View } from '../pain-canvas/core/space.ts';
import type { Hand } from '../pain-canvas/hand.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import { type BodyRegion, regionMessages } from '../pain-canvas/regions.messages.ts';
import { bodyModelMessages } from './body-model.messages.ts';
import * as styles from './body-stage.css.ts';
import type { BodyPainting } from './paint/body-painting.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { Stage } from './view/stage.ts';
import { type Look, ViewTools } from './view-tools.tsx';

export interface BodyStageProps {
  painting: BodyPainting;
  hand: Hand;
  fingersPaint: boolean;
  onTap: () => void;
  /** Highlighted from the list of regions; the body turns to show it. */
  highlighted: { view: View; region: BodyRegion } | null;
  describedBy: string | undefined;
  say: (text: string) => void;
  /** Called when WebGL 2 is not available. */
  onMissing: () => void;
}

const start: Look = { zoom: 1, tilt: 0, side: 'front' };

export function BodyStage(props: BodyStageProps) {
  const { painting, hand, fingersPaint, highlighted, describedBy, say } = props;
  const messages = useMessages(bodyModelMessages);
  const pain = useMessages(painMessages);
  const names: Readonly<Record<string, string>> = useMessages(regionMessages);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage>();
  const [look, setLook] = useState<Look>(start);
  const [pointed, setPointed] = useState<BodyRegion | null>(null);
  const [away, setAway] = useState(false);
  const latest = useRef(props);
  const keys = useStageKeys({ stage, painting, hand, say });

  useEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    if (!frame.current || !canvas.current) return;
    const mounted = Stage.create({
      canvas: canvas.current,
      frame: frame.current,
      painting,
      ink: () => hand.ink,
      fingersPaint: () => latest.current.fingersPaint,
      tapped: () => latest.current.onTap(),
      pointed: setPointed,
      moved: ({ zoom, tilt, side }) =>
        setLook((before) =>
          before.zoom === zoom && before.tilt === tilt && before.side === side ? before : { zoom, tilt, side },
        ),
      lost: setAway,
    });
    setStage(mounted);
    if (!mounted) latest.current.onMissing();
    return () => mounted?.destroy();
  }, [painting, hand]);

  useEffect(() => {
    stage?.highlight(highlighted?.region ?? null);
    if (highlighted) stage?.face(highlighted.view);
  }, [stage, highlighted]);

  const sides = { front: pain.front, back: pain.back, left: messages.left, right: messages.right };

  return (
    <figure className={styles.stage}>
      <figcaption className={styles.caption}>
        <strong className={styles.side}>{sides[look.side]}</strong>
        <span className={styles.note}>{messages.sides}</span>
      </figcaption>
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: this is where the keyboard turns and paints the body
        tabIndex={0}
        aria-label={messages.stage}
        aria-roledescription={messages.kind}
        aria-describedby={describedBy}
        data-stage="body"
        data-fingers={fingersPaint || undefined}
        onKeyDown={keys.pressed}
        onFocus={keys.focused}
        onBlur={keys.left}
        onPointerDown={keys.left}
      >
        <canvas ref={canvas} className={styles.canvas} />
        {keys.cursor && (
          <span
            className={styles.cursor}
            // Image coordinates, so measured from the left in every writing direction.
            style={{
              top: `calc(${keys.cursor.y * 100}% - 0.75rem)`,
              left: `calc(${keys.cursor.x * 100}% - 0.75rem)`,
            }}
          />
        )}
        <span className={styles.pointed} data-shown={pointed !== null || undefined} aria-hidden="true">
          {pointed && names[pointed]}
        </span>
        {away && (
          <p role="status" className={styles.away}>
            {messages.lost}
          </p>
        )}
      </div>
      <ViewTools stage={stage} look={look} sides={sides} say={say} />
    </figure>
  );
}
