'use client';

import { useId } from 'react';
import { Glyph } from '../../internals/glyph/glyph.tsx';
import { useMessages } from '../../messages/index.ts';
import { type View, views } from '../pain-canvas/core/space.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import { usePainLabels } from '../pain-regions/use-pain-labels.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './pain-image.css.ts';
import { painImageMessages } from './pain-image.messages.ts';

export interface PainImageProps {
  front: string | undefined;
  back: string | undefined;
  /** Marked regions, used as alternative text. */
  marks?: readonly PainMark[] | undefined;
  /** `thumbnail` for a list row; `full` takes the available width. */
  size?: 'thumbnail' | 'full' | undefined;
  loading?: boolean | undefined;
}

const missingImage = 'M4 5h16v14H4zM4 19 20 5';

const noMarks: readonly PainMark[] = [];

/** Stored images of a drawing, on white in every theme. */
export function PainImage({ front, back, marks = noMarks, size = 'full', loading = false }: PainImageProps) {
  const messages = useMessages(painImageMessages);
  const pain = useMessages(painMessages);
  const labels = usePainLabels();
  const id = useId();
  const sources: Readonly<Record<View, string | undefined>> = { front, back };

  function picture(view: View) {
    if (loading) return <Skeleton shape="block" label={messages.loading} />;
    if (!sources[view]) {
      return size === 'full' ? (
        <p className={styles.missing}>{messages.missing}</p>
      ) : (
        <p className={styles.missing}>
          <Glyph lines={missingImage} />
          <VisuallyHidden>{messages.missing}</VisuallyHidden>
        </p>
      );
    }
    const description = labels.forView(marks, view);
    return (
      <>
        <img
          className={styles.image}
          src={sources[view]}
          width={419}
          height={866}
          alt={messages.image(pain[view])}
          aria-describedby={description ? `${id}-${view}` : undefined}
        />
        {description && <VisuallyHidden id={`${id}-${view}`}>{description}</VisuallyHidden>}
      </>
    );
  }

  return (
    <div className={styles.pair} data-size={size}>
      {views.map((view) => (
        <figure key={view} className={styles.picture} aria-busy={loading || undefined}>
          {picture(view)}
          {size === 'full' && <figcaption className={styles.caption}>{pain[view]}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
