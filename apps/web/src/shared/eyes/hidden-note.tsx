import { Banner } from '@libretto/design-system/banner';
import { Button } from '@libretto/design-system/button';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './eyes.css.ts';
import { type HiddenLine, type RecordMark, useEyes } from './eyes-context.ts';

interface HiddenBannerProps {
  kind: HiddenLine['tipo'];
  id: number;
}

/** Tells that the reader does not see a record that is not a row of a list. */
export function HiddenBanner({ kind, id }: HiddenBannerProps) {
  const mark = useEyes().eyes?.markOf(kind, id);
  if (!mark) return null;
  const { text, action } = mark;
  return (
    <Banner
      tone="warning"
      title={text}
      action={
        action && (
          <Button size="sm" onClick={action.onSelect}>
            {action.label}
          </Button>
        )
      }
    />
  );
}

/** Below the words of a row that is not one of a `CollapsibleList`. */
export function HiddenNote({ mark: { text, action }, name }: { mark: RecordMark; name: string }) {
  return (
    <span className={styles.note}>
      <HiddenReason>{text}</HiddenReason>
      {action && (
        <Button size="sm" aria-label={`${action.label}: ${name}`} onClick={action.onSelect}>
          {action.label}
        </Button>
      )}
    </span>
  );
}

/** Counts the records of a card that the reader does not see. */
export function HiddenCount({ count }: { count: number }) {
  // The messages of the eyes are loaded with the band: without it, asking for them would suspend the page.
  return count === 0 ? null : <Hidden count={count} />;
}

function Hidden({ count }: { count: number }) {
  const { t } = useTranslation('eyes');
  return (
    <p className={styles.note}>
      <HiddenReason>{t('hidden', { count })}</HiddenReason>
    </p>
  );
}

/** In a line that has no room for a button. */
export function HiddenReason({ children }: { children: string }) {
  return (
    <span className={styles.reason}>
      <EyeOff aria-hidden="true" className={styles.icon} size="1.125em" />
      {children}
    </span>
  );
}
