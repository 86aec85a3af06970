/** Set by the page to the height of its fixed footer, so that sticky elements stay above it. */
export const pageBottom = 'var(--ds-page-bottom, 0px)';
