import { useId } from 'react';
import { flushSync } from 'react-dom';
import { usePrinting } from '../../internals/use-media.ts';
import type { Recording } from './core/paint.ts';
import type { EcgStage } from './core/stage.ts';
import * as styles from './paper.css.ts';
import type { EcgLabels } from './use-ecg-labels.ts';

const rowMillimetres = 175;
const rowHeight = 30;
const maxRows = 9;
/** Below printer resolution, in millimetres. */
const minStepMillimetres = 0.1;

interface PaperProps {
  speed: number;
  stage: EcgStage;
  labels: EcgLabels;
}

/** Renders the sheet synchronously before the print dialog blocks the page. */
export function print(): void {
  flushSync(() => window.dispatchEvent(new Event('beforeprint')));
  window.print();
}

export function Paper(props: PaperProps) {
  return usePrinting() && <Sheet {...props} />;
}

function Sheet({ speed, stage: { recording, view }, labels }: PaperProps) {
  const id = useId();
  const { start: from, gain } = view();
  const { duration } = recording;
  const seconds = rowMillimetres / speed;
  const begin = duration <= maxRows * seconds ? 0 : from;
  const count = Math.min(maxRows, Math.max(1, Math.ceil((duration - begin) / seconds)));
  const starts = Array.from({ length: count }, (_, row) => begin + row * seconds);
  return (
    <div className={styles.paper} aria-hidden="true">
      {starts.map((start) => (
        <svg
          key={start}
          aria-hidden="true"
          className={styles.strip}
          width={`${rowMillimetres}mm`}
          height={`${rowHeight}mm`}
          viewBox={`0 ${-rowHeight / 2} ${rowMillimetres} ${rowHeight}`}
        >
          <defs>
            <pattern id={`${id}-fine`} width="1" height="1" patternUnits="userSpaceOnUse">
              <path className={styles.fine} d="M0 0H1M0 0V1" />
            </pattern>
            <pattern id={`${id}-coarse`} width="5" height="5" patternUnits="userSpaceOnUse">
              <rect width="5" height="5" fill={`url(#${id}-fine)`} />
              <path className={styles.coarse} d="M0 0H5M0 0V5" />
            </pattern>
          </defs>
          <rect y={-rowHeight / 2} width={rowMillimetres} height={rowHeight} fill={`url(#${id}-coarse)`} />
          <path className={styles.printed} d={rowPath(recording, start, speed, gain)} />
          <text className={styles.stamp} x="1" y={rowHeight / 2 - 1}>
            {labels.time(start)}
          </text>
        </svg>
      ))}
      <p>
        {labels.speed(speed)} · {labels.gain(gain)}
      </p>
    </div>
  );
}

function rowPath({ pyramid, sampleRate, scale }: Recording, start: number, speed: number, gain: number): string {
  const { samples } = pyramid;
  const stride = Math.max(1, Math.floor((sampleRate / speed) * minStepMillimetres));
  const last = Math.min(samples.length, Math.round((start + rowMillimetres / speed) * sampleRate));
  let path = '';
  let gap = true;
  for (let index = Math.round(start * sampleRate); index < last; index += stride) {
    const sample = samples[index] as number;
    if (Number.isNaN(sample)) gap = true;
    else {
      const x = (index / sampleRate - start) * speed;
      path += `${gap ? 'M' : 'L'}${x.toFixed(2)} ${(-sample * scale * gain).toFixed(2)}`;
      gap = false;
    }
  }
  return path;
}
