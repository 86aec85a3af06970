import { timestamp } from '../../clock.ts';
import type { AppContext } from '../../context.ts';
import type { Call, HandlersFor } from '../../contract/handlers.ts';
import { checkRecordId } from '../../contract/saved-record.ts';
import { invalid } from '../../problem.ts';
import { lifeCycle } from '../../records/life-cycle.ts';
import { type Contact, deletedType, emergencyContacts, otherContacts } from './contacts.kind.ts';

export function contactsRoutes(
  app: AppContext,
): HandlersFor<'listEmergencyContacts' | 'listOtherContacts' | 'saveEmergencyContact' | 'saveOtherContact'> {
  const emergency = lifeCycle(app, emergencyContacts);
  const other = lifeCycle(app, otherContacts);

  function save(
    call: Call<'saveEmergencyContact'> | Call<'saveOtherContact'>,
    { create, change }: typeof emergency,
  ): Promise<Contact> {
    const { path, body } = call;
    const id = path.id_record;
    const level = body.id_livello_confidenzialita;
    const deletes = body.id_contatto_tipologia === deletedType;
    const content = () => ({
      contatto_nominativo: body.contatto_nominativo.trim(),
      contatto_telefono: body.contatto_telefono.trim(),
    });
    checkRecordId('id_contatto', id, body.id_contatto);
    if (id !== 0) {
      return change(call, { id, level, content, deleted_at: deletes ? timestamp(app.clock()) : null });
    }
    if (deletes) {
      throw invalid([{ path: '/id_contatto_tipologia', code: 'enum', message: 'a new contact cannot be deleted' }]);
    }
    if (level === undefined) {
      throw invalid([
        { path: '/id_livello_confidenzialita', code: 'required', message: 'is required for a new contact' },
      ]);
    }
    return create(call, { level, content, required: [] });
  }

  return {
    listEmergencyContacts: emergency.list,
    listOtherContacts: other.list,
    saveEmergencyContact: (call) => save(call, emergency),
    saveOtherContact: (call) => save(call, other),
  };
}
