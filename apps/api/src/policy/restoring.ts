/** Milliseconds. */
export const restorableFor = 30 * 86_400_000;

/** Returns true while a deleted record can be restored. */
export function isRestorable(deletedAt: string, now: number): boolean {
  return now - Date.parse(deletedAt) <= restorableFor;
}
