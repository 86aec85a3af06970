import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type CaliperSpan, clampSpot, moved, type Spot, toPixels, toSpot } from './core/measure.ts';
import type { EcgStage } from './core/stage.ts';
import * as styles from './ecg-view.css.ts';
import type { EcgWords } from './use-ecg-words.ts';
import { useMeasureWords } from './use-measure-words.ts';
import { useView } from './use-view.ts';

interface CalipersProps {
  stage: EcgStage;
  span: CaliperSpan;
  onChange: (span: CaliperSpan) => void;
  words: EcgWords;
}

type End = keyof CaliperSpan;

/** Two ends that keep their place in the recording. Dragging anywhere sets both; each end can be dragged and has keys. */
export function Calipers({ stage, span, onChange, words }: CalipersProps) {
  const view = useView(stage);
  const { spot: spotWords } = useMeasureWords(words);
  const layer = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ end: End; span: CaliperSpan } | undefined>(undefined);
  const from = toPixels(span.from, view);
  const to = toPixels(span.to, view);

  const spotAt = (event: PointerEvent): Spot => {
    const { left, top } = layer.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return clampSpot(toSpot(event.clientX - left, event.clientY - top, stage.view), stage.duration);
  };

  function begin(event: PointerEvent, end?: End) {
    if (event.button !== 0) return;
    event.stopPropagation();
    layer.current?.setPointerCapture(event.pointerId);
    const spot = spotAt(event);
    dragged.current = { end: end ?? 'to', span: end ? span : { from: spot, to: spot } };
  }

  function drag(event: PointerEvent) {
    const held = dragged.current;
    if (!held) return;
    held.span = { ...held.span, [held.end]: spotAt(event) };
    onChange(held.span);
  }

  function onKeyDown(event: KeyboardEvent, end: End) {
    const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] } as const;
    const direction = directions[event.key as keyof typeof directions];
    if (!direction) return;
    event.preventDefault();
    event.stopPropagation();
    const size = event.shiftKey ? 10 : 1;
    const spot = moved(span[end], direction[0] * size, direction[1] * size, view);
    onChange({ ...span, [end]: clampSpot(spot, stage.duration) });
  }

  const handle = (end: End, { x, y }: { x: number; y: number }) => (
    <div
      className={styles.handle}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      role="slider"
      tabIndex={0}
      aria-label={end === 'from' ? words.messages.first : words.messages.second}
      aria-valuemin={0}
      aria-valuemax={Math.round(stage.duration * 1000)}
      aria-valuenow={Math.round(span[end].time * 1000)}
      aria-valuetext={spotWords(span[end], span)}
      onKeyDown={(event) => onKeyDown(event, end)}
      onPointerDown={(event) => begin(event, end)}
    />
  );

  return (
    <div
      ref={layer}
      className={styles.calipers}
      onPointerDown={(event) => begin(event)}
      onPointerMove={drag}
      onPointerUp={() => {
        dragged.current = undefined;
      }}
      onPointerCancel={() => {
        dragged.current = undefined;
      }}
    >
      <svg className={styles.span} aria-hidden="true">
        <rect
          className={styles.between}
          x={Math.min(from.x, to.x)}
          y={0}
          width={Math.abs(to.x - from.x)}
          height="100%"
        />
        {[from, to].map(({ x, y }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two ends that never change places
          <g key={index}>
            <line className={styles.rule} x1={x} x2={x} y1="0" y2="100%" />
            <line className={styles.level} x1={Math.min(from.x, to.x)} x2={Math.max(from.x, to.x)} y1={y} y2={y} />
          </g>
        ))}
      </svg>
      {handle('from', from)}
      {handle('to', to)}
    </div>
  );
}
