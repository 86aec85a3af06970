'use client';

import { CircleAlert } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './error-summary.css.ts';
import { errorSummaryMessages } from './error-summary.messages.ts';

/** An error of one field. */
export interface FieldProblem {
  /** Name of the control, by which it is focused. */
  name: string;
  /** Visible label of the field. */
  label: string;
  /** The same text as at the field. */
  message: string;
}

export interface ErrorSummaryProps {
  /** In field order. Nothing is rendered without any. */
  problems: readonly FieldProblem[];
  /** Moves focus to the field with this name; reveal it first if it is hidden. */
  onFocusField: (name: string) => void;
  /** Heading. Defaults to the number of errors. */
  title?: string | undefined;
  /** Level of the heading in the outline of the page. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Focusable frame: focus it after a failed submit. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Lists all errors of a form in field order. It receives focus, so it is not announced a second time. */
export function ErrorSummary({ problems, onFocusField, title, headingLevel = 3, ref }: ErrorSummaryProps) {
  const messages = useMessages(errorSummaryMessages);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  if (problems.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one more group of the form
    <div ref={ref} role="group" aria-labelledby={id} tabIndex={-1} className={styles.summary}>
      <Heading id={id} className={styles.title}>
        <CircleAlert aria-hidden="true" />
        {title ?? messages.title(problems.length)}
      </Heading>
      <ul className={styles.list}>
        {problems.map((problem) => (
          <li key={problem.name}>
            <button type="button" className={styles.link} onClick={() => onFocusField(problem.name)}>
              <span className={styles.label}>{problem.label}:</span> {problem.message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
