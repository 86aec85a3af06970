import { RatingField, type RatingFieldProps } from '@libretto/design-system/rating-field';
import { useTranslation } from 'react-i18next';
import * as styles from './notebook.css.ts';

/** Hjermstad et al., Studies comparing numerical rating scales. J Pain Symptom Manage 2011;41:1073–93. */
const source = 'https://doi.org/10.1016/j.jpainsymman.2010.08.016';

export function PainScoreField(props: Omit<RatingFieldProps, 'label' | 'low' | 'high' | 'min' | 'hint'>) {
  const { t } = useTranslation('notebook');
  return (
    <div>
      <RatingField {...props} label={t('score.label')} min={0} low={t('score.none')} high={t('score.worst')} />
      <p className={styles.source}>
        {t('score.scale')}{' '}
        <a href={source} target="_blank" rel="noopener noreferrer">
          {t('score.source')}
        </a>
      </p>
    </div>
  );
}
