import type { PainMark } from '@libretto/design-system/pain-regions';

/** Data passed from the 3D body to a new notebook entry: front and back images and the pain marks. */
export interface BodyPictures {
  /** PNG data URLs. */
  anteriore: string;
  posteriore: string;
  segni: PainMark[];
}
