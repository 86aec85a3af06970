import { Card, type CardProps } from '@libretto/design-system/card';
import { ClosedPart } from './closed-part.tsx';
import * as styles from './page.css.ts';
import { useLargeTextOnPhone } from './use-large-text-on-phone.ts';

interface SideCardProps extends Omit<CardProps, 'headingLevel'> {
  title: string;
}

/** A card that comes second on its page: one line that opens it where enlarged text would make screens of it. */
export function SideCard({ title, icon, actions, children, className, ...rest }: SideCardProps) {
  const isLarge = useLargeTextOnPhone();
  if (!isLarge) return <Card {...rest} {...{ title, icon, actions, children, className }} />;
  return (
    <Card {...rest} aria-label={title} className={`${styles.closedCard} ${className ?? ''}`}>
      <ClosedPart closed heading={<h2 className={styles.closedTitle}>{title}</h2>}>
        {actions && <div className={styles.closedActions}>{actions}</div>}
        {children}
      </ClosedPart>
    </Card>
  );
}
