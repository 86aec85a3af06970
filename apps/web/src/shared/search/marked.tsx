import { markWords } from './marked-text.ts';
import * as styles from './search.css.ts';

export function Marked({ text, search }: { text: string; search: string }) {
  let at = 0;
  return markWords(text, search).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.marked ? (
      <mark key={key} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      <span key={key}>{piece.text}</span>
    );
  });
}
