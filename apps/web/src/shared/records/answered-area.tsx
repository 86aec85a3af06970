import { Button } from '@libretto/design-system/button';
import { TextArea, type TextAreaProps } from '@libretto/design-system/text-area';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import * as styles from './records.css.ts';

interface AnsweredAreaProps extends TextAreaProps {
  /** What those write who have nothing to say; the button enters it. */
  answer: string;
}

/** A required text with a button for the answer of those who have nothing to say. */
export function AnsweredArea({ answer, ...props }: AnsweredAreaProps) {
  const { label, value, onChange } = props;
  return (
    <div className={styles.answered}>
      <TextArea {...props} />
      <Button size="sm" className={styles.answer} aria-pressed={value === answer} onClick={() => onChange(answer)}>
        {answer}
        {/* A form can have the same answer to several questions. */}
        <VisuallyHidden>({label})</VisuallyHidden>
      </Button>
    </div>
  );
}
