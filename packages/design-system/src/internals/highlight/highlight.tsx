import * as styles from './highlight.css.ts';
import { findRanges } from './ranges.ts';

interface HighlightProps {
  text: string;
  query: string;
  /** See `findRanges`. */
  minInside?: number;
}

export function Highlight({ text, query, minInside }: HighlightProps) {
  const ranges = findRanges(text, query, minInside);
  if (ranges.length === 0) return text;
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark className={styles.mark}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.end)}
    </>
  );
}
