import type { Locale } from '../../messages/index.ts';
import type { PainMark } from '../pain-canvas/marks.ts';
import { painMessages } from '../pain-canvas/pain.messages.ts';
import type { BodyPainting } from './paint/body-painting.ts';
import { bodyPicture } from './view/picture.ts';

export { bodyModelMessages } from './body-model.messages.ts';
export { BodyModel, type BodyModelProps } from './body-model.tsx';
export { type BodyToPaint, useBodyMarks, useBodyPainting } from './use-body-painting.ts';
export type { BodyPainting };

export function bodyImages(painting: BodyPainting, locale: Locale = 'it'): { front: string; back: string } {
  const { rightMark, leftMark } = painMessages.messages[locale];
  return {
    front: bodyPicture(painting, 'front', [rightMark, leftMark]),
    back: bodyPicture(painting, 'back', [leftMark, rightMark]),
  };
}

export function markedBodyRegions(painting: BodyPainting): readonly PainMark[] {
  return painting.marks();
}
