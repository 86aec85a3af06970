import { RatingField, type RatingFieldProps } from '@libretto/design-system/rating-field';
import { useTranslation } from 'react-i18next';
import * as styles from './notebook.css.ts';

/** Hjermstad et al., Studies comparing numerical rating scales. J Pain Symptom Manage 2011;41:1073–93. */
const source = 'https://doi.org/10.1016/j.jpainsymman.2010.08.016';

interface PainScoreFieldProps extends Omit<RatingFieldProps, 'label' | 'low' | 'high' | 'min' | 'hint'> {
  /** Of the entry it is compared with. */
  last?: number | undefined;
}

export function PainScoreField({ last, ...props }: PainScoreFieldProps) {
  const { t } = useTranslation('notebook');
  return (
    <div>
      <RatingField
        {...props}
        label={t('score.label')}
        hint={last === undefined ? undefined : t('score.last', { score: last })}
        min={0}
        low={t('score.none')}
        high={t('score.worst')}
      />
      <p className={styles.source}>
        {t('score.scale')}{' '}
        <a href={source} target="_blank" rel="noopener noreferrer">
          {t('score.source')}
        </a>
      </p>
    </div>
  );
}
