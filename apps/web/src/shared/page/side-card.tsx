import { Card, type CardProps } from '@libretto/design-system/card';
import type { ReactNode } from 'react';
import { ClosedPart } from './closed-part.tsx';
import * as styles from './page.css.ts';
import { useLargeTextOnPhone } from './use-large-text-on-phone.ts';

interface SideCardProps extends Omit<CardProps, 'headingLevel'> {
  title: string;
  /** Default: where enlarged text would make screens of it. */
  closed?: boolean;
  /** Said beside the title while it is closed. */
  state?: ReactNode;
}

/** A card that comes second on its page: one line that opens it. */
export function SideCard({ title, closed, state, icon, actions, children, className, ...rest }: SideCardProps) {
  const isLarge = useLargeTextOnPhone();
  if (!(closed ?? isLarge)) return <Card {...rest} {...{ title, icon, actions, children, className }} />;
  const heading = <h2 className={styles.closedTitle}>{title}</h2>;
  return (
    <Card {...rest} aria-label={title} className={`${styles.closedCard} ${className ?? ''}`}>
      <ClosedPart
        closed
        heading={
          state ? (
            <span className={styles.closedLine}>
              {heading}
              {state}
            </span>
          ) : (
            heading
          )
        }
      >
        {actions && <div className={styles.closedActions}>{actions}</div>}
        {children}
      </ClosedPart>
    </Card>
  );
}
