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
