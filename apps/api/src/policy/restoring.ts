/** Milliseconds. */
export const restorableFor = 30 * 86_400_000;

/** Whether what was deleted at a moment may still be taken back. */
export function isRestorable(deletedAt: string, now: number): boolean {
  return now - Date.parse(deletedAt) <= restorableFor;
}
