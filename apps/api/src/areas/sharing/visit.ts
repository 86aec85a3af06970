import type { RecordLine, RecordPart } from '../../records/sharing.ts';
import type { Schemas } from '../../summary/render-context.ts';
import {
  type DatedRenderContext,
  formatFact,
  type SectionId,
  type SharedRecord,
} from '../../summary/render-context.ts';
import { recordSections } from '../../summary/sections.ts';

/** Areas that are always relevant, and areas relevant only within the selected days. */
const alwaysRelevant: readonly RecordPart['area'][] = [
  'allergies',
  'forbidden-drugs',
  'current-therapies',
  'diagnoses',
];
const relevantInPeriod: readonly RecordPart['area'][] = ['exams', 'visits', 'readings', 'notebook'];

export const sheetSections: readonly SectionId[] = [
  'allergies',
  'forbidden',
  'therapies',
  'conditions',
  'suspected',
  'requested',
  'scheduled',
  'completed',
  'visits',
  'readings',
  'notebook',
];

interface Period {
  dal: string;
  al: string;
}

export const isRelevant =
  ({ dal, al }: Period) =>
  ({ area, data }: RecordPart): boolean => {
    if (alwaysRelevant.includes(area)) return true;
    if (!relevantInPeriod.includes(area)) return false;
    const day = data?.slice(0, 10) ?? '';
    // An undated exam is still to come.
    return day === '' ? area === 'exams' : day >= dal && day <= al;
  };

/** True for the records that a sheet can contain. */
export const isOnSheets = ({ area }: Pick<RecordPart, 'area'>): boolean =>
  alwaysRelevant.includes(area) || relevantInPeriod.includes(area);

/** Returns the lines of a record that can be on a sheet. `restricted` reduces the record to a single one. */
export function toVisitLines(
  restricted: (line: RecordLine) => SharedRecord,
  parts: readonly RecordPart[],
  context: DatedRenderContext,
): Schemas['VisitLine'][] {
  const lines = parts.flatMap(({ tipo, id_record, data }): Schemas['VisitLine'][] => {
    // Rendering a record reduced to this line yields exactly its text.
    const sections = recordSections(restricted({ tipo, id_record }), context);
    return sections
      .filter(({ id }) => sheetSections.includes(id))
      .flatMap(({ id: sezione, title: titolo, entries }) =>
        entries.map(({ name: nome, facts }) => ({
          tipo,
          id_record,
          sezione,
          titolo,
          nome,
          dettagli: facts.map(formatFact),
          data,
        })),
      );
  });
  const places: readonly string[] = sheetSections;
  const sectionIndex = ({ sezione }: Schemas['VisitLine']) => places.indexOf(sezione);
  return lines.sort(
    (one, other) =>
      sectionIndex(one) - sectionIndex(other) ||
      (other.data ?? '').localeCompare(one.data ?? '') ||
      other.id_record - one.id_record,
  );
}
