import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import type { View } from '../pain-canvas/core/space.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import { type BodyRegion, regionMessages } from '../pain-canvas/regions.messages.ts';
import type { ToolStore } from '../pain-canvas/tool-store.ts';
import { bodyModelMessages } from './body-model.messages.ts';
import * as styles from './body-stage.css.ts';
import type { BodyPainting } from './paint/body-painting.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { Stage } from './view/stage.ts';
import { type ViewState, ViewTools } from './view-tools.tsx';

export interface BodyStageProps {
  painting: BodyPainting;
  toolStore: ToolStore;
  touchPaints: boolean;
  onTap: () => void;
  highlighted: { view: View; region: BodyRegion } | null;
  describedBy: string | undefined;
  announce: (text: string) => void;
  onMissing: () => void;
}

const start: ViewState = { zoom: 1, tilt: 0, side: 'front' };

export function BodyStage(props: BodyStageProps) {
  const { painting, toolStore, touchPaints, highlighted, describedBy, announce } = props;
  const messages = useMessages(bodyModelMessages);
  const pain = useMessages(painMessages);
  const names: Readonly<Record<string, string>> = useMessages(regionMessages);
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<Stage>();
  const [viewState, setViewState] = useState<ViewState>(start);
  const [hovered, setHovered] = useState<BodyRegion | null>(null);
  const [contextLost, setContextLost] = useState(false);
  const latest = useRef(props);
  const keys = useStageKeys({ stage, painting, toolStore, announce });

  useEffect(() => {
    latest.current = props;
  });

  useLayoutEffect(() => {
    if (!frame.current || !canvas.current) return;
    const mounted = Stage.create({
      canvas: canvas.current,
      frame: frame.current,
      painting,
      ink: () => toolStore.ink,
      touchPaints: () => latest.current.touchPaints,
      onTap: () => latest.current.onTap(),
      onRegionChange: setHovered,
      onViewChange: ({ zoom, tilt, side }) =>
        setViewState((before) =>
          before.zoom === zoom && before.tilt === tilt && before.side === side ? before : { zoom, tilt, side },
        ),
      onContextChange: setContextLost,
    });
    setStage(mounted);
    if (!mounted) latest.current.onMissing();
    return () => mounted?.destroy();
  }, [painting, toolStore]);

  useEffect(() => {
    stage?.highlight(highlighted?.region ?? null);
    if (highlighted) stage?.face(highlighted.view);
  }, [stage, highlighted]);

  const sides = { front: pain.front, back: pain.back, left: messages.left, right: messages.right };

  return (
    <figure className={styles.stage}>
      <figcaption className={styles.caption}>
        <strong className={styles.side}>{sides[viewState.side]}</strong>
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
        data-fingers={touchPaints || undefined}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        onPointerDown={keys.onBlur}
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
        <span className={styles.hoverLabel} data-shown={hovered !== null || undefined} aria-hidden="true">
          {hovered && names[hovered]}
        </span>
        {contextLost && (
          <p role="status" className={styles.away}>
            {messages.lost}
          </p>
        )}
      </div>
      <ViewTools stage={stage} viewState={viewState} sides={sides} announce={announce} />
    </figure>
  );
}
