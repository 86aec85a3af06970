import type { AppContext } from '../../context.ts';
import type { UndatedEntry } from '../../records/kind.ts';
import { joinTexts } from '../../search.ts';

export async function listUndated(
  { doctors, records }: Pick<AppContext, 'doctors' | 'records'>,
  patientId: number,
): Promise<UndatedEntry[]> {
  const [own, undated] = await Promise.all([doctors.associations(patientId), records.listUndated(patientId)]);
  const found = own.map(
    ({ id_cpp, care_provider: { fullname, specializzation, cpp_localita_iscrizione } }): UndatedEntry => ({
      tipo: 'doctor',
      id_record: id_cpp,
      data: null,
      titolo: fullname,
      testo: joinTexts(specializzation, cpp_localita_iscrizione),
      id_livello_confidenzialita: null,
    }),
  );
  return [...found, ...undated];
}
