import type { ConfidentialityMessages } from './confidentiality.messages.ts';

/** A row of the server list `liveli_confidencialita`. */
export interface ConfidentialityLevel {
  /** 1 to 6, from no restriction to strictly confidential. */
  id_livello_confidenzialita: number;
  /** Name on the server. Components show the texts of their own language instead. */
  confidenzialita_descrizione: string;
}

/** As stored in records: a number, the same as text, or nothing. */
export type LevelValue = number | string | null | undefined;

/** From least to most confidential. */
export const levelIds = [1, 2, 3, 4, 5, 6] as const;
export type LevelId = (typeof levelIds)[number];

/** Display order; the codes are those of the API. */
export const visibilityIds = [1, 3, 2] as const;
/** 1 all of the record, 2 the minimum, 3 some specialties. */
export type VisibilityId = (typeof visibilityIds)[number];

function toId<Id extends number>(ids: readonly Id[], value: LevelValue): Id | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return ids.find((id) => id === Number(value));
}

export const toLevelId = (value: LevelValue): LevelId | undefined => toId(levelIds, value);
export const toVisibilityId = (value: LevelValue): VisibilityId | undefined => toId(visibilityIds, value);

export function levelName(messages: ConfidentialityMessages, value: LevelValue): string {
  const id = toLevelId(value);
  return id === undefined ? messages.unknown : messages[`level${id}`];
}

export function visibilityName(messages: ConfidentialityMessages, value: LevelValue): string {
  const id = toVisibilityId(value);
  return id === undefined ? messages.unknown : messages[`visibility${id}`];
}

export function sortedLevels(levels: readonly ConfidentialityLevel[]): number[] {
  return levels.map((level) => level.id_livello_confidenzialita).sort((one, other) => one - other);
}
