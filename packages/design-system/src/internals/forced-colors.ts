/** Otherwise backgrounds are removed. The focus ring needs its colour set: this element opts out of recolouring. */
export const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
  outlineColor: 'Highlight',
} as const;

/** The filled part of a progress bar, which is only a background. */
export const progressInForcedColors = {
  forcedColorAdjust: 'none',
  borderColor: 'CanvasText',
  backgroundColor: 'Canvas',
  selectors: {
    '&::-webkit-progress-value': { backgroundColor: 'Highlight' },
    '&::-moz-progress-bar': { backgroundColor: 'Highlight' },
  },
} as const;
