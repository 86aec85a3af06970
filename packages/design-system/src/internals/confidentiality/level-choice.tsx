import { Eye } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/messages.tsx';
import * as choice from '../choice/choice.css.ts';
import { FieldNotes } from '../field/field.tsx';
import { confidentialityMessages } from './confidentiality.messages.ts';
import * as styles from './level-choice.css.ts';
import { LevelScale } from './level-scale.tsx';
import { type ConfidentialityLevel, levelName, sortedLevels, toLevelId } from './levels.ts';
import { confidentialityMeaningsMessages } from './meanings.messages.ts';

export interface LevelChoiceProps {
  label: string;
  levels: readonly ConfidentialityLevel[];
  value: number | undefined;
  onChange: (level: number) => void;
  before: number | undefined;
  currentLabel: string;
  error: string | undefined;
  /** Who can see the record at a level, with the words that introduce it to screen readers. */
  audience?: { label: string; at: (level: number) => string } | undefined;
  /** For a record the level is its sensitivity; for a doctor, the access granted. */
  about: 'record' | 'doctor';
}

export function LevelChoice(props: LevelChoiceProps) {
  const { label, levels, value, onChange, before, currentLabel, error, audience, about } = props;
  const messages = useMessages(confidentialityMessages);
  const meanings = useMessages(confidentialityMeaningsMessages);
  const id = useId();
  const ids = { control: id, label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error`, reason: `${id}-reason` };
  return (
    <fieldset
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; a plain group cannot be required or invalid
      role="radiogroup"
      aria-labelledby={ids.label}
      aria-required="true"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : ids.error}
    >
      <legend className={styles.legend}>
        <span id={ids.label}>{label}</span>
      </legend>
      <div className={styles.list}>
        {sortedLevels(levels).map((level) => {
          const known = toLevelId(level);
          const meaning = known && (about === 'record' ? meanings[`meaning${known}`] : meanings[`clearance${known}`]);
          const optionId = `${id}-${level}`;
          return (
            <label key={level} className={styles.option} htmlFor={optionId}>
              <input
                id={optionId}
                type="radio"
                name={id}
                value={level}
                className={`${choice.mark} ${choice.dot} ${styles.radio}`}
                checked={level === value}
                onChange={() => onChange(level)}
                aria-labelledby={`${optionId}-name`}
                aria-describedby={audience ? `${optionId}-meaning ${optionId}-audience` : `${optionId}-meaning`}
                aria-invalid={error !== undefined || undefined}
                data-autofocus={level === value ? '' : undefined}
              />
              <span className={styles.content}>
                <span className={styles.name}>
                  <span id={`${optionId}-name`}>{levelName(messages, level)}</span>
                  {level === before && <span className={styles.current}>{currentLabel}</span>}
                </span>
                <span id={`${optionId}-meaning`} className={styles.meaning}>
                  {meaning}
                </span>
                {audience && (
                  <span id={`${optionId}-audience`} className={styles.audience}>
                    <Eye className={styles.audienceIcon} aria-hidden="true" />
                    <VisuallyHidden>{audience.label}: </VisuallyHidden>
                    <span>{audience.at(level)}</span>
                  </span>
                )}
              </span>
              <span className={styles.scaleSlot}>
                <LevelScale level={level} />
              </span>
            </label>
          );
        })}
      </div>
      <FieldNotes ids={ids} error={error} />
    </fieldset>
  );
}
