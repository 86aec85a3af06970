import type { Association } from '../../policy/visibility.ts';
import { notFound } from '../../problem.ts';
import type { Language, Schemas } from '../../summary/telling.ts';
import { type Extract, extractOf, type RecordParts, upTo } from './extract.ts';

/** By whose eyes; of a doctor also the name. */
export interface Reader extends Association {
  fullname?: string;
}

type Sheet = Pick<Schemas['VisitSheet'], 'id_cpp' | 'id_livello_confidenzialita'>;

export interface SheetParts extends RecordParts {
  /** What a patient lets one of their doctors see; nothing for a doctor who is none of theirs. */
  associationOf(patientId: number, doctorId: number): Promise<Required<Reader> | undefined>;
}

/** By whose eyes a sheet is made. Whoever names nobody and no level shows what everybody may see. */
export async function readerOf(
  { associationOf }: Pick<SheetParts, 'associationOf'>,
  patientId: number,
  { id_cpp, id_livello_confidenzialita: level = 1 }: Sheet,
): Promise<Reader> {
  const association: Reader | undefined = id_cpp === undefined ? upTo(level) : await associationOf(patientId, id_cpp);
  if (association === undefined) throw notFound();
  return association;
}

export async function sheetOf(
  parts: SheetParts,
  patientId: number,
  sheet: Schemas['VisitSheet'],
  language: Language,
): Promise<Extract & { level: number; doctor: string | undefined }> {
  const reader = await readerOf(parts, patientId, sheet);
  const extract = await extractOf(parts, patientId, reader, language, () => sheet.voci);
  if (extract === undefined) throw notFound();
  return { ...extract, level: reader.assegnazione_confidenzialita, doctor: reader.fullname };
}
