import type { PainMark } from '@libretto/design-system/pain-regions';

/** What the 3D body hands over to a new entry of the notebook: itself from both sides, and what is marked on it. */
export interface BodyPictures {
  /** PNG data URLs. */
  anteriore: string;
  posteriore: string;
  segni: PainMark[];
}
