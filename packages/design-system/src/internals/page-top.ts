/** Set it to the height of whatever the page keeps at its top, so that what sticks does so below it. */
export const pageTopName = '--ds-page-top';
export const pageTop = `var(${pageTopName}, 0px)`;
