import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useProblemText } from '../../shared/problems/use-problem-text.ts';
import { useDeletion } from '../../shared/records/use-deletion.ts';
import {
  type Contact,
  type ContactKind,
  type ContactType,
  contactsQuery,
  contactTypes,
  refreshPatient,
  saveContact,
  toContactSave,
} from './contacts.queries.ts';

/** Contacts are deleted by setting their type, which the API takes only with the complete contact. */
export function useContactDeletion(kind: ContactKind, userId: number) {
  const { t } = useTranslation('contacts');
  const problemText = useProblemText();
  const { queryKey } = contactsQuery(kind, userId);
  /** Restoring needs the version that the deletion created. */
  const deleted = useRef(new Map<number, Contact>());

  async function saveType(contact: Contact, type: ContactType): Promise<Contact> {
    try {
      const saved = await saveContact(
        kind,
        { ...toContactSave(contact), id_contatto_tipologia: type },
        contact.versione,
      );
      void refreshPatient(userId);
      return saved;
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  }

  return useDeletion<Contact>({
    kind: 'contact',
    queryKey,
    getId: ({ id_contatto }) => id_contatto,
    getName: ({ contatto_nominativo }) => contatto_nominativo,
    remove: async (contact) => {
      deleted.current.set(contact.id_contatto, await saveType(contact, contactTypes.deleted));
    },
    restore: (contact) => saveType(deleted.current.get(contact.id_contatto) ?? contact, contactTypes[kind]),
    words: {
      question: t('removeQuestion'),
      confirm: t('remove'),
      removed: t('removed'),
      restored: t('restored'),
      failed: (error) => t('removeFailed', { error: problemText(error) }),
    },
  });
}
