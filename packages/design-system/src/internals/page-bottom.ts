/** Set by the page to the height of its fixed footer, so that sticky elements stay above it. */
export const pageBottom = 'var(--ds-page-bottom, 0px)';

export const stickyFooterHeightName = '--ds-stuck-bottom';

/** Height of a component's sticky footer: floating elements stay above it. */
export const stickyFooterHeight = `var(${stickyFooterHeightName}, 0px)`;
