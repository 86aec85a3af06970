import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Body, Call, HandlersOf } from '../../contract/handlers.ts';
import { checkChange, checkRecordId } from '../../contract/saved-record.ts';
import { patientOf, type Session } from '../../contract/session.ts';
import { changed, invalid, notFound } from '../../problem.ts';
import {
  type Contact,
  emergency,
  findContact,
  insertContact,
  type Kind,
  listContacts,
  other,
  updateContact,
} from './contacts.repository.ts';

/** What the documented body calls a deleted contact. */
const deleted = -1;

export function contactsRoutes({
  database,
  clock,
}: AppContext): HandlersOf<
  'listEmergencyContacts' | 'listOtherContacts' | 'saveEmergencyContact' | 'saveOtherContact'
> {
  type Save = Body<'saveEmergencyContact'> | Body<'saveOtherContact'>;

  const list = (session: Session, kind: Kind) => listContacts(database, patientOf(session), kind);

  const save = async (
    { session, path, seen }: Pick<Call<'saveOtherContact'>, 'session' | 'path' | 'seen'>,
    body: Save,
    kind: Kind,
  ): Promise<Contact> => {
    const id = path.id_record;
    checkRecordId('id_contatto', id, body.id_contatto);
    if (id === 0 && body.id_contatto_tipologia === deleted) {
      throw invalid([{ path: '/id_contatto_tipologia', code: 'enum', message: 'a new contact cannot be deleted' }]);
    }
    const { id_livello_confidenzialita } = body;
    const fields = {
      id_contatto_tipologia: body.id_contatto_tipologia,
      contatto_nominativo: body.contatto_nominativo.trim(),
      contatto_telefono: body.contatto_telefono.trim(),
    };
    const patientId = patientOf(session);
    const now = clock();
    if (id === 0) {
      if (id_livello_confidenzialita === undefined) {
        throw invalid([
          { path: '/id_livello_confidenzialita', code: 'required', message: 'a new contact has a level' },
        ]);
      }
      const owner = { id_paziente: patientId, author_id: session.id_utente };
      return insertContact(database, owner, kind, { ...fields, id_livello_confidenzialita }, timestamp(now));
    }
    const before = await findContact(database, patientId, id, kind);
    if (before === undefined) throw notFound();
    // A deleted contact has no other date than that of its last change.
    const stored = {
      deleted_at: before.id_contatto_tipologia === deleted ? before.versione : null,
      versione: before.versione,
    };
    const does = body.id_contatto_tipologia === deleted ? 'delete' : stored.deleted_at === null ? 'change' : 'restore';
    checkChange('The contact', stored, { does, seen, now });
    const change = { ...fields, ...(id_livello_confidenzialita && { id_livello_confidenzialita }) };
    const saved = await updateContact(database, before, change, now);
    if (saved !== undefined) return saved;
    // Somebody else was quicker. Who has seen no version changes whichever there is now.
    if (seen === undefined) return save({ session, path, seen }, body, kind);
    throw changed();
  };

  return {
    listEmergencyContacts: async ({ session }) => list(session, emergency),
    listOtherContacts: async ({ session }) => list(session, other),
    saveEmergencyContact: (call) => save(call, call.body, emergency),
    saveOtherContact: (call) => save(call, call.body, other),
  };
}
