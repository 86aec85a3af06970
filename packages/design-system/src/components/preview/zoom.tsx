import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './preview.css.ts';
import { previewMessages } from './preview.messages.ts';
import { useDragToPan } from './use-drag-to-pan.ts';

const maxZoom = 8;
const zoomStep = 1.5;

/** Enlarges what a stage shows, which scrolls then. `getFitted` returns its width while all of it is in view. */
export function useZoom(getFitted: () => number | undefined) {
  const [zoom, setZoom] = useState(1);
  const [fitted, setFitted] = useState<number>();
  const stage = useRef<HTMLDivElement>(null);
  const pan = useDragToPan(stage, zoom > 1);
  const center = useRef({ x: 0.5, y: 0.5 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new size is laid out by what changed it
  useLayoutEffect(() => {
    const box = stage.current;
    const { x, y } = center.current;
    box?.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  }, [zoom]);

  function zoomTo(wanted: number) {
    const box = stage.current;
    if (zoom === 1) setFitted(getFitted());
    if (box) center.current = getCenter(box);
    setZoom(Math.min(maxZoom, Math.max(1, wanted)));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = { '+': zoom * zoomStep, '=': zoom * zoomStep, '-': zoom / zoomStep, '0': 1 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    zoomTo(wanted);
  }

  /** Undefined while all is in view. */
  const width = zoom === 1 || !fitted ? undefined : Math.round(fitted * zoom);
  return { zoom, zoomTo, width, stage, pan, onKeyDown };
}

export function ZoomButtons({ zoom, zoomTo }: Pick<ReturnType<typeof useZoom>, 'zoom' | 'zoomTo'>) {
  const messages = useMessages(previewMessages);
  const { formats } = useLocale();
  return (
    <>
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
    </>
  );
}

const getCenter = (box: HTMLElement) => ({
  x: (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth,
  y: (box.scrollTop + box.clientHeight / 2) / box.scrollHeight,
});
