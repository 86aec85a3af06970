const magnifier = 'M17 10A7 7 0 1 1 3 10A7 7 0 1 1 17 10M21 21L15 15M7 10H13';
export const zoomOut = magnifier;
export const zoomIn = `${magnifier}M10 7V13`;
export const undo = 'M9 4L4 9L9 14M4 9H14A6 6 0 0 1 14 21H11';
export const redo = 'M15 4L20 9L15 14M20 9H10A6 6 0 0 0 10 21H13';
export const reset = 'M3 3V8H8M4 8A9 9 0 1 1 3 12';
export const eraser = 'M7 21L3 17V15L14 4H16L21 9V11L11 21M8 10L15 17M7 21H21';
export const move = 'M12 3V21M3 12H21M9 6L12 3L15 6M9 18L12 21L15 18M6 9L3 12L6 15M18 9L21 12L18 15';
export const finger =
  'M9 11V4.5A1.5 1.5 0 0 1 12 4.5V11L17 12.5A2 2 0 0 1 18.5 14.5L18 19A2 2 0 0 1 16 21H11A2 2 0 0 1 9.3 20L6 14.5A1.4 1.4 0 0 1 8 12.5L9 13.5Z';
