// The signs of the tools, drawn here on 24 × 24.
const lens = 'M17 10A7 7 0 1 1 3 10A7 7 0 1 1 17 10M21 21L15 15M7 10H13';
export const zoomOut = lens;
export const zoomIn = `${lens}M10 7V13`;
export const undo = 'M9 4L4 9L9 14M4 9H14A6 6 0 0 1 14 21H11';
export const redo = 'M15 4L20 9L15 14M20 9H10A6 6 0 0 0 10 21H13';
export const reset = 'M3 3V8H8M4 8A9 9 0 1 1 3 12';
/** A rubber on a line. */
export const rubber = 'M7 21L3 17V15L14 4H16L21 9V11L11 21M8 10L15 17M7 21H21';
