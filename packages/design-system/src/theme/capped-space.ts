import { vars } from './contract.css.ts';

/** The steps of `vars.space` that do not grow with the text: large text on a phone needs the room more. */
export const cappedSpace = {
  2: `min(${vars.space[2]}, 8px)`,
  3: `min(${vars.space[3]}, 12px)`,
  4: `min(${vars.space[4]}, 16px)`,
  5: `min(${vars.space[5]}, 24px)`,
} as const;
