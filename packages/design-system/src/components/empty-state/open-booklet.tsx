import * as styles from './empty-state.css.ts';

/** An open booklet with blank pages and a bookmark. Drawn from tokens, so it follows the theme. */
export function OpenBooklet() {
  return (
    <svg viewBox="0 0 180 120" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
      <title>Libretto</title>
      <path className={styles.back} d="M6 24h168v84H100q-6 0-10 5-4-5-10-5H6z" />
      <path className={styles.paper} d="M14 16h58q12 0 18 8v80q-6-6-18-6H14z" />
      <path className={styles.paper} d="M166 16h-58q-12 0-18 8v80q6-6 18-6h58z" />
      <path className={styles.line} d="M26 34h44M26 48h44M26 62h30M110 34h44M110 48h44M110 62h44M110 76h24" />
      <path className={styles.ink} d="M26 80h10l5-12 8 20 6-13 3 5h12" />
      <path className={styles.ribbon} d="M138 10h14v34l-7-7-7 7z" />
    </svg>
  );
}
