import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './error-summary.css.ts';
import { errorSummaryMessages } from './error-summary.messages.ts';

export interface FieldProblem {
  /** Name of the field in the form. */
  name: string;
  /** What stands above the field. */
  label: string;
  /** What is wrong with it, in the words that stand below the field. */
  message: string;
}

export interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** Brings the reader to the field. */
  onGoTo: (name: string) => void;
  /** Absent: how many fields need attention. */
  title?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** All that is wrong in a form, in the order of its fields. Focus is put on it, so it is not announced a second time. */
export function ErrorSummary({ problems, onGoTo, title, headingLevel = 3, ref }: ErrorSummaryProps) {
  const words = useMessages(errorSummaryMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more group of the form
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} className={styles.summary}>
      <Heading id={id} className={styles.title}>
        <CircleAlert aria-hidden="true" />
        {title ?? words.title(problems.length)}
      </Heading>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problem.name}>
            <button type="button" className={styles.link} onClick={() => onGoTo(problem.name)}>
              <span className={styles.label}>{problem.label}:</span> {problem.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
