/**
 * What is chosen or pressed, in the colours of the system: its ground would be taken away otherwise. The ring of the focus
 * keeps its place, and is told its colour because nothing here is recoloured any more.
 */
export const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'Highlight',
} as const;

/** How much is done: the part of a bar that a ground alone would show. */
export const progressInForcedColors = {
  forcedColorAdjust: 'none',
  borderColor: 'CanvasText',
  backgroundColor: 'Canvas',
  selectors: {
    '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
    '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
  },
} as const;
