import type { AppContext } from '../../context.ts';
import type { components } from '../../contract/contract.gen.ts';

type Schemas = components['schemas'];
type FoundEntry = Schemas['FoundEntry'];

const words = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');
const none = { data: null, id_livello_confidenzialita: null };

/** Lists what a record has besides its entries: nothing of it has a day, all of it has words. */
export async function listUndated(
  { doctors, contacts, links }: Pick<AppContext, 'contacts' | 'doctors' | 'links'>,
  patientId: number,
): Promise<(FoundEntry & { data: null })[]> {
  const [own, people, pages] = await Promise.all([
    doctors.associations(patientId),
    contacts.list(patientId),
    links.list(patientId),
  ]);
  return [
    ...own.map(({ id_cpp, care_provider: { fullname, specializzation, cpp_localita_iscrizione } }) => ({
      ...none,
      tipo: 'doctor' as const,
      id_record: id_cpp,
      titolo: fullname,
      testo: words(specializzation, cpp_localita_iscrizione),
    })),
    ...people.map(({ id_contatto, contatto_nominativo, contatto_telefono, id_livello_confidenzialita }) => ({
      ...none,
      tipo: 'contact' as const,
      id_record: id_contatto,
      titolo: contatto_nominativo,
      testo: contatto_telefono,
      id_livello_confidenzialita,
    })),
    ...pages.map(({ linkid, name, descrizione, link }) => ({
      ...none,
      tipo: 'link' as const,
      id_record: linkid,
      titolo: name,
      testo: words(descrizione, link),
    })),
  ];
}
