import * as styles from './brand.css.ts';

export function Brand() {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path className={styles.cover} d="M6 3h15a6 6 0 0 1 6 6v14a6 6 0 0 1-6 6H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Z" />
        <path className={styles.spine} d="M8.500 3h1.600v26H8.500Z" />
        <path className={styles.ribbon} d="M18 3h5v13.200l-2.500-2.200-2.500 2.200Z" />
      </svg>
      Libretto
    </span>
  );
}
