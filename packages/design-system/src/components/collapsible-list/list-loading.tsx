import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { stateBox } from './collapsible-list.css.ts';
import type { HeaderMessages } from './list-header.messages.ts';
import { loadFailed } from './list-loading.css.ts';

export function ListLoading({ messages }: { messages: HeaderMessages }) {
  return (
    <div className={stateBox}>
      <Skeleton shape="row" count={4} label={messages.loading} />
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
