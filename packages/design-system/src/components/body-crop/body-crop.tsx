import { figures } from '../pain-canvas/body/figures.ts';
import type { View } from '../pain-canvas/core/space.ts';
import * as styles from './body-crop.css.ts';

/** Part of the body. `back` is seen from behind. */
export type BodyPart = 'head' | 'face' | 'shoulder' | 'chest' | 'elbow' | 'hand' | 'belly' | 'back' | 'feet';

export interface BodyCropProps {
  /** Default `head`. */
  part?: BodyPart | undefined;
}

type Square = readonly [left: number, top: number, size: number];
type Circle = readonly [x: number, y: number, radius: number];

const bust: Square = [94, 8, 231];
/** A part of the trunk or an arm alone is a few lines that nobody recognises. */
const upperBody: Square = [-6, 0, 430];

/** What is shown of the sheet, and the mark in it. */
const crops: Record<BodyPart, { shown: Square; mark?: Circle }> = {
  head: { shown: bust },
  face: { shown: bust, mark: [209, 128, 26] },
  shoulder: { shown: upperBody, mark: [300, 190, 52] },
  chest: { shown: upperBody, mark: [209, 226, 70] },
  elbow: { shown: upperBody, mark: [338, 322, 44] },
  hand: { shown: [312, 425, 136] },
  belly: { shown: upperBody, mark: [209, 366, 62] },
  back: { shown: upperBody, mark: [209, 240, 84] },
  feet: { shown: [100, 690, 218] },
};
const line = { outline: 3.5 / 231, details: 2 / 231 };

const toFigure = (part: BodyPart): View => (part === 'back' ? 'back' : 'front');

/** The body that is drawn on, in lines, with one part marked: the illustration of an empty list. Decorative. */
export function BodyCrop({ part = 'head' }: BodyCropProps) {
  const { shown, mark } = crops[part];
  const [left, top, size] = shown;
  const { details, outline } = figures[toFigure(part)];
  return (
    <svg viewBox={`${left} ${top} ${size} ${size}`} className={styles.crop} aria-hidden="true">
      {mark && <circle className={styles.mark} cx={mark[0]} cy={mark[1]} r={mark[2]} />}
      <path className={styles.details} d={details} strokeWidth={size * line.details} />
      <path d={outline} strokeWidth={size * line.outline} />
    </svg>
  );
}
