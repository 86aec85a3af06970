import type { RecordChange } from '../../area-services.ts';
import { lineKey, type RecordPart } from '../../records/sharing.ts';

export interface News extends RecordPart {
  /** Position of the last change in the audit of the record. */
  sequence: number;
}

/** Returns the records that changed, last changed first. An attachment belongs to the news of its exam. */
export function findNews(parts: readonly RecordPart[], changes: readonly RecordChange[]): News[] {
  const sequences = new Map(changes.map((change) => [lineKey(change), change.sequence]));
  const hasChanged = (part: RecordPart | undefined) => part !== undefined && sequences.has(lineKey(part));
  return parts
    .filter((part) => hasChanged(part) && !hasChanged(part.parent))
    .map((part) => ({ ...part, sequence: sequences.get(lineKey(part)) ?? 0 }))
    .sort((one, other) => other.sequence - one.sequence);
}
