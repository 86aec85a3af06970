import type { Schema } from '@libretto/api-client/schema';

export type BloodGroup = Schema<'BloodGroup'>;

export const bloodGroups: readonly BloodGroup[] = ['0 +', '0 -', 'A +', 'A -', 'B +', 'B -', 'AB +', 'AB -'];

/** `0 +` on the wire is displayed as `0+`. */
export function showBloodGroup(group: BloodGroup): string {
  return group.replace(' ', '');
}
