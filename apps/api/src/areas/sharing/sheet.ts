import { type Association, upTo } from '../../policy/visibility.ts';
import { notFound } from '../../problem.ts';
import type { Language, Schemas } from '../../summary/render-context.ts';
import { createExtract, type Extract, type ExtractContext } from './extract.ts';

export interface Reader extends Association {
  fullname?: string;
}

type Sheet = Pick<Schemas['VisitSheet'], 'id_cpp' | 'id_livello_confidenzialita'>;

export type SheetContext = ExtractContext & {
  doctors: {
    findAssociation(
      patientId: number,
      doctorId: number,
    ): Promise<(Association & { care_provider: { fullname: string } }) | undefined>;
  };
};

/** Returns the reader of a sheet; without doctor and level, only records of level 1 are visible. */
export async function findReader(
  { doctors }: Pick<SheetContext, 'doctors'>,
  patientId: number,
  { id_cpp, id_livello_confidenzialita: level = 1 }: Sheet,
): Promise<Reader> {
  if (id_cpp === undefined) return upTo(level);
  const association = await doctors.findAssociation(patientId, id_cpp);
  if (association === undefined) throw notFound();
  return { ...association, fullname: association.care_provider.fullname };
}

export async function createSheet(
  app: SheetContext,
  patientId: number,
  sheet: Schemas['VisitSheet'],
  language: Language,
): Promise<Extract & { level: number; doctor: string | undefined }> {
  const reader = await findReader(app, patientId, sheet);
  const extract = await createExtract(app, patientId, reader, language, () => sheet.voci);
  return { ...extract, level: reader.assegnazione_confidenzialita, doctor: reader.fullname };
}
