import { buttonClass } from '@libretto/design-system/button';
import type { ReactNode } from 'react';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { loginAddress } from '../../../shared/session/places.ts';

/** The login page is a separate document, so this is a full navigation. */
export function SignInLink({ button = false, children }: { button?: boolean; children: ReactNode }) {
  return (
    <a
      href={loginAddress({ language: currentLanguage() })}
      className={button ? buttonClass({ variant: 'primary' }) : undefined}
    >
      {children}
    </a>
  );
}
