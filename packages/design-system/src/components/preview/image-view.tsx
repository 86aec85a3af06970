import { type ReactNode, useRef } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './preview.css.ts';
import { previewMessages } from './preview.messages.ts';
import { useZoom, ZoomButtons } from './zoom.tsx';

interface ImageViewProps {
  url: string;
  name: string;
  alt: string;
  end: ReactNode;
  onBroken: () => void;
}

export function ImageView({ url, name, alt, end, onBroken }: ImageViewProps) {
  const messages = useMessages(previewMessages);
  const image = useRef<HTMLImageElement>(null);
  const { zoom, zoomTo, width, stage, pan, onKeyDown } = useZoom(() => image.current?.width);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way; the buttons inside are the first
    <div className={styles.frame} onKeyDown={onKeyDown}>
      <div className={styles.bar} role="toolbar" aria-label={messages.controls}>
        <ZoomButtons zoom={zoom} zoomTo={zoomTo} />
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
