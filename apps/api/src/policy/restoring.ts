/** Milliseconds. */
export const trashRetentionMs = 30 * 86_400_000;

export function isRestorable(deletedAt: string, now: number): boolean {
  return now - Date.parse(deletedAt) <= trashRetentionMs;
}
