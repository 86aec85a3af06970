import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useRecordEditor } from '../../shared/records/use-record-editor.tsx';
import { useSession } from '../../shared/session/use-session.ts';
import { ContactList } from './contact-list.tsx';
import { contactsQuery } from './contacts.queries.ts';

const readDraft = async (content: DraftContent) => (await import('./contact-form.ts')).contactForm.readDraft(content);
const contactDialog = async () => (await import('./contact-dialog.tsx')).ContactDialog;

export interface ContactListsProps {
  /** The dialog that the address asks for; `contatto` is the form of a new emergency contact. */
  opens: string | undefined;
}

export function ContactLists({ opens }: ContactListsProps) {
  const { t } = useTranslation('contacts');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const toasts = useToast();
  const editor = useRecordEditor({
    patient,
    modulo: 'contatti.nuova',
    readDraft,
    dialog: contactDialog,
    // The next of the first steps follows, not the list.
    stay: opens === 'contatto',
    resume: async ({ kind, id_contatto }) => {
      try {
        const contacts = await queryClient.ensureQueryData(contactsQuery(kind, userId));
        return { record: contacts.find((known) => known.id_contatto === id_contatto), kind };
      } catch (error) {
        // Without the contact's id, the draft would be saved as a new contact.
        console.warn('The contact of a draft could not be loaded', error);
        toasts.show({ message: t('notLoaded'), tone: 'danger' });
        return undefined;
      }
    },
    offered: {
      title: t('draft.title'),
      getName: ({ contatto_nominativo }) => contatto_nominativo.trim() || t('draft.unnamed'),
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (opens !== 'contatto') return;
    void editor.open({ record: undefined, kind: 'emergency' });
  }, [opens]);

  return (
    <>
      {editor.offer}
      <ContactList kind="emergency" patient={patient} editor={editor} />
      <ContactList kind="other" patient={patient} editor={editor} />
      {editor.element}
    </>
  );
}
