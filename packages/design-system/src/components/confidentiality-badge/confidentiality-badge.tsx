'use client';

import { Lock, LockOpen } from 'lucide-react';
import { confidentialityMessages } from '../../internals/confidentiality/confidentiality.messages.ts';
import { LevelScale } from '../../internals/confidentiality/level-scale.tsx';
import { type LevelValue, levelName, toLevelId } from '../../internals/confidentiality/levels.ts';
import { useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './confidentiality-badge.css.ts';

export interface ConfidentialityBadgeProps {
  /** Level 1 to 6, also as text. Any other value is shown as unknown. */
  level: LevelValue;
  /** Adds the position of the level on the scale, hidden from screen readers. Default false. */
  withScale?: boolean | undefined;
}

/** Shows the confidentiality level as a word and a padlock: open for 'Nessuna Restrizione', closed for the others. */
export function ConfidentialityBadge({ level, withScale = false }: ConfidentialityBadgeProps) {
  const messages = useMessages(confidentialityMessages);
  const known = toLevelId(level);
  const Icon = known === 1 ? LockOpen : Lock;
  const name = levelName(messages, level);
  return (
    <span className={styles.badge} data-level={known ?? 'unknown'}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
      <VisuallyHidden>{messages.label(name)}</VisuallyHidden>
      {withScale && <LevelScale level={level} />}
    </span>
  );
}
