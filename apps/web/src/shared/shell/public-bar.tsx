import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import * as styles from './public-bar.css.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface PublicBarProps {
  /** Target of the brand link; absent on a page without other pages. */
  home?: string;
}

export function PublicBar({ home }: PublicBarProps): ReactNode {
  return (
    <header className={styles.bar}>
      {home === undefined ? (
        <Brand />
      ) : (
        <a className={styles.home} href={home}>
          <Brand />
        </a>
      )}
      <div className={styles.tools}>
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
