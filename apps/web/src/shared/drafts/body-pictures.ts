import type { PainMark } from '@libretto/design-system/pain-regions';

export interface BodyPictures {
  /** PNG data URLs. */
  anteriore: string;
  posteriore: string;
  segni: PainMark[];
}
