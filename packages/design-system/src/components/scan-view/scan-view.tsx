'use client';

import { Download, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as frameStyles from '../preview/preview.css.ts';
import { useZoom, ZoomButtons } from '../preview/zoom.tsx';
import { extent, type GreyWindow, type Scan, toPixels } from './scan.ts';
import * as styles from './scan-view.css.ts';
import { scanViewMessages } from './scan-view.messages.ts';

export interface ScanViewProps {
  /** File name, used as the accessible name of the image. */
  name: string;
  /** One series of equally sized images; at least one. */
  scans: readonly Scan[];
  /** Alternative text; defaults to the name. */
  alt?: string | undefined;
  /** Data of the image in words, such as modality and date. */
  facts?: readonly string[] | undefined;
  /** Offers a button to download the original file. */
  onDownload?: (() => void) | undefined;
}

const sliderSteps = 100;

/** Medical image with adjustable window centre and width. */
export function ScanView({ name, scans, alt, facts = [], onDownload }: ScanViewProps) {
  const messages = useMessages(scanViewMessages);
  const { formats } = useLocale();
  const [frame, setFrame] = useState(0);
  const scan = scans[Math.min(frame, scans.length - 1)];
  const first = scans[0];
  const valueRange = useMemo(() => (first?.kind === 'grey' ? extent(first) : undefined), [first]);
  const begin = first?.kind === 'grey' ? (first.shown ?? valueRange) : undefined;
  const [chosen, setChosen] = useState<GreyWindow>();
  const shown = chosen ?? begin;
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ x: number; y: number; from: GreyWindow } | undefined>(undefined);
  const hintId = useId();
  const { zoom, zoomTo, width, stage, pan, onKeyDown: zoomByKey } = useZoom(() => getDrawnWidth(canvas.current));
  const isZoomed = zoom > 1;

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !scan) return;
    const points = scan.kind === 'colour' ? scan.points : toPixels(scan, shown ?? extent(scan));
    context.putImageData(new ImageData(points, scan.columns, scan.rows), 0, 0);
  }, [scan, shown]);

  if (!scan) return null;
  const step = valueRange ? valueRange.width / sliderSteps : 1;

  function change(levels: number, widths: number, from = shown) {
    if (!from || !valueRange) return;
    setChosen({
      centre: clamp(
        from.centre + levels * step,
        valueRange.centre - valueRange.width / 2,
        valueRange.centre + valueRange.width / 2,
      ),
      width: clamp(from.width + widths * step, step, valueRange.width),
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    // The arrow keys scroll an enlarged image.
    if (event.ctrlKey || event.metaKey || event.altKey || !shown || (isZoomed && event.key !== '0')) return;
    const isFast = event.shiftKey ? 10 : 1;
    // Brighter is a lower centre; more contrast is a narrower width.
    const keySteps: Record<string, readonly [number, number]> = {
      ArrowUp: [-isFast, 0],
      ArrowDown: [isFast, 0],
      ArrowRight: [0, -isFast],
      ArrowLeft: [0, isFast],
    };
    const keyStep = keySteps[event.key];
    if (keyStep) change(...keyStep);
    else if (event.key === '0') setChosen(undefined);
    else return;
    event.preventDefault();
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !shown) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY, from: shown };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const start = held.current;
    // Three pixels per step: the full range is about the width of the image.
    if (start) change((event.clientY - start.y) / 3, (start.x - event.clientX) / 3, start.from);
  }

  const release = () => {
    held.current = undefined;
  };
  const number = (value: number) => formats.number(Math.round(value));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way; the buttons inside are the first
    <div className={frameStyles.frame} onKeyDown={zoomByKey}>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark in every preview */}
      <div
        ref={stage}
        className={styles.stage}
        data-fixed={!shown}
        data-zoomed={isZoomed}
        role="group"
        aria-label={messages.image(name)}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes keys, and scrolls
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...(isZoomed ? pan : { onPointerDown, onPointerMove, onPointerUp: release, onPointerCancel: release })}
      >
        <canvas
          ref={canvas}
          className={styles.image}
          data-fit={!isZoomed}
          style={width === undefined ? undefined : { inlineSize: width }}
          width={scan.columns}
          height={scan.rows}
          role="img"
          aria-label={alt ?? name}
        />
      </div>
      {/* Below the image: with large text on a phone it would take half of the screen from it. */}
      <div className={styles.bar} role="toolbar" aria-label={messages.controls}>
        {shown && valueRange && (
          <div className={styles.sliders}>
            <Slider
              label={messages.level}
              text={messages.levelValue(number(shown.centre))}
              // To the right is brighter, i.e. a lower centre.
              min={-(valueRange.centre + valueRange.width / 2)}
              max={-(valueRange.centre - valueRange.width / 2)}
              step={step}
              value={-shown.centre}
              onChange={(value) => setChosen({ ...shown, centre: -value })}
            />
            <Slider
              label={messages.width}
              text={messages.widthValue(number(shown.width))}
              min={-valueRange.width}
              max={-step}
              step={step}
              value={-shown.width}
              onChange={(value) => setChosen({ ...shown, width: -value })}
            />
          </div>
        )}
        {scans.length > 1 && (
          <div className={styles.sliders}>
            <Slider
              label={messages.frame}
              text={messages.frameOf(frame + 1, scans.length)}
              min={0}
              max={scans.length - 1}
              step={1}
              value={frame}
              onChange={setFrame}
            />
          </div>
        )}
        <div className={styles.buttons}>
          <ZoomButtons zoom={zoom} zoomTo={zoomTo} />
          {shown && (
            <IconButton
              label={messages.reset}
              icon={<RotateCcw />}
              disabledReason={chosen ? undefined : messages.unchanged}
              onClick={() => setChosen(undefined)}
            />
          )}
          {onDownload && <IconButton label={messages.download} icon={<Download />} onClick={onDownload} />}
        </div>
      </div>
      <div className={styles.notes}>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        <p id={hintId}>{[shown && messages.hint, messages.zoomHint].filter(Boolean).join(' ')}</p>
        <p>{messages.notDiagnostic}</p>
      </div>
    </div>
  );
}

/** Its box is as large as the stage while all of it is in view. */
const getDrawnWidth = (canvas: HTMLCanvasElement | null) =>
  canvas ? Math.min(canvas.clientWidth, (canvas.clientHeight * canvas.width) / canvas.height) : undefined;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

interface SliderProps {
  label: string;
  text: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, text, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <span className={styles.sliderHead}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.amount} aria-hidden="true">
          {text}
        </span>
      </span>
      <input
        id={id}
        type="range"
        className={styles.range}
        aria-valuetext={text}
        {...range}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => event.stopPropagation()}
      />
    </div>
  );
}
