import type { CaliperSpan } from './core/measure.ts';
import * as styles from './ecg-view.css.ts';
import type { EcgWords } from './use-ecg-words.ts';
import { useMeasureWords } from './use-measure-words.ts';

/** What is between the two ends, for eyes. */
export function Readout({ span, words }: { span: CaliperSpan; words: EcgWords }) {
  const { interval, beats, amplitude } = useMeasureWords(words).measure(span);
  const { messages } = words;
  return (
    <>
      <dl className={styles.readout}>
        {[
          [messages.interval, interval],
          [messages.beats, beats],
          [messages.amplitude, amplitude],
        ].map(([term, value]) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.status} data-print="hidden">
        {messages.help}
      </p>
    </>
  );
}
