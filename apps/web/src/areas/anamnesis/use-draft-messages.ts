import { useTranslation } from 'react-i18next';
import type { DraftWords } from '../../shared/drafts/draft-choice.tsx';

export function useDraftMessages(): DraftWords {
  const { t } = useTranslation('anamnesis');
  return {
    title: t('draft.title'),
    text: (moment) => t('draft.text', { moment }),
    continue: t('draft.continue'),
    discard: t('draft.discard'),
  };
}
