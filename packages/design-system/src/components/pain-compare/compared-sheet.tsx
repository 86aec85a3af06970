import { classNames } from '../../internals/class-names.ts';
import { useMessages } from '../../messages/index.ts';
import type { View } from '../pain-canvas/core/space.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import { SheetCaption } from '../pain-canvas/sheet-caption.tsx';
import { sheet } from '../pain-canvas/sheet-view.css.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as styles from './pain-compare.css.ts';
import { painCompareMessages } from './pain-compare.messages.ts';

export interface Side {
  picture: string | undefined;
  moment: string;
}

interface ComparedSheetProps {
  className: string;
  view: View;
  before: Side;
  after: Side;
  loading: boolean;
  share: number;
  onShare: (share: number) => void;
}

export function ComparedSheet({ className, view, before, after, loading, share, onShare }: ComparedSheetProps) {
  const messages = useMessages(painCompareMessages);
  const pain = useMessages(painMessages);

  function renderHalf(side: Side, clip: string) {
    return (
      <div className={styles.clipped} style={{ clipPath: clip }}>
        {side.picture ? (
          <img src={side.picture} width={419} height={866} alt={messages.image(pain[view], side.moment)} />
        ) : (
          <p className={styles.missing}>{messages.missing}</p>
        )}
      </div>
    );
  }

  return (
    <figure className={classNames(sheet, className)}>
      <SheetCaption view={view} />
      <div className={styles.stage}>
        {loading ? (
          <Skeleton shape="block" label={messages.loading} />
        ) : (
          <>
            {renderHalf(before, `inset(0 ${100 - share}% 0 0)`)}
            {renderHalf(after, `inset(0 0 0 ${share}%)`)}
            <div className={styles.line} style={{ left: `${share}%` }} />
            <input
              className={styles.slider}
              type="range"
              min={0}
              max={100}
              value={share}
              aria-label={messages.slider(pain[view])}
              aria-valuetext={messages.share(share, 100 - share)}
              onChange={(event) => onShare(event.currentTarget.valueAsNumber)}
            />
          </>
        )}
      </div>
    </figure>
  );
}
