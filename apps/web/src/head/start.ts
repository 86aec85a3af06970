// The colours and the language come first: they are needed before anything is painted.
import './theme.ts';
import './prefetch.ts';
