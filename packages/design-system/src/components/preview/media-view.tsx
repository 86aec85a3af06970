import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { Spinner } from '../progress/progress.tsx';
import * as styles from './preview.css.ts';
import { previewMessages } from './preview.messages.ts';

/** A recording that is streamed instead of loaded as a whole. */
export interface MediaSource {
  /** Determines the player. */
  kind: 'audio' | 'video';
  /** Returns the source URL; called again when it expires during playback. */
  address: () => Promise<string>;
}

interface MediaViewProps {
  name: string;
  source: MediaSource;
  onBroken: () => void;
  onFailed: (error: unknown) => void;
}

/** Video or audio in the browser's player, which streams it. Recordings made by users have no captions. */
export function MediaView({ name, source, onBroken, onFailed }: MediaViewProps) {
  const messages = useMessages(previewMessages);
  const [url, setUrl] = useState<string>();
  const player = useRef<HTMLMediaElement>(null);
  const resumeAt = useRef<{ at: number; playing: boolean } | undefined>(undefined);
  const ready = useRef(false);
  const mounted = useRef(false);

  function loadUrl() {
    source.address().then(
      (address) => mounted.current && setUrl(address),
      (error: unknown) => mounted.current && onFailed(error),
    );
  }
  const loadInitialUrl = useRef(loadUrl);
  useEffect(() => {
    mounted.current = true;
    loadInitialUrl.current();
    return () => {
      mounted.current = false;
    };
  }, []);

  function onError() {
    const element = player.current;
    if (!element || !ready.current) return onBroken();
    ready.current = false;
    resumeAt.current = { at: element.currentTime, playing: !element.paused };
    loadUrl();
  }

  function onLoadedMetadata() {
    ready.current = true;
    const element = player.current;
    if (!element || !resumeAt.current) return;
    const { at, playing } = resumeAt.current;
    resumeAt.current = undefined;
    element.currentTime = at;
    if (playing) void element.play();
  }

  if (!url) {
    return (
      <div className={styles.note}>
        <Spinner size="lg" label={messages.loading(name)} showLabel />
      </div>
    );
  }
  const shared = { src: url, controls: true, preload: 'metadata', onError, onLoadedMetadata } as const;
  return source.kind === 'audio' ? (
    <div className={styles.audioBox}>
      <audio {...shared} ref={player as RefObject<HTMLAudioElement>} className={styles.audio} aria-label={name} />
    </div>
  ) : (
    <video
      {...shared}
      ref={player as RefObject<HTMLVideoElement>}
      className={styles.video}
      playsInline
      aria-label={name}
    />
  );
}
