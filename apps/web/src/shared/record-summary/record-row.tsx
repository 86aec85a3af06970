import { Badge } from '@libretto/design-system/badge';
import { Facts } from '@libretto/design-system/card';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { firstWords } from '../formats/first-words.ts';
import { useLargeTextOnPhone } from '../page/use-large-text-on-phone.ts';
import { useArrivalMark } from './arrival.ts';
import * as styles from './record-summary.css.ts';
import { type Row, rowElementId } from './row.ts';
import { WayBack } from './way-back.tsx';

/** Characters of a closed row where enlarged text leaves two or three words to a line. */
const maxLength = 60;

/** A line that opens in place, because a doctor has no page of a patient's record. */
export function RecordRow({ row }: { row: Row }) {
  const { key, title, line, isWhole, warning, day, value = day, notice, facts, text, content } = row;
  const [wasOpened, setWasOpened] = useState(false);
  const mark = useArrivalMark(key);
  const isShort = useLargeTextOnPhone() && !wasOpened;
  const shorten = (words: string) => (isShort ? firstWords(words, maxLength) : words);
  return (
    <li className={styles.item}>
      <details
        id={rowElementId(key)}
        className={`${styles.row} ${mark}`}
        onToggle={({ currentTarget }) => setWasOpened((before) => before || currentTarget.open)}
      >
        <summary className={styles.openingLine}>
          <span className={styles.main}>
            <span className={styles.words}>
              <span className={styles.name}>{shorten(title)}</span>
              {line && (
                <span className={isWhole ? styles.wholeAbout : styles.about}>{isWhole ? line : shorten(line)}</span>
              )}
              {warning && (
                <span className={styles.warning}>
                  <Badge tone={warning.tone}>{warning.text}</Badge>
                </span>
              )}
            </span>
            {value && <span className={styles.value}>{value}</span>}
          </span>
          <ChevronDown aria-hidden="true" size="1.25em" strokeWidth={1.75} className={styles.chevron} />
        </summary>
        <div className={styles.opened}>
          <WayBack rowKey={key} />
          {wasOpened && notice?.()}
          {facts.length > 0 && <Facts items={facts} />}
          {text && <p className={styles.text}>{text}</p>}
          {wasOpened && content?.()}
        </div>
      </details>
    </li>
  );
}
