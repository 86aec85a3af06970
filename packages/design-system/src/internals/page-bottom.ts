/** The page sets it to the height of what it keeps at its lower edge, so that what sticks there does so above it. */
export const pageBottom = 'var(--ds-page-bottom, 0px)';

export const stuckBottomName = '--ds-stuck-bottom';

/** The height of what a component itself keeps at the lower edge: what floats there does so above it. */
export const stuckBottom = `var(${stuckBottomName}, 0px)`;
