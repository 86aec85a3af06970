import type { RecordLine, RecordPart } from '../../records/sharing.ts';
import { recordSections } from '../../summary/sections.ts';
import type { Schemas } from '../../summary/telling.ts';
import { type DatedRenderContext, formatFact, type SectionId, type SharedRecord } from '../../summary/telling.ts';

/** What matters whenever it was, and what only the days that were chosen have. */
const lasting: readonly RecordPart['area'][] = ['allergies', 'forbidden-drugs', 'current-therapies', 'diagnoses'];
const passing: readonly RecordPart['area'][] = ['exams', 'visits', 'readings', 'notebook'];

/** In the order of the sheet. */
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

/** Whether a line is about the visit, for what was asked. */
export const isAbout =
  ({ dal, al }: Period) =>
  ({ area, data }: RecordPart): boolean => {
    if (lasting.includes(area)) return true;
    if (!passing.includes(area)) return false;
    const day = data?.slice(0, 10) ?? '';
    // An exam that has no day yet is still to come.
    return day === '' ? area === 'exams' : day >= dal && day <= al;
  };

/** The lines of a record, restricted to one at a time, in words, as they can stand on the sheet. */
export function linesOf(
  restricted: (line: RecordLine) => SharedRecord,
  parts: readonly RecordPart[],
  context: DatedRenderContext,
): Schemas['VisitLine'][] {
  const lines = parts.flatMap(({ tipo, id_record, data }): Schemas['VisitLine'][] => {
    // With nothing but this line in it, a record tells nothing but this line.
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
  const place = ({ sezione }: Schemas['VisitLine']) => places.indexOf(sezione);
  return lines.sort(
    (one, other) =>
      place(one) - place(other) || (other.data ?? '').localeCompare(one.data ?? '') || other.id_record - one.id_record,
  );
}
