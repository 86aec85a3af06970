import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useProblemText } from '../../shared/problems/use-problem-text.ts';
import {
  type Contact,
  type ContactKind,
  type ContactType,
  contactsQuery,
  contactTypes,
  saveContact,
  saveOf,
} from './contacts.queries.ts';

/** Removes a contact after a question, and offers to take it back. */
export function useContactDeletion(kind: ContactKind, userId: number) {
  const { t } = useTranslation('contacts');
  const { t: tShell } = useTranslation();
  const confirm = useConfirm();
  const toasts = useToast();
  const problemText = useProblemText();
  const { queryKey } = contactsQuery(kind, userId);

  /** Shows the contact with another type at once; the type it had comes back when the server does not take it. */
  async function saveType(contact: Contact, type: ContactType) {
    const mark = (shown: ContactType) =>
      queryClient.setQueryData(queryKey, (contacts) =>
        contacts?.map((other) =>
          other.id_contatto === contact.id_contatto ? { ...other, id_contatto_tipologia: shown } : other,
        ),
      );
    await queryClient.cancelQueries({ queryKey });
    const before = type === contactTypes.deleted ? contact.id_contatto_tipologia : contactTypes.deleted;
    mark(type);
    try {
      await saveContact(kind, { ...saveOf(contact), id_contatto_tipologia: type });
    } catch (error) {
      mark(before);
      throw error;
    }
  }

  async function restore(contact: Contact) {
    try {
      await saveType(contact, contact.id_contatto_tipologia);
      toasts.show({ message: t('restored'), tone: 'success' });
    } catch (error) {
      console.warn('A contact could not be restored', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger', undo: undo(contact) });
    }
  }

  const undo = (contact: Contact) => () => void restore(contact);

  return async function remove(contact: Contact): Promise<void> {
    const sure = await confirm({
      message: t('removeQuestion'),
      detail: contact.contatto_nominativo,
      confirmLabel: t('remove'),
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await saveType(contact, contactTypes.deleted);
      toasts.show({ message: t('removed'), tone: 'success', undo: undo(contact) });
    } catch (error) {
      console.warn('A contact could not be removed', error);
      toasts.show({ message: t('removeFailed', { error: problemText(error) }), tone: 'danger' });
    }
  };
}
