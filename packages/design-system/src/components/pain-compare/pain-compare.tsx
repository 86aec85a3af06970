'use client';

import { useId, useState } from 'react';
import { devWarning, type Environment } from '../../internals/dev.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { type View, views } from '../pain-canvas/core/space.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import { canvas, hiddenWhenNarrow } from '../pain-canvas/pain-canvas.css.ts';
import { ViewSwitch } from '../pain-canvas/view-switch.tsx';
import { PainChangeTable } from '../pain-regions/pain-change-table.tsx';
import { ComparedSheet } from './compared-sheet.tsx';
import * as styles from './pain-compare.css.ts';
import { painCompareMessages } from './pain-compare.messages.ts';

declare const process: Environment;

/** One of two saved drawings. */
export interface ComparedDrawing {
  /** `YYYY-MM-DD`. */
  date: string;
  /** URL of the image of the front; absent if it could not be loaded. */
  front: string | undefined;
  /** URL of the image of the back; absent if it could not be loaded. */
  back: string | undefined;
  /** Marked regions. With those of both drawings a table describes the changes. */
  marks?: readonly PainMark[] | undefined;
}

export interface PainCompareProps {
  /** Earlier drawing. */
  before: ComparedDrawing;
  /** Later drawing. */
  after: ComparedDrawing;
  /** Images are being loaded: placeholders are shown. Default false. */
  loading?: boolean | undefined;
  /** Images could not be loaded: an alert offers to load them again. */
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  retrying?: boolean | undefined;
}

const onlyAfter = 0;
const shares = [
  ['onlyBefore', 100],
  ['both', 50],
  ['onlyAfter', onlyAfter],
] as const;

/** Overlays two saved drawings with a movable divider. */
export function PainCompare({ before, after, loading = false, onRetry, retrying }: PainCompareProps) {
  const messages = useMessages(painCompareMessages);
  const { formats } = useLocale();
  const [shown, setShown] = useState<View>('front');
  // Of a pain at one side of the body, half and half would show only one of both drawings.
  const [share, setShare] = useState<number>(onlyAfter);
  const hintId = useId();
  if (process.env.NODE_ENV !== 'production' && before.date > after.date) {
    devWarning(
      'PainCompare',
      `\`before\` (${before.date}) is later than \`after\` (${after.date}).`,
      'An improvement would be described as a deterioration.',
      'Pass the earlier drawing as `before`.',
    );
  }
  const moments = {
    before: messages.before(formats.date(before.date, 'long')),
    after: messages.after(formats.date(after.date, 'long')),
  };
  return (
    <section className={canvas} aria-label={messages.label} aria-describedby={hintId}>
      {onRetry && (
        <Banner
          tone="danger"
          title={messages.failed}
          announce
          action={
            <Button size="sm" loading={retrying ?? false} onClick={onRetry}>
              {messages.retry}
            </Button>
          }
        />
      )}
      <p id={hintId} className={styles.hint}>
        {messages.hint}
      </p>
      <ViewSwitch shown={shown} onShow={setShown} />
      <p className={styles.dates}>
        <span>{moments.before}</span>
        <span>{moments.after}</span>
      </p>
      <div className={styles.sheets}>
        {views.map((view) => (
          <ComparedSheet
            key={view}
            className={shown === view ? '' : hiddenWhenNarrow}
            view={view}
            before={{ picture: before[view], moment: moments.before }}
            after={{ picture: after[view], moment: moments.after }}
            loading={loading}
            share={share}
            onShare={setShare}
          />
        ))}
      </div>
      <fieldset className={styles.choices} aria-label={messages.show}>
        {shares.map(([name, value]) => (
          <Button
            key={name}
            size="sm"
            className={styles.choice}
            aria-pressed={share === value}
            onClick={() => setShare(value)}
          >
            {messages[name]}
          </Button>
        ))}
      </fieldset>
      {before.marks && after.marks && <PainChangeTable before={before.marks} after={after.marks} />}
    </section>
  );
}
