'use client';

import { useMessages } from '../../messages/messages.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import * as styles from './search-results.css.ts';
import { searchResultsMessages } from './search-results.messages.ts';
import { type SearchResult, SearchResults, type SearchResultsProps } from './search-results.tsx';

export interface SearchResultsDialogProps<Result extends SearchResult = SearchResult>
  extends Omit<SearchResultsProps<Result>, 'headingLevel'> {
  open: boolean;
  title?: string | undefined;
  onClose: () => void;
}

export function SearchResultsDialog<Result extends SearchResult = SearchResult>(
  props: SearchResultsDialogProps<Result>,
) {
  const { open, title, onClose, ...results } = props;
  const messages = useMessages(searchResultsMessages);
  return (
    <Dialog
      open={open}
      title={title ?? messages.title}
      description={<span className={styles.question}>{props.question}</span>}
      closeOnBackdrop
      onClose={onClose}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      <SearchResults {...results} headingLevel={3} />
    </Dialog>
  );
}
