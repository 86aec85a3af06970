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

/** The specialty that also sees the records of no specialty. */
export const generalPractice = 10;

/** Checked one by one for each record, therefore few. */
export const maxExceptions = 500;

export interface RecordKey {
  tipo: string;
  id_record: number;
}

export interface Association {
  assegnazione_confidenzialita: number;
  visibility: number;
  tags: readonly number[];
  /** Records hidden from this doctor alone, whatever their level. */
  eccezioni: readonly RecordKey[];
}

export const upTo = (level: number): Association => ({
  assegnazione_confidenzialita: level,
  visibility: visibilities.total,
  tags: [],
  eccezioni: [],
});

/** The same access without records that are hidden from this doctor alone. */
export const withoutExceptions = (association: Association): Association => ({ ...association, eccezioni: [] });

/** The same access without a chosen specialty. */
export const withoutSpecialties = (association: Association): Association => ({ ...association, tags: [] });

/** True if the access hides no record. */
export const includesEverything = ({
  assegnazione_confidenzialita: clearance,
  visibility,
  eccezioni,
}: Omit<Association, 'tags' | 'eccezioni'> & { eccezioni: { readonly length: number } }): boolean =>
  clearance >= strictest && visibility === visibilities.total && eccezioni.length === 0;

export interface SharedRecord {
  area: string;
  level?: number | null | undefined;
  tags?: readonly number[] | undefined;
  /** Undefined for a record that does not exist yet, which no exception can concern. */
  key?: RecordKey | undefined;
}

export type Decision =
  | { visible: true }
  /**
   * `exception`: hidden from this doctor alone. `level`: above the clearance. `minimum`: not essential. `specialty`: of
   * no chosen specialty.
   */
  | { visible: false; reason: 'exception' | 'level' | 'minimum' | 'specialty' };

/** A record without a level counts as the strictest. */
export const levelOrStrictest = (level: number | null | undefined): number => level ?? strictest;

/** An attachment is at least as confidential as its parent. */
export function attachmentLevel(own: number | null | undefined, parent: number | null | undefined): number {
  return Math.max(levelOrStrictest(own), levelOrStrictest(parent));
}

const isEssential = (area: string) => essentialAreas.some((essential) => essential === area);
const visible: Decision = { visible: true };
const hidden = (reason: Extract<Decision, { visible: false }>['reason']): Decision => ({ visible: false, reason });

/** True if the record is hidden from this doctor alone. */
export const isException = ({ eccezioni }: Pick<Association, 'eccezioni'>, key: RecordKey): boolean =>
  eccezioni.some(({ tipo, id_record }) => id_record === key.id_record && tipo === key.tipo);

function hasChosenSpecialty(chosen: readonly number[], tags: readonly number[] = []): boolean {
  return tags.length === 0 ? chosen.includes(generalPractice) : tags.some((tag) => chosen.includes(tag));
}

export function decide(association: Association, record: SharedRecord): Decision {
  const { assegnazione_confidenzialita: clearance, visibility, tags } = association;
  if (record.key !== undefined && isException(association, record.key)) return hidden('exception');
  // Written as a negated comparison, so that NaN hides the record.
  if (!(levelOrStrictest(record.level) <= clearance)) return hidden('level');
  if (visibility === visibilities.total || isEssential(record.area)) return visible;
  if (visibility !== visibilities.partial) return hidden('minimum');
  return hasChosenSpecialty(tags, record.tags) ? visible : hidden('specialty');
}
