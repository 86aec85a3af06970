'use client';

import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './choice-list.css.ts';
import { choiceListMessages } from './choice-list.messages.ts';

/** One choice, which takes effect when it is pressed. */
export interface Choice {
  /** Unique within the list. */
  id: string;
  /** Accessible name. */
  label: string;
  /** Consequence, read after the label. Two lines of text are kept free for it, so that it may arrive later. */
  description?: ReactNode;
  /** For a choice that opens further fields: whether they are open. */
  expanded?: boolean | undefined;
  /** ID of the element with these fields, while it is present. */
  controls?: string | undefined;
}

export interface ChoiceListProps {
  /** Question that the choices answer. */
  label: string;
  /** In the given order. */
  choices: readonly Choice[];
  /** ID of the choice that holds now, which is marked. */
  current?: string | undefined;
  /** ID of the choice that is taking effect. Until it is done, none can be pressed. */
  pending?: string | undefined;
  /** True while nothing can be pressed. Default false. */
  disabled?: boolean | undefined;
  /** Called with the ID of the choice that was pressed. */
  onChoose: (id: string) => void;
}

/** A few choices, each with its consequence, that take effect with one press. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, choices, current, pending, disabled = false, onChoose } = props;
  const messages = useMessages(choiceListMessages);
  const id = useId();
  const locked = disabled || pending !== undefined;
  return (
    <fieldset aria-labelledby={`${id}-label`}>
      <legend className={styles.legend}>
        <span id={`${id}-label`}>{label}</span>
      </legend>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one */}
      <ul className={styles.list} role="list">
        {choices.map((choice) => {
          const descriptionId = `${id}-${choice.id}`;
          return (
            <li key={choice.id} className={styles.choice}>
              <div className={styles.head}>
                <button
                  type="button"
                  className={styles.button}
                  aria-describedby={descriptionId}
                  aria-current={choice.id === current || undefined}
                  aria-busy={choice.id === pending || undefined}
                  aria-disabled={locked || undefined}
                  aria-expanded={choice.expanded}
                  aria-controls={choice.controls}
                  onClick={() => !locked && onChoose(choice.id)}
                >
                  {choice.label}
                </button>
                {choice.id === current && <span className={styles.now}>{messages.current}</span>}
              </div>
              <p id={descriptionId} className={styles.description}>
                {choice.description}
              </p>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
