import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import * as styles from './public-bar.css.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface PublicBarProps {
  /** Where the name leads; absent on a page that has nothing beside it. */
  home?: string;
}

/** The bar of a page that needs no session: language and theme, and no menu. */
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
