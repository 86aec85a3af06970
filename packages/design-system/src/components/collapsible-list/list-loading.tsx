import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { stateBox } from './collapsible-list.css.ts';
import type { HeaderMessages } from './list-header.messages.ts';
import { loadFailed } from './list-loading.css.ts';
import { preview, previewSlot } from './row-line.css.ts';

export function ListLoading({ messages }: { messages: HeaderMessages }) {
  return (
    <div className={stateBox}>
      <Skeleton shape="row" count={4} label={messages.loading} />
    </div>
  );
}

/** Keeps the place of the rows of a closed list, without words: the open list announces that it is loading. */
export function PreviewLoading() {
  return (
    <div className={preview} aria-hidden="true">
      <div className={previewSlot} />
      <div className={previewSlot} />
    </div>
  );
}

/** Height of a row with one line below its name. */
const rowHeight = '3.5rem';

/** Keeps the place of rows that are still being rendered, so that what is below moves with the press and not later. */
export function RowsPlace({ count }: { count: number }) {
  return <div style={{ blockSize: `calc(${count} * ${rowHeight})` }} data-place="" />;
}

export function ListLoadFailed({ onRetry, messages }: { onRetry: () => void; messages: HeaderMessages }) {
  return (
    <div className={stateBox} role="alert">
      <p className={loadFailed}>{messages.notShown}</p>
      <Button size="sm" onClick={onRetry}>
        {messages.retry}
      </Button>
    </div>
  );
}
