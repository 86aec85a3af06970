import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { Glyph } from '../../internals/glyph/glyph.tsx';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { loadingFigures } from './body/loading.ts';
import type { RegionId } from './core/commands.ts';
import type { PainDrawing } from './core/drawing.ts';
import { createSheet, mostZoom, type Sheet } from './core/sheet.ts';
import { sheetHeight, sheetWidth, type View } from './core/space.ts';
import { move, zoomIn, zoomOut } from './glyphs.ts';
import type { Hand } from './hand.ts';
import { painMessages } from './pain.messages.ts';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import { SheetCaption } from './sheet-caption.tsx';
import * as styles from './sheet-view.css.ts';

export interface SheetViewProps {
  className: string;
  view: View;
  drawing: PainDrawing;
  hand: Hand;
  locked: boolean;
  fingersDraw: boolean;
  onTap: () => void;
  highlighted: RegionId | null;
  describedBy: string | undefined;
}

const zoomStep = 1.6;

/** Four layers: paper, finished strokes, live stroke and body. React renders the outer two. */
export function SheetView(props: SheetViewProps) {
  const { view, drawing, hand, locked, fingersDraw, highlighted, describedBy } = props;
  const messages = useMessages(painCanvasMessages);
  const pain = useMessages(painMessages);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLCanvasElement>(null);
  const sheet = useRef<Sheet>(null);
  const [zoom, setZoom] = useState(1);
  const [grabbing, setGrabbing] = useState(false);
  const latest = useRef({ ...props, grabbing });
  const figure = use(loadingFigures).figures[view];

  useEffect(() => {
    latest.current = { ...props, grabbing };
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
      ink: () => (latest.current.locked ? null : hand.ink),
      fingersDraw: () => latest.current.fingersDraw && !latest.current.locked && !latest.current.grabbing,
      grabs: () => latest.current.grabbing,
      tapped: () => latest.current.onTap(),
      zoomed(next) {
        setZoom(next);
        // An unzoomed sheet cannot be panned.
        if (next === 1) setGrabbing(false);
      },
    });
    sheet.current = mounted;
    return () => mounted.destroy();
  }, [view, figure, drawing, hand]);

  const polygon = highlighted ? figure.regions[highlighted] : undefined;
  const clip = `pain-${view}-body`;

  return (
    <figure className={classNames(styles.sheet, props.className)} data-sheet={view}>
      <SheetCaption view={view} />
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
          data-fingers={(fingersDraw && !grabbing) || undefined}
          data-grabs={grabbing || undefined}
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
            aria-pressed={grabbing}
            onClick={() => setGrabbing((before) => !before)}
          />
        )}
        <IconButton
          variant="secondary"
          size="sm"
          label={messages.zoomIn}
          icon={<Glyph lines={zoomIn} />}
          disabledReason={zoom >= mostZoom ? messages.largest : undefined}
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
