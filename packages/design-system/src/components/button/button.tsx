'use client';

import {
  type ButtonHTMLAttributes,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  useId,
} from 'react';
import { classNames } from '../../internals/class-names.ts';
import { devWarning, type Environment } from '../../internals/dev.ts';
import { Tooltip } from '../../internals/tooltip/tooltip.tsx';
import { commonMessages } from '../../messages/common.ts';
import { useMessages } from '../../messages/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './button.css.ts';
import { type ButtonLook, button } from './button-look.ts';

declare const process: Environment;

/** Importance of an action. A page or dialog has at most one `primary` action. */
export type ButtonVariant = NonNullable<ButtonLook['variant']>;
/** Height. `sm` is for rows of lists and still at least 24 px, the minimum target size of WCAG 2.2. */
export type ButtonSize = NonNullable<ButtonLook['size']>;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  /** Default `secondary`. */
  variant?: ButtonVariant | undefined;
  /** Default `md`. */
  size?: ButtonSize | undefined;
  /** The action is running: the button keeps its label and focus, and further presses do nothing. */
  loading?: boolean | undefined;
  /** Reason why the button is disabled. It stays focusable and announces the reason. */
  disabledReason?: string | undefined;
  /** Decorative icon before the label, hidden from screen readers. A spinner replaces it while loading. */
  iconStart?: ReactNode;
  /** Decorative icon after the label, hidden from screen readers. */
  iconEnd?: ReactNode;
  /** Takes the width of its container. Default false. */
  fullWidth?: boolean | undefined;
  /** Label: a verb and its object. It stays the accessible name while loading. */
  children?: ReactNode;
  /** Called on press and on Enter or Space; not while loading or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Native `<button>`, for example to focus it. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** An action with a visible label. Its type is `button` by default, so that it never submits a form by accident. */
export function Button({
  variant = 'secondary',
  size = 'md',
  loading = false,
  disabledReason,
  iconStart,
  iconEnd,
  fullWidth = false,
  type = 'button',
  className,
  onClick,
  children,
  'aria-describedby': describedBy,
  ...rest
}: ButtonProps) {
  const messages = useMessages(commonMessages);
  const reasonId = useId();
  if (process.env.NODE_ENV !== 'production' && 'disabled' in rest) {
    devWarning(
      'Button',
      '`disabled` is not supported.',
      'A disabled button is not focusable and gives no reason.',
      'Pass `disabledReason="…"` instead.',
    );
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Also prevents submitting the form, by click or by Enter in a field.
    if (disabledReason || loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...rest}
        type={type}
        className={classNames(button({ variant, size, fullWidth }), className)}
        onClick={handleClick}
        aria-disabled={disabledReason || loading ? true : undefined}
        aria-busy={loading || undefined}
        aria-describedby={classNames(describedBy, disabledReason !== undefined && reasonId) || undefined}
      >
        {loading ? <span className={styles.spinner} aria-hidden="true" /> : icon(iconStart)}
        <span className={styles.label}>{children}</span>
        {icon(iconEnd)}
        {loading && <VisuallyHidden>, {messages.loading}</VisuallyHidden>}
      </button>
      {disabledReason && <Tooltip id={reasonId} text={disabledReason} />}
    </>
  );
}

function icon(node: ReactNode) {
  if (!node) return null;
  return (
    <span className={styles.icon} aria-hidden="true">
      {node}
    </span>
  );
}
