import { Button } from '@libretto/design-system/button';
import { useTranslation } from 'react-i18next';
import { toggles } from '../../shared/forms/form.css.ts';
import type { FieldBinding } from '../../shared/forms/use-checked-form.ts';
import * as styles from './therapies.css.ts';
import { type DosesPerDay, dosesPerDay } from './times.ts';

interface FrequencyChoiceProps {
  frequency: Pick<FieldBinding<string>, 'value' | 'onChange'>;
  /** Times of the doses; undefined for a therapy without reminders. */
  times: readonly string[] | undefined;
  onChoose: (count: DosesPerDay) => void;
}

/** The usual frequencies, one press each; they propose the times of the reminders too. */
export function FrequencyChoice({ frequency, times, onChoose }: FrequencyChoiceProps) {
  const { t } = useTranslation('therapies');
  const words = (count: DosesPerDay) => t(`perDay.${count}`);
  const isChosen = dosesPerDay.some((count) => words(count) === frequency.value);
  return (
    <>
      <fieldset className={toggles} aria-label={t('perDay.label')}>
        {dosesPerDay.map((count) => (
          <Button
            key={count}
            size="sm"
            aria-pressed={words(count) === frequency.value}
            onClick={() => {
              frequency.onChange(words(count));
              onChoose(count);
            }}
          >
            {words(count)}
          </Button>
        ))}
      </fieldset>
      <p role="status" className={styles.times}>
        {isChosen &&
          times &&
          times.length > 0 &&
          t('perDay.times', { times: times.join(', '), part: t('reminders.title') })}
      </p>
    </>
  );
}
