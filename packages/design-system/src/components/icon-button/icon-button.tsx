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
import { icon, spinner } from '../button/button.css.ts';
import type { ButtonSize, ButtonVariant } from '../button/button.tsx';
import { button } from '../button/button-look.ts';
import { anchor } from './icon-button.css.ts';

declare const process: Environment;

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children' | 'aria-label'> {
  /** Accessible name and tooltip: the action and its object ("Elimina visita del 3 marzo"). */
  label: string;
  /** Decorative; a spinner replaces it while loading. */
  icon: ReactNode;
  /** Default `ghost`. */
  variant?: ButtonVariant | undefined;
  /** Default `md`. */
  size?: ButtonSize | undefined;
  /** The action is running: the button keeps its focus, and further presses do nothing. */
  loading?: boolean | undefined;
  /** Reason why the button is disabled. It stays focusable, and the tooltip shows the reason. */
  disabledReason?: string | undefined;
  /** Called on press and on Enter or Space; not while loading or disabled. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Native `<button>`. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with an icon alone. Its label is shown on hover and focus. */
export function IconButton({
  label,
  icon: drawing,
  variant = 'ghost',
  size = 'md',
  loading = false,
  disabledReason,
  type = 'button',
  className,
  onClick,
  'aria-describedby': describedBy,
  ...rest
}: IconButtonProps) {
  const tipId = useId();
  if (process.env.NODE_ENV !== 'production' && label.trim() === '') {
    devWarning(
      'IconButton',
      '`label` is empty.',
      'The button would have no accessible name.',
      'Name the action and its object.',
    );
  }

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (disabledReason || loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <span className={anchor}>
      <button
        {...rest}
        type={type}
        className={classNames(button({ variant, size, square: true }), className)}
        aria-label={label}
        aria-disabled={disabledReason || loading ? true : undefined}
        aria-busy={loading || undefined}
        aria-describedby={classNames(describedBy, disabledReason !== undefined && tipId) || undefined}
        onClick={handleClick}
      >
        {loading ? (
          <span className={spinner} aria-hidden="true" />
        ) : (
          <span className={icon} aria-hidden="true">
            {drawing}
          </span>
        )}
      </button>
      <Tooltip id={tipId} text={disabledReason ?? label} delay={disabledReason ? 0 : 450} />
    </span>
  );
}
