import { useMessages } from '../../messages/index.ts';
import { type View, views } from './core/space.ts';
import { painCanvasMessages } from './pain-canvas.messages.ts';
import * as styles from './pain-image.css.ts';

export interface PainImageProps {
  /** Data URLs or addresses of the two finished pictures; a missing one is said in words. */
  front: string | undefined;
  back: string | undefined;
  /** `thumbnail` stands in a row of a list; `full` is as wide as its place allows. */
  size?: 'thumbnail' | 'full';
}

/** A saved drawing: the two pictures as they were stored, on paper in every theme. */
export function PainImage({ front, back, size = 'full' }: PainImageProps) {
  const messages = useMessages(painCanvasMessages);
  const sources: Readonly<Record<View, string | undefined>> = { front, back };
  return (
    <div className={styles.pair} data-size={size}>
      {views.map((view) => (
        <figure key={view} className={styles.picture}>
          {sources[view] ? (
            <img
              className={styles.image}
              src={sources[view]}
              width={419}
              height={866}
              alt={messages.image(messages[view])}
            />
          ) : (
            <p className={styles.missing}>{messages.imageMissing}</p>
          )}
          {size === 'full' && <figcaption className={styles.caption}>{messages[view]}</figcaption>}
        </figure>
      ))}
    </div>
  );
}
