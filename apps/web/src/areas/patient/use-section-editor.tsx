import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyDialog } from '../../shared/dialogs/use-lazy-dialog.tsx';
import type { DraftContent } from '../../shared/drafts/draft-keeper.ts';
import { DraftOffer } from '../../shared/drafts/draft-offer.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useResume } from '../../shared/drafts/use-resume.ts';
import type { Patient } from '../../shared/patient/patient.queries.ts';
import type { SectionDialogProps, SectionDraft } from './use-patient-form.ts';

export interface SectionEditor {
  edit: () => void;
  loading: boolean;
  element: ReactNode;
  offer: ReactNode;
}

interface SectionEditorOptions<Values> {
  patient: Patient;
  title: string;
  modulo: string;
  dialog: () => Promise<ComponentType<SectionDialogProps<Values>>>;
  read: (content: DraftContent) => Promise<SectionDraft<Values> | undefined>;
}

export function useSectionEditor<Values>(options: SectionEditorOptions<Values>): SectionEditor {
  const { patient, title, modulo, dialog, read } = options;
  const { t } = useTranslation();
  const draft = useDraft<SectionDraft<Values>>(modulo, read);
  const { open, loading, element } = useLazyDialog(dialog);
  const resume = useResume(draft, (start) => void open({ patient, start, draft }));
  return {
    edit: () => void open({ patient, draft }),
    loading,
    element,
    offer: <DraftOffer title={t('draft.title')} getName={() => title} draft={draft} onResume={resume} />,
  };
}
