'use client';

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../internals/class-names.ts';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './banner.css.ts';
import { bannerMessages } from './banner.messages.ts';

/**
 * Meaning of a message. Its name is read before the title. `warning` and `danger` interrupt the screen reader if
 * announced.
 */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

export interface BannerProps {
  /** Default `info`. */
  tone?: BannerTone | undefined;
  /** Tone whose name is read instead: an alert in the colour of danger is no error. Default `tone`. */
  readAs?: BannerTone | undefined;
  /** One sentence that is understood alone. */
  title: string;
  /** Details and remedy. */
  children?: ReactNode;
  /** One or two buttons or links. */
  action?: ReactNode;
  /** Offers a button to close the banner. Called on press; the caller removes it. */
  onDismiss?: (() => void) | undefined;
  /** Announces a banner that appears after the page has loaded. Omit it for a banner rendered with the page. */
  announce?: boolean | undefined;
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** A message that stays on the page until its cause is resolved. */
export function Banner({
  tone = 'info',
  readAs = tone,
  title,
  children,
  action,
  onDismiss,
  announce = false,
}: BannerProps) {
  const messages = useMessages(bannerMessages);
  const tones = useMessages(commonMessages);
  const Icon = icons[tone];
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <div
      className={classNames(styles.banner, styles.tone[tone])}
      role={announce ? (urgent ? 'alert' : 'status') : undefined}
    >
      <div className={styles.message}>
        <span className={styles.icon} aria-hidden="true">
          <Icon />
        </span>
        <div className={styles.content}>
          <p className={styles.title}>
            <VisuallyHidden>{tones[readAs]} </VisuallyHidden>
            {title}
          </p>
          {children && <div className={styles.text}>{children}</div>}
        </div>
      </div>
      {(action || onDismiss) && (
        <div className={styles.actions}>
          {action}
          {onDismiss && <IconButton label={messages.dismiss} icon={<X />} size="sm" onClick={onDismiss} />}
        </div>
      )}
    </div>
  );
}
