import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { Glyph } from '../../internals/glyph/glyph.tsx';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { figuresLoaded } from './body/loading.ts';
import type { RegionId } from './core/commands.ts';
import type { PainDrawing } from './core/drawing.ts';
import { createSheet, maxZoom, type Sheet } from './core/sheet.ts';
import { sheetHeight, sheetWidth, type View } from './core/space.ts';
import { move, zoomIn, zoomOut } from './icons.ts';
import { painMessages } from './pain.messages.ts';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import { SheetCaption } from './sheet-caption.tsx';
import * as styles from './sheet-view.css.ts';
import type { ToolStore } from './tool-store.ts';

export interface SheetViewProps {
  className: string;
  view: View;
  /** Default true. */
  caption?: boolean;
  drawing: PainDrawing;
  toolStore: ToolStore;
  locked: boolean;
  touchDraws: boolean;
  onTap: () => void;
  highlighted: RegionId | null;
  describedBy: string | undefined;
}

const zoomStep = 1.6;

export function SheetView(props: SheetViewProps) {
  const { view, caption = true, drawing, toolStore, locked, touchDraws, highlighted, describedBy } = props;
  const messages = useMessages(painCanvasMessages);
  const pain = useMessages(painMessages);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLCanvasElement>(null);
  const sheet = useRef<Sheet>(null);
  const [zoom, setZoom] = useState(1);
  const [panning, setPanning] = useState(false);
  const latest = useRef({ ...props, panning });
  const figure = use(figuresLoaded).figures[view];

  useEffect(() => {
    latest.current = { ...props, panning };
  });

  // Before paint, so that a visible sheet is always ready to draw on.
  useLayoutEffect(() => {
    if (!frame.current || !stage.current || !still.current || !live.current) return;
    const mounted = createSheet({
      view,
      figure,
      drawing,
      frame: frame.current,
      stage: stage.current,
      still: still.current,
      live: live.current,
      ink: () => (latest.current.locked ? null : toolStore.ink),
      touchDraws: () => latest.current.touchDraws && !latest.current.locked && !latest.current.panning,
      mousePans: () => latest.current.panning,
      onTap: () => latest.current.onTap(),
      onZoom(next) {
        setZoom(next);
        if (next === 1) setPanning(false);
      },
    });
    sheet.current = mounted;
    return () => mounted.destroy();
  }, [view, figure, drawing, toolStore]);

  const polygon = highlighted ? figure.regions[highlighted] : undefined;
  const clip = `pain-${view}-body`;

  return (
    <figure className={classNames(styles.sheet, props.className)} data-sheet={view}>
      {caption && <SheetCaption view={view} />}
      <section
        ref={frame}
        className={styles.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a zoomed sheet scrolls, and what scrolls must take the keyboard
        tabIndex={0}
        aria-label={messages.sheet(pain[view])}
        aria-describedby={describedBy}
      >
        <div
          ref={stage}
          className={styles.stage}
          data-locked={locked || undefined}
          data-fingers={(touchDraws && !panning) || undefined}
          data-grabs={panning || undefined}
          data-stage={view}
          aria-hidden="true"
        >
          <canvas ref={still} className={styles.layer} />
          <canvas ref={live} className={styles.layer} />
          <svg className={styles.layer} viewBox={`0 0 ${sheetWidth} ${sheetHeight}`} aria-hidden="true">
            {polygon && (
              <>
                <clipPath id={clip}>
                  <path d={figure.outline} />
                </clipPath>
                <polygon
                  className={styles.highlight}
                  clipPath={`url(#${clip})`}
                  points={polygon.map(({ x, y }) => `${x},${y}`).join(' ')}
                />
              </>
            )}
            <path className={styles.details} d={figure.details} />
            <path className={styles.outline} d={figure.outline} />
          </svg>
        </div>
      </section>
      <div className={styles.zoom}>
        {zoom > 1 && (
          <IconButton
            variant="secondary"
            size="sm"
            label={messages.grab}
            icon={<Glyph lines={move} />}
            aria-pressed={panning}
            onClick={() => setPanning((before) => !before)}
          />
        )}
        <IconButton
          variant="secondary"
          size="sm"
          label={messages.zoomIn}
          icon={<Glyph lines={zoomIn} />}
          disabledReason={zoom >= maxZoom ? messages.largest : undefined}
          onClick={() => sheet.current?.zoomTo(zoom * zoomStep)}
        />
        <IconButton
          variant="secondary"
          size="sm"
          label={messages.zoomOut}
          icon={<Glyph lines={zoomOut} />}
          disabledReason={zoom <= 1 ? messages.smallest : undefined}
          onClick={() => sheet.current?.zoomTo(zoom / zoomStep)}
        />
      </div>
    </figure>
  );
}
