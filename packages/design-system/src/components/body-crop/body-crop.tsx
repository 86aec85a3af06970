import { figures } from '../pain-canvas/body/figures.ts';
import type { View } from '../pain-canvas/core/space.ts';
import * as styles from './body-crop.css.ts';

/** Part of the body. `back` is seen from behind. */
export type BodyPart = 'head' | 'face' | 'shoulder' | 'chest' | 'elbow' | 'hand' | 'belly' | 'back' | 'feet';

export interface BodyCropProps {
  /** Default `head`. */
  part?: BodyPart | undefined;
}

/** Left, top and width on the sheet; all have the same proportions. */
const crops: Record<BodyPart, readonly [number, number, number]> = {
  head: [94, 8, 231],
  face: [160, 62, 99],
  shoulder: [222, 136, 170],
  chest: [94, 158, 231],
  elbow: [280, 264, 140],
  hand: [312, 454, 124],
  belly: [94, 306, 231],
  back: [94, 150, 231],
  feet: [110, 762, 200],
};
const ratio = 150 / 231;
const line = { outline: 4 / 231, details: 2 / 231 };

const toFigure = (part: BodyPart): View => (part === 'back' ? 'back' : 'front');

/** A part of the body that is drawn on, in lines: the illustration of an empty list. Decorative. */
export function BodyCrop({ part = 'head' }: BodyCropProps) {
  const [left, top, width] = crops[part];
  const { details, outline } = figures[toFigure(part)];
  return (
    <svg viewBox={`${left} ${top} ${width} ${width * ratio}`} className={styles.crop} aria-hidden="true">
      <path className={styles.details} d={details} strokeWidth={width * line.details} />
      <path d={outline} strokeWidth={width * line.outline} />
    </svg>
  );
}
