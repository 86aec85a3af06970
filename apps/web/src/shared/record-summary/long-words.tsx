import * as styles from './record-summary.css.ts';

/** Characters of a word that may be longer than a line of enlarged text. */
const longWord = /(\p{L}{12,})/u;

/** A browser hyphenates a word at the end of a line also where the next line has room for it; a box moves there whole. */
export function LongWords({ text }: { text: string }) {
  return text.split(longWord).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={styles.longWord}>
        {part}
      </span>
    ),
  );
}
