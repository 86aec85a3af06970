/**
 * Who sees what of a record. One function decides, for what a doctor is served and for what a patient is shown of it;
 * what it does not let through is nowhere in the answer.
 */

/** What every associated doctor may see as far as its level allows: what counts in an emergency. */
export const essentialAreas = [
  'identity',
  'blood-group',
  'emergency-contacts',
  'allergies',
  'forbidden-drugs',
  'current-therapies',
] as const;

/** Everything else. */
export const furtherAreas = [
  'personal-details',
  'other-contacts',
  'notebook',
  'exams',
  'diagnoses',
  'visits',
  'readings',
  'past-therapies',
  'files',
  'anamnesis',
  'pregnancies',
  'vaccinations',
  'reactions',
  'scores',
] as const;

export type RecordArea = (typeof essentialAreas)[number] | (typeof furtherAreas)[number];

export const visibilities = { total: 1, minimum: 2, partial: 3 } as const;

/** What a patient lets a doctor see. */
export interface Association {
  assegnazione_confidenzialita: number;
  visibility: number;
  /** Ids of specialties; they count with the partial visibility only. */
  tags: readonly number[];
}

/** Everything up to a level, as a link shows it. */
export const upTo = (level: number): Association => ({
  assegnazione_confidenzialita: level,
  visibility: visibilities.total,
  tags: [],
});

export interface SharedRecord {
  area: RecordArea;
  /** Nothing for what has no level, such as a visit. */
  level?: number | null | undefined;
  /** Ids of the specialties that the record, or its whole area, belongs to. */
  tags?: readonly number[] | undefined;
}

export type Decision =
  | { visible: true }
  /** `level`: too secret. `minimum`: not essential. `specialty`: of no specialty that was chosen. */
  | { visible: false; reason: 'level' | 'minimum' | 'specialty' };

const strictest = 6;

/** What has no level of its own is as secret as can be. */
export const levelOf = (level: number | null | undefined): number => level ?? strictest;

/** An attachment is never more open than what it is attached to. */
export function attachmentLevel(own: number | null | undefined, parent: number | null | undefined): number {
  return Math.max(levelOf(own), levelOf(parent));
}

const isEssential = (area: RecordArea) => essentialAreas.some((essential) => essential === area);
const visible: Decision = { visible: true };
const hidden = (reason: Extract<Decision, { visible: false }>['reason']): Decision => ({ visible: false, reason });

export function decide(association: Association, record: SharedRecord): Decision {
  const { assegnazione_confidenzialita: clearance, visibility, tags } = association;
  // A comparison that is true, so that anything but a number hides.
  if (!(levelOf(record.level) <= clearance)) return hidden('level');
  if (visibility === visibilities.total || isEssential(record.area)) return visible;
  if (visibility !== visibilities.partial) return hidden('minimum');
  return record.tags?.some((tag) => tags.includes(tag)) === true ? visible : hidden('specialty');
}
