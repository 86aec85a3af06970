'use client';

import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './card.css.ts';
import { cardMessages } from './card.messages.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  title?: string | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  icon?: ReactNode;
  actions?: ReactNode;
}

export function Card({ title, headingLevel = 2, icon, actions, className, children, ...rest }: CardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const head = title !== undefined || actions !== undefined;
  return (
    <section {...rest} className={classNames(styles.card, className)} aria-labelledby={title ? id : undefined}>
      {head && (
        <header className={styles.header}>
          {title && (
            <Heading id={id} className={styles.title}>
              {icon && (
                <span className={styles.icon} aria-hidden="true">
                  {icon}
                </span>
              )}
              {title}
            </Heading>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={styles.body}>{children}</div>
    </section>
  );
}

export interface Fact {
  term: string;
  /** Empty when unknown; the card renders a text for it. */
  value: ReactNode;
}

/** Label and value pairs. Missing values are written out rather than left blank. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const messages = useMessages(cardMessages);
  return (
    <dl className={styles.facts}>
      {items.map(({ term, value }) => {
        const missing = value === '' || value === null || value === undefined;
        return (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={classNames(styles.value, missing && styles.missing)}>
              {missing ? messages.missing : value}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
