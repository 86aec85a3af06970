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
  /**
   * `word`: the name of the level, in a column or field whose heading says that it is one. `named`: "Confidenzialità:
   * Normale", for a place of its own. `compact`: in a line next to clinical values; like `word`, but the padlock alone
   * for 'Normale', which would read as a finding. `symbol`: the padlock alone, where the word is elsewhere in the line.
   * Default `word`.
   */
  look?: 'word' | 'named' | 'compact' | 'symbol' | undefined;
  /** Adds the position of the level on the scale, hidden from screen readers. Default false. */
  withScale?: boolean | undefined;
}

/** 'Normale'. */
const usual = 4;

/** Shows the confidentiality level with a padlock: open for 'Nessuna Restrizione', closed for the others. */
export function ConfidentialityBadge({ level, look = 'word', withScale = false }: ConfidentialityBadgeProps) {
  const messages = useMessages(confidentialityMessages);
  const known = toLevelId(level);
  const Icon = known === 1 ? LockOpen : Lock;
  const name = levelName(messages, level);
  const phrase = messages.label(name);
  return (
    <span
      className={styles.badge}
      data-level={known ?? 'unknown'}
      data-look={look}
      title={look === 'compact' || look === 'symbol' ? phrase : undefined}
    >
      <Icon className={styles.icon} aria-hidden="true" />
      {look === 'named' ? (
        <span className={styles.name}>{phrase}</span>
      ) : (
        <>
          {(look === 'word' || (look === 'compact' && known !== usual)) && (
            <span className={styles.name} aria-hidden="true">
              {name}
            </span>
          )}
          <VisuallyHidden>{phrase}</VisuallyHidden>
        </>
      )}
      {withScale && <LevelScale level={level} />}
    </span>
  );
}
