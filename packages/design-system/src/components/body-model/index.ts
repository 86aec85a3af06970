import type { Locale } from '../../messages/index.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import type { BodyPainting } from './paint/body-painting.ts';
import { bodyPicture } from './view/picture.ts';

export { bodyModelMessages } from './body-model.messages.ts';
export { BodyModel, type BodyModelProps } from './body-model.tsx';
export { type BodyToPaint, useBodyMarks, useBodyPainting } from './use-body-painting.ts';
export type { BodyPainting };

/**
 * Returns the painted body from the front and from the back as PNG data URLs, on white, with letters for the patient's
 * sides.
 */
export function bodyImages(painting: BodyPainting, locale: Locale = 'it'): { front: string; back: string } {
  const { rightMark, leftMark } = painMessages.messages[locale];
  return {
    front: bodyPicture(painting, 'front', [rightMark, leftMark]),
    back: bodyPicture(painting, 'back', [leftMark, rightMark]),
  };
}

/** Returns the marked regions, each with its strongest level, in numeric order. */
export function markedBodyRegions(painting: BodyPainting): readonly PainMark[] {
  return painting.marks();
}
