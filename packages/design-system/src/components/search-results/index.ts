export { searchResultsMessages } from './search-results.messages.ts';
export {
  type ResultGroup,
  type SearchResult,
  SearchResults,
  type SearchResultsProps,
} from './search-results.tsx';
export { SearchResultsDialog, type SearchResultsDialogProps } from './search-results-dialog.tsx';
