'use client';

import { type HTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { useMessages } from '../../messages/messages.tsx';
import * as styles from './card.css.ts';
import { cardMessages } from './card.messages.ts';

export interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading, and the name of the region for screen readers. Without it the card is no landmark. */
  title?: string | undefined;
  /** Level of the heading in the outline of the page. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Decorative icon before the title, hidden from screen readers; needs a title. */
  icon?: ReactNode;
  /** Buttons in the header. */
  actions?: ReactNode;
}

/** A framed section of a page. */
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

/** One pair of label and value. */
export interface Fact {
  /** Label of the value; unique within the list. */
  term: string;
  /** Empty when unknown; the card renders a text for it. */
  value: ReactNode;
}

export interface FactsProps {
  /** In reading order. */
  items: readonly Fact[];
  /** `rows` has one line for each pair, with the label before the value where there is room. Default `grid`. */
  layout?: 'grid' | 'rows' | undefined;
}

/** Label and value pairs. Missing values are written out rather than left blank. */
export function Facts({ items, layout = 'grid' }: FactsProps) {
  const messages = useMessages(cardMessages);
  return (
    <dl className={styles.facts} data-layout={layout}>
      {items.map(({ term, value }) => {
        const missing = value === '' || value === null || value === undefined;
        return (
          <div key={term} className={layout === 'rows' ? styles.factRow : undefined}>
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
