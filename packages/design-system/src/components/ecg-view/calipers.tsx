import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';
import { type CaliperSpan, type EcgPoint, toPixels, toPoint } from './core/measure.ts';
import type { EcgStage } from './core/stage.ts';
import * as styles from './ecg-view.css.ts';
import type { EcgLabels } from './use-ecg-labels.ts';
import { useView } from './use-view.ts';

interface CalipersProps {
  stage: EcgStage;
  span: CaliperSpan;
  onChange: (span: CaliperSpan) => void;
  labels: EcgLabels;
}

type End = keyof CaliperSpan;

const arrows: Record<string, readonly [right: number, down: number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const findHandle = ({ target }: SyntheticEvent) => (target as HTMLElement).dataset.end as End | undefined;

/** Dragging anywhere sets both handles; each can be dragged or moved with keys. */
export function Calipers({ stage, span, onChange, labels }: CalipersProps) {
  const view = useView(stage);
  const { messages, number, measure } = labels;
  const dragged = useRef<{ end: End; span: CaliperSpan }>(undefined);
  const ends = { from: toPixels(span.from, view), to: toPixels(span.to, view) };
  const { from, to } = ends;
  const left = Math.min(from.x, to.x);
  const width = Math.abs(to.x - from.x);

  function pointAt({ currentTarget, clientX, clientY }: PointerEvent): EcgPoint {
    const { left, top } = currentTarget.getBoundingClientRect();
    return toPoint(clientX - left, clientY - top, view, stage.duration);
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const end = findHandle(event);
    // A drag that starts outside the handles sets a new span.
    dragged.current = end ? { end, span } : { end: 'to', span: { ...span, from: pointAt(event) } };
  }

  function onPointerMove(event: PointerEvent) {
    const drag = dragged.current;
    if (drag) onChange({ ...drag.span, [drag.end]: pointAt(event) });
  }

  function drop() {
    dragged.current = undefined;
  }

  function onKeyDown(event: KeyboardEvent) {
    const end = findHandle(event);
    const arrow = arrows[event.key];
    if (!end || !arrow) return;
    event.preventDefault();
    event.stopPropagation();
    // In pixels, so that every key press is a visible step.
    const size = event.shiftKey ? 10 : 1;
    const { x, y } = ends[end];
    onChange({ ...span, [end]: toPoint(x + arrow[0] * size, y + arrow[1] * size, view, stage.duration) });
  }

  const handle = (end: End) => (
    <div
      className={styles.handle}
      style={{ transform: `translate(${ends[end].x}px, ${ends[end].y}px)` }}
      data-end={end}
      role="slider"
      tabIndex={0}
      aria-label={end === 'from' ? messages.first : messages.second}
      aria-valuemax={Math.round(stage.duration * 1000)}
      aria-valuenow={Math.round(span[end].time * 1000)}
      aria-valuetext={`${number(span[end].time, 3)} s, ${number(span[end].level, 2)} mV. ${measure(span).join(', ')}`}
    />
  );

  return (
    <div
      className={styles.calipers}
      {...{ onPointerDown, onPointerMove, onKeyDown }}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <svg className={styles.span} aria-hidden="true">
        <rect className={styles.interval} x={left} y="-5%" width={width || 0.1} height="110%" />
        <line className={styles.level} x1={left} x2={left + width} y1={from.y} y2={from.y} />
        <line className={styles.level} x1={left} x2={left + width} y1={to.y} y2={to.y} />
      </svg>
      {handle('from')}
      {handle('to')}
    </div>
  );
}

export function Readout({ span, labels: { messages, measure } }: { span: CaliperSpan; labels: EcgLabels }) {
  const terms = [messages.interval, messages.beats, messages.amplitude];
  return (
    <>
      <dl className={styles.readout}>
        {measure(span).map((value, index) => (
          <div key={terms[index]}>
            <dt className={styles.term}>{terms[index]}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.status} data-print="hidden">
        {messages.help}
      </p>
    </>
  );
}
