import { useToast } from '@libretto/design-system/toast';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../shared/api/api.ts';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { DraftOffer } from '../../shared/drafts/draft-offer.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useResume } from '../../shared/drafts/use-resume.ts';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { ContactDraft } from './contact-form.ts';
import { ContactList, contactDialog } from './contact-list.tsx';
import { contactsQuery } from './contacts.queries.ts';

/** What reads a draft comes with the form's rules, and so only when there is one. */
const readDraft = async (content: DraftContent) => (await import('./contact-form.ts')).contactForm.readDraft(content);

/** Whom to call in an emergency, and all others. */
export function ContactLists() {
  const { t } = useTranslation('contacts');
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const draft = useDraft('contatti.nuova', readDraft);
  const toasts = useToast();
  const editor = useLazyDialog(contactDialog);
  const resume = useResume(draft, (left) => void open(left));

  async function open(start: ContactDraft) {
    const { kind, id_contatto } = start;
    try {
      const contacts = await queryClient.ensureQueryData(contactsQuery(kind, userId));
      const contact = contacts.find((known) => known.id_contatto === id_contatto);
      await editor.open({ kind, patient, contact, start, draft });
    } catch (error) {
      // Without it a changed contact would be saved as a new one.
      console.warn('The contact of a draft could not be fetched', error);
      toasts.show({ message: t('notLoaded'), tone: 'danger' });
    }
  }

  return (
    <>
      <DraftOffer
        title={t('draft.title')}
        nameOf={({ contatto_nominativo }) => contatto_nominativo.trim() || t('draft.unnamed')}
        draft={draft}
        onResume={resume}
      />
      <ContactList kind="emergency" patient={patient} draft={draft} />
      <ContactList kind="other" patient={patient} draft={draft} />
      {editor.element}
    </>
  );
}
