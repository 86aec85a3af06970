'use client';

import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Calipers, Readout } from './calipers.tsx';
import { attachGestures } from './core/gestures.ts';
import { type CaliperSpan, defaultSpan } from './core/measure.ts';
import type { EcgSamples } from './core/pyramid.ts';
import { createEcgStage, type EcgStage } from './core/stage.ts';
import { standardSpeed, visibleSeconds } from './core/view.ts';
import * as styles from './ecg-view.css.ts';
import { Paper, print } from './paper.tsx';
import { Toolbar } from './toolbar.tsx';
import { type EcgLabels, useEcgLabels } from './use-ecg-labels.ts';
import { useView } from './use-view.ts';

export interface EcgViewProps {
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** As read from the device. Keep the reference stable: a new array is a new recording. */
  samples: EcgSamples;
  sampleRate: number;
  scale: number;
  lead?: string | undefined;
  heartRate?: number | undefined;
  /** The device's own assessment, as text. */
  result?: string | undefined;
  shown?: number | undefined;
  loading?: boolean | undefined;
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

/** ECG viewer on millimetre paper, 700 × 260: pan, zoom, measure and print recordings of up to a day. */
export function EcgView(props: EcgViewProps) {
  const { title, headingLevel = 3, samples, loading, failed, onRetry } = props;
  const labels = useEcgLabels();
  const common = useMessages(commonMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.ecg} aria-labelledby={id}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {loading ? (
        <div className={styles.waiting}>
          <Skeleton shape="block" label={`${title}. ${common.loading}`} />
        </div>
      ) : failed ? (
        <Banner
          tone="danger"
          title={labels.messages.failed}
          announce
          action={onRetry && <Button onClick={onRetry}>{common.retry}</Button>}
        />
      ) : samples.length === 0 ? (
        <EmptyState size="compact" headingLevel={4} title={labels.messages.empty}>
          {labels.messages.emptyText}
        </EmptyState>
      ) : (
        <Trace {...props} labels={labels} />
      )}
    </section>
  );
}

const keys: Record<string, ((stage: EcgStage) => void) | undefined> = {
  '+': (stage) => stage.step(1),
  '-': (stage) => stage.step(-1),
  0: (stage) => stage.setSpeed(0),
  PageUp: (stage) => stage.page(-1),
  PageDown: (stage) => stage.page(1),
};

function Trace({ samples, sampleRate, scale, shown, labels, ...facts }: EcgViewProps & { labels: EcgLabels }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<EcgStage>();
  const [span, setSpan] = useState<CaliperSpan>();

  useLayoutEffect(() => {
    if (!canvas.current) return;
    const made = createEcgStage({ canvas: canvas.current, samples, sampleRate, scale, shown });
    setStage(made);
    setSpan(undefined);
    return attachGestures(canvas.current, made);
  }, [samples, sampleRate, scale, shown]);

  function onKeyDown(event: KeyboardEvent) {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    const act = keys[event.key];
    if (act) act(stage);
    // Without a measurement to close, Escape belongs to the dialog around.
    else if (event.key === 'Escape' && span) setSpan(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const summary = getSummary({ samples, sampleRate, ...facts }, labels);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what is inside, all of which has its own buttons too
    <div className={styles.trace} onKeyDown={onKeyDown}>
      <p className={styles.facts}>{summary}</p>
      {stage && (
        <Toolbar
          {...{ stage, labels }}
          measuring={!!span}
          onMeasure={() => setSpan(span ? undefined : defaultSpan(stage.view()))}
          onPrint={print}
        />
      )}
      <div className={styles.frame}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={labels.messages.trace(summary)} />
        {stage && span && <Calipers {...{ stage, span, labels }} onChange={setSpan} />}
      </div>
      {stage && (
        <>
          <Position {...{ stage, labels }} />
          {span && <Readout {...{ span, labels }} />}
          <Paper {...{ stage, labels }} speed={standardSpeed} />
        </>
      )}
    </div>
  );
}

function Position({ stage, labels }: { stage: EcgStage; labels: EcgLabels }) {
  const view = useView(stage);
  const { duration } = stage;
  const last = Math.max(0, duration - visibleSeconds(view));
  const place = labels.position(view, duration);
  return (
    <>
      {last > 0 && (
        <input
          type="range"
          className={styles.position}
          data-print="hidden"
          aria-label={labels.messages.position}
          aria-valuetext={place}
          min={0}
          max={last}
          // A large square at 25 mm/s, and always a twentieth of the visible range.
          step={visibleSeconds(view) / 20}
          value={view.start}
          onChange={(event) => stage.show({ start: Number(event.target.value) })}
        />
      )}
      <p className={styles.status}>
        {labels.speed(view.speed)} · {labels.gain(view.gain)} · {place}
      </p>
    </>
  );
}

type Facts = Pick<EcgViewProps, 'samples' | 'sampleRate' | 'lead' | 'heartRate' | 'result'>;

function getSummary(
  { samples, sampleRate, lead, heartRate, result }: Facts,
  { messages, time, number }: EcgLabels,
): string {
  return [
    result,
    lead && messages.lead(lead),
    messages.lasts(time(samples.length / sampleRate)),
    heartRate !== undefined && messages.rate(number(heartRate, 0)),
  ]
    .filter(Boolean)
    .join(', ');
}
