import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useTranslation } from 'react-i18next';

/** `5/10`, read as a sentence. */
export function PainScore({ score }: { score: number }) {
  const { t } = useTranslation('pain-facts');
  return (
    <>
      <span aria-hidden="true">{score}/10</span>
      <VisuallyHidden>{t('score', { score })}</VisuallyHidden>
    </>
  );
}
