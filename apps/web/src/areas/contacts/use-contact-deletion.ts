import { useConfirm } from '@libretto/design-system/confirm-dialog';
import { useToast } from '@libretto/design-system/toast';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useProblemText } from '../../shared/problems/use-problem-text.ts';
import { useLinkNotice } from '../../shared/sharing/use-link-notice.ts';
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
  const noticeLinks = useLinkNotice();
  const { queryKey } = contactsQuery(kind, userId);

  /** Shows the contact as it is to be at once; what it was comes back when the server does not take it. */
  async function saveType(contact: Contact, type: ContactType): Promise<Contact> {
    const show = (shown: Contact) =>
      queryClient.setQueryData(queryKey, (contacts) =>
        contacts?.map((other) => (other.id_contatto === contact.id_contatto ? shown : other)),
      );
    await queryClient.cancelQueries({ queryKey });
    show({ ...contact, id_contatto_tipologia: type });
    try {
      // It takes the name and the number along, which may have become others meanwhile.
      const saved = await saveContact(kind, { ...saveOf(contact), id_contatto_tipologia: type }, contact.versione);
      show(saved);
      return saved;
    } catch (error) {
      show(contact);
      void queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  }

  async function restore(deleted: Contact) {
    try {
      await saveType(deleted, contactTypes[kind]);
      // The list may have been read anew since, without it.
      await queryClient.invalidateQueries({ queryKey });
      toasts.show({ message: t('restored'), tone: 'success' });
    } catch (error) {
      console.warn('A contact could not be restored', error);
      toasts.show({ message: tShell('save.failed'), tone: 'danger', undo: undo(deleted) });
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
      const deleted = await saveType(contact, contactTypes.deleted);
      toasts.show({ message: t('removed'), tone: 'success', undo: undo(deleted) });
      void noticeLinks([{ tipo: 'contact', id: contact.id_contatto }]);
    } catch (error) {
      console.warn('A contact could not be removed', error);
      toasts.show({ message: t('removeFailed', { error: problemText(error) }), tone: 'danger' });
    }
  };
}
