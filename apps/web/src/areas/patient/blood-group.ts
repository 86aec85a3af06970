import type { Schema } from '@libretto/api-client/schema';

export type BloodGroup = Schema<'BloodGroup'>;

/** In the order in which they are offered. */
export const bloodGroups: readonly BloodGroup[] = ['0 +', '0 -', 'A +', 'A -', 'B +', 'B -', 'AB +', 'AB -'];

/** `0 +` on the wire, `0+` on the screen. */
export function showBloodGroup(group: BloodGroup): string {
  return group.replace(' ', '');
}
