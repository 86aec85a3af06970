import { type Clock, timestamp } from '../../clock.ts';
import type { Body, Call, HandlersOf } from '../../contract/handlers.ts';
import { checkRecordId } from '../../contract/saved-record.ts';
import { patientOf, type Session } from '../../contract/session.ts';
import type { Database } from '../../database/database.ts';
import { changed, invalid, notFound } from '../../problem.ts';
import {
  type Contact,
  emergency,
  insertContact,
  type Kind,
  listContacts,
  other,
  ownsContact,
  updateContact,
} from './contacts.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
}

export function contactsRoutes({
  database,
  clock,
}: Parts): HandlersOf<'listEmergencyContacts' | 'listOtherContacts' | 'saveEmergencyContact' | 'saveOtherContact'> {
  type Save = Body<'saveEmergencyContact'> | Body<'saveOtherContact'>;

  const list = (session: Session, kind: Kind) => listContacts(database, patientOf(session), kind);

  const save = async (
    { session, path, seen }: Pick<Call<'saveOtherContact'>, 'session' | 'path' | 'seen'>,
    body: Save,
    kind: Kind,
  ): Promise<Contact> => {
    const id = path.id_record;
    checkRecordId('id_contatto', id, body.id_contatto);
    if (id === 0 && body.id_contatto_tipologia === -1) {
      throw invalid([{ path: '/id_contatto_tipologia', code: 'enum', message: 'a new contact cannot be deleted' }]);
    }
    const { id_livello_confidenzialita } = body;
    const fields = {
      id_contatto_tipologia: body.id_contatto_tipologia,
      contatto_nominativo: body.contatto_nominativo.trim(),
      contatto_telefono: body.contatto_telefono.trim(),
    };
    const patientId = patientOf(session);
    const at = timestamp(clock());
    if (id === 0) {
      if (id_livello_confidenzialita === undefined) {
        throw invalid([
          { path: '/id_livello_confidenzialita', code: 'required', message: 'a new contact has a level' },
        ]);
      }
      const owner = { id_paziente: patientId, author_id: session.id_utente };
      return insertContact(database, owner, kind, { ...fields, id_livello_confidenzialita }, at);
    }
    const change = { ...fields, ...(id_livello_confidenzialita && { id_livello_confidenzialita }) };
    const saved = await updateContact(database, patientId, id, kind, change, at, seen);
    if (saved === undefined) throw (await ownsContact(database, patientId, id, [kind])) ? changed() : notFound();
    return saved;
  };

  return {
    listEmergencyContacts: async ({ session }) => list(session, emergency),
    listOtherContacts: async ({ session }) => list(session, other),
    saveEmergencyContact: (call) => save(call, call.body, emergency),
    saveOtherContact: (call) => save(call, call.body, other),
  };
}
