import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Maximize } from '../../internals/icons/maximize.tsx';
import { ZoomIn } from '../../internals/icons/zoom-in.tsx';
import { ZoomOut } from '../../internals/icons/zoom-out.tsx';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './preview.css.ts';
import { previewMessages } from './preview.messages.ts';
import { useDragToPan } from './use-drag-to-pan.ts';

const maxZoom = 8;
const zoomStep = 1.5;

interface ImageViewProps {
  url: string;
  name: string;
  alt: string;
  end: ReactNode;
  onBroken: () => void;
}

export function ImageView({ url, name, alt, end, onBroken }: ImageViewProps) {
  const messages = useMessages(previewMessages);
  const { formats } = useLocale();
  const [zoom, setZoom] = useState(1);
  const [fitted, setFitted] = useState<{ width: number; natural: number }>();
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const pan = useDragToPan(stage, zoom > 1);
  const center = useRef({ x: 0.5, y: 0.5 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new size is laid out by what changed it
  useLayoutEffect(() => {
    const box = stage.current;
    const { x, y } = center.current;
    box?.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  }, [zoom]);

  function zoomTo(wanted: number) {
    const next = Math.min(maxZoom, Math.max(1, wanted));
    const box = stage.current;
    if (zoom === 1 && image.current) setFitted({ width: image.current.width, natural: image.current.naturalWidth });
    if (box) center.current = getCenter(box);
    setZoom(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = { '+': zoom * zoomStep, '=': zoom * zoomStep, '-': zoom / zoomStep, '0': 1 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    zoomTo(wanted);
  }

  const width = zoom === 1 || !fitted ? undefined : Math.round(fitted.width * zoom);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way; the buttons inside are the first
    <div className={styles.frame} onKeyDown={onKeyDown}>
      <div className={styles.bar} role="toolbar" aria-label={messages.controls}>
        <IconButton
          label={messages.zoomOut}
          icon={<ZoomOut />}
          disabledReason={zoom <= 1 ? messages.smallest : undefined}
          onClick={() => zoomTo(zoom / zoomStep)}
        />
        <span className={styles.amount} role="status">
          {formats.number(zoom, { style: 'percent', maximumFractionDigits: 0 })}
        </span>
        <IconButton
          label={messages.zoomIn}
          icon={<ZoomIn />}
          disabledReason={zoom >= maxZoom ? messages.largest : undefined}
          onClick={() => zoomTo(zoom * zoomStep)}
        />
        <IconButton
          label={messages.fit}
          icon={<Maximize />}
          disabledReason={zoom <= 1 ? messages.smallest : undefined}
          onClick={() => zoomTo(1)}
        />
        <div className={styles.end}>{end}</div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark in every preview */}
      <div
        ref={stage}
        className={styles.stage}
        data-zoomed={zoom > 1}
        role="group"
        aria-label={messages.image(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
        {...pan}
      >
        <img
          ref={image}
          className={styles.image}
          src={url}
          alt={alt}
          data-fit={zoom === 1}
          style={width === undefined ? undefined : { inlineSize: width }}
          draggable={false}
          onError={onBroken}
        />
      </div>
    </div>
  );
}

const getCenter = (box: HTMLElement) => ({
  x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
  y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
});
