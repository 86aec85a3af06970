import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFetchedPart } from '../../internals/fetched-part.ts';
import { usePrinting } from '../../internals/use-media.ts';
import { commonMessages, useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { listenTo } from './core/gestures.ts';
import type { CaliperSpan } from './core/measure.ts';
import type { EcgSamples } from './core/pyramid.ts';
import { EcgStage } from './core/stage.ts';
import { shownSeconds } from './core/view.ts';
import * as styles from './ecg-view.css.ts';
import { morePart } from './more-part.ts';
import { Toolbar } from './toolbar.tsx';
import { type EcgWords, useEcgWords } from './use-ecg-words.ts';
import { useView } from './use-view.ts';

export interface EcgViewProps {
  /** What and when: "ECG del 18 novembre 2026, 08:30". */
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** As the device gave them. Keep the same array: another one is another recording. */
  samples: EcgSamples;
  /** Samples a second. */
  sampleRate: number;
  /** Millivolts of one unit. */
  scale: number;
  lead?: string | undefined;
  heartRate?: number | undefined;
  /** What the device says of it, in the caller's words. */
  result?: string | undefined;
  /** Seconds in view at first; absent: as many as fit at 25 mm/s. */
  shown?: number | undefined;
  loading?: boolean | undefined;
  failed?: boolean | undefined;
  onRetry?: (() => void) | undefined;
}

/** An ECG on millimetre paper, 700 × 260: moved, zoomed, measured and printed; as long as a day. */
export function EcgView(props: EcgViewProps) {
  const { title, headingLevel = 3, samples, loading, failed, onRetry } = props;
  const words = useEcgWords();
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
          title={words.messages.failed}
          announce
          action={onRetry && <Button onClick={onRetry}>{common.retry}</Button>}
        />
      ) : samples.length === 0 ? (
        <EmptyState size="compact" headingLevel={4} title={words.messages.empty}>
          {words.messages.emptyText}
        </EmptyState>
      ) : (
        <Trace {...props} words={words} />
      )}
    </section>
  );
}

function Trace({ samples, sampleRate, scale, shown, words, ...facts }: EcgViewProps & { words: EcgWords }) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [stage, setStage] = useState<EcgStage>();
  const [span, setSpan] = useState<CaliperSpan>();
  const [asked, setAsked] = useState(false);
  // Nobody measures or prints in the first second: what that needs comes after what the screen needs.
  const { piece: more, failed: lacking, retry } = useFetchedPart(morePart, true);
  const printing = usePrinting() || asked;
  const measuring = useRef(false);

  useEffect(() => {
    measuring.current = span !== undefined;
  });

  useLayoutEffect(() => {
    const [box, paper] = [frame.current, canvas.current];
    if (!box || !paper) return;
    const made = new EcgStage({ canvas: paper, samples, sampleRate, scale, shown, width: box.clientWidth });
    setStage(made);
    setSpan(undefined);
    const deaf = listenTo(box, made, () => measuring.current);
    const observer = new ResizeObserver(() => made.resize(box.clientWidth));
    observer.observe(box);
    return () => {
      deaf();
      observer.disconnect();
      made.destroy();
    };
  }, [samples, sampleRate, scale, shown]);

  function onKeyDown(event: KeyboardEvent) {
    if (!stage || event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    if (event.key === '+') stage.step(1);
    else if (event.key === '-') stage.step(-1);
    else if (event.key === '0') stage.zoomBy(0);
    else if (event.key === 'PageUp') stage.page(-1);
    else if (event.key === 'PageDown') stage.page(1);
    else if (event.key === 'Escape' && span) setSpan(undefined);
    // Escape with nothing to close belongs to the dialog around.
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function print() {
    // On paper before the dialog of the browser stops everything.
    flushSync(() => setAsked(true));
    window.print();
    setAsked(false);
  }

  const summary = summaryOf({ samples, sampleRate, scale, ...facts }, words);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for what is inside, all of which has its own buttons too
    <div className={styles.trace} onKeyDown={onKeyDown}>
      <p className={styles.facts}>{summary}</p>
      {stage && (
        <Toolbar
          {...{ stage, words }}
          measuring={span !== undefined}
          onMeasure={() => (more ? setSpan(span ? undefined : more.middleSpan(stage.view)) : retry())}
          onPrint={print}
        />
      )}
      <div ref={frame} className={styles.frame} data-measuring={span !== undefined || undefined}>
        <canvas ref={canvas} className={styles.canvas} role="img" aria-label={words.messages.trace(summary)} />
        {span && stage && more && <more.Calipers {...{ stage, span, words }} onChange={setSpan} />}
      </div>
      {stage && (
        <>
          <Position {...{ stage, words }} />
          {span && more && <more.Readout {...{ span, words }} />}
          {printing && more && <more.Paper recording={stage.recording} view={stage.view} words={words} />}
          {lacking && (
            <p role="status" className={styles.status} data-print="hidden">
              {words.messages.lacking}
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** The keyboard's way through the recording, a slider of the system, and in words what is in view. */
function Position({ stage, words }: { stage: EcgStage; words: EcgWords }) {
  const view = useView(stage);
  const { duration } = stage;
  const last = Math.max(0, duration - shownSeconds(view));
  const place = words.position(view, duration);
  return (
    <>
      {last > 0 && (
        <input
          type="range"
          className={styles.position}
          data-print="hidden"
          aria-label={words.messages.position}
          aria-valuetext={place}
          min={0}
          max={last}
          // A large square at 25 mm/s, and always a twentieth of what is in view.
          step={Math.max(0.001, shownSeconds(view) / 20)}
          value={view.start}
          onChange={(event) => stage.show({ start: Number(event.target.value) })}
        />
      )}
      <p className={styles.status}>
        {words.speed(view.speed)} · {words.gain(view.gain)} · {place}
      </p>
    </>
  );
}

type Facts = Pick<EcgViewProps, 'samples' | 'sampleRate' | 'scale' | 'lead' | 'heartRate' | 'result'>;

function summaryOf(
  { samples, sampleRate, lead, heartRate, result }: Facts,
  { messages, time, number }: EcgWords,
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
