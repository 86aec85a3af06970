/** Decides both for responses to doctors and previews of patients; responses never contain hidden data. */

/**
 * Areas that every associated doctor may see within the clearance: essential in an emergency. Any other area, such as
 * that of a new kind of record, requires total visibility or a chosen specialty.
 */
export const essentialAreas = [
  'identity',
  'blood-group',
  'emergency-contacts',
  'allergies',
  'forbidden-drugs',
  'current-therapies',
] as const;

export const strictest = 6;

export const visibilities = { total: 1, minimum: 2, partial: 3 } as const;

export interface Association {
  assegnazione_confidenzialita: number;
  visibility: number;
  tags: readonly number[];
}

export const upTo = (level: number): Association => ({
  assegnazione_confidenzialita: level,
  visibility: visibilities.total,
  tags: [],
});

/** True if the access hides no record, whatever the patient writes. */
export const includesEverything = ({
  assegnazione_confidenzialita: clearance,
  visibility,
}: Pick<Association, 'assegnazione_confidenzialita' | 'visibility'>): boolean =>
  clearance >= strictest && visibility === visibilities.total;

export interface SharedRecord {
  area: string;
  level?: number | null | undefined;
  tags?: readonly number[] | undefined;
}

export type Decision =
  | { visible: true }
  /** `level`: above the clearance. `minimum`: not essential. `specialty`: of no chosen specialty. */
  | { visible: false; reason: 'level' | 'minimum' | 'specialty' };

/** A record without a level counts as the strictest. */
export const levelOrStrictest = (level: number | null | undefined): number => level ?? strictest;

/** An attachment is at least as confidential as its parent. */
export function attachmentLevel(own: number | null | undefined, parent: number | null | undefined): number {
  return Math.max(levelOrStrictest(own), levelOrStrictest(parent));
}

const isEssential = (area: string) => essentialAreas.some((essential) => essential === area);
const visible: Decision = { visible: true };
const hidden = (reason: Extract<Decision, { visible: false }>['reason']): Decision => ({ visible: false, reason });

export function decide(association: Association, record: SharedRecord): Decision {
  const { assegnazione_confidenzialita: clearance, visibility, tags } = association;
  // Written as a negated comparison, so that NaN hides the record.
  if (!(levelOrStrictest(record.level) <= clearance)) return hidden('level');
  if (visibility === visibilities.total || isEssential(record.area)) return visible;
  if (visibility !== visibilities.partial) return hidden('minimum');
  return record.tags?.some((tag) => tags.includes(tag)) === true ? visible : hidden('specialty');
}
