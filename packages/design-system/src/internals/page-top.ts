/** Set by the page to the height of its fixed header, so that sticky elements stay below it. */
export const pageTopName = '--ds-page-top';
export const pageTop = `var(${pageTopName}, 0px)`;
