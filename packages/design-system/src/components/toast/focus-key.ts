/** Moves focus to the latest toast and back, since tabbing there may take longer than the toast lasts. */
export const focusKey = 'F8';
