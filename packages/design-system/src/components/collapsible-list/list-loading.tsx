import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { stateBox } from './collapsible-list.css.ts';
import type { HeaderWords } from './list-header.messages.ts';
import { unfetched } from './list-loading.css.ts';

export function ListLoading({ words }: { words: HeaderWords }) {
  return (
    <div className={stateBox}>
      <Skeleton shape="row" count={4} label={words.loading} />
    </div>
  );
}

/** The records have loaded, but the code of the list could not be fetched. */
export function ListUnfetched({ onRetry, words }: { onRetry: () => void; words: HeaderWords }) {
  return (
    <div className={stateBox} role="alert">
      <p className={unfetched}>{words.notShown}</p>
      <Button size="sm" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
