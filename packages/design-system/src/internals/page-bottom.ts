/** Set by the page to the height of its fixed footer, so that sticky elements stay above it. */
export const pageBottom = 'var(--ds-page-bottom, 0px)';

export const stuckBottomName = '--ds-stuck-bottom';

/** Height of a component's sticky footer: floating elements stay above it. */
export const stuckBottom = `var(${stuckBottomName}, 0px)`;
