import { useTranslation } from 'react-i18next';
import { DraftLine } from '../drafts/draft-line.tsx';
import { useDraftRemoval } from '../drafts/use-draft-removal.ts';
import { type UnfinishedDraft, useDraftResumption } from '../drafts/use-draft-resumption.ts';

export default function DraftNotices({ drafts }: { drafts: readonly UnfinishedDraft[] }) {
  const { t } = useTranslation();
  const resume = useDraftResumption();
  const remove = useDraftRemoval();
  return drafts.map((draft) => (
    <DraftLine
      key={draft.modulo}
      title={t('draft.title')}
      name={t(`draft.forms.${draft.place.form}`)}
      savedAt={draft.savedAt}
      onResume={() => resume(draft)}
      onDiscard={() => void remove({ modulo: draft.modulo })}
    />
  ));
}
