'use client';

import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../button/button.tsx';
import { LevelKeys } from '../pain-canvas/level-keys.tsx';
import { PainImage, type PainImageProps } from '../pain-image/pain-image.tsx';
import { PainSummary } from '../pain-regions/pain-summary.tsx';
import * as styles from './pain-view.css.ts';
import { painViewMessages } from './pain-view.messages.ts';

export interface PainViewProps extends Omit<PainImageProps, 'size'> {
  /** Offers to load missing images again. */
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  retrying?: boolean | undefined;
  /** Names all regions above the images, which are lower then. Default false: the strongest three below them. */
  wordsFirst?: boolean | undefined;
  /** Says what the colours mean. Default true; false where a page with several drawings says it once. */
  withKey?: boolean | undefined;
}

/** Read-only saved drawing: two small images that can be enlarged, what their colours mean, and a text summary. */
export function PainView({ onRetry, retrying, wordsFirst = false, withKey = true, ...image }: PainViewProps) {
  const { front, back, marks, loading = false } = image;
  const messages = useMessages(painViewMessages);
  const [large, setLarge] = useState(false);
  const missing = !loading && !(front && back);
  return (
    <div className={styles.view} data-size={large ? 'large' : wordsFirst ? 'words' : 'preview'}>
      {wordsFirst && marks && <PainSummary marks={marks} most={marks.length} />}
      <PainImage {...image} />
      {/* Without marks, no words name the intensities. */}
      {(front || back) && marks?.length !== 0 && (withKey || marks === undefined) && (
        <div className={styles.keys}>
          <LevelKeys />
        </div>
      )}
      {(front || back || (missing && onRetry)) && (
        <div className={styles.tools}>
          {(front || back) && (
            <Button
              variant="ghost"
              size="sm"
              className={wordsFirst ? undefined : styles.enlarge}
              iconStart={large ? <ZoomOut /> : <ZoomIn />}
              onClick={() => setLarge(!large)}
            >
              {large ? messages.smaller : messages.larger}
            </Button>
          )}
          {missing && onRetry && (
            <Button size="sm" loading={retrying ?? false} onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
        </div>
      )}
      {!wordsFirst && marks && <PainSummary marks={marks} />}
    </div>
  );
}
