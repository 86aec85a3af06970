import { Badge } from '@libretto/design-system/badge';
import { Facts } from '@libretto/design-system/card';
import { ChevronDown, Phone } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { firstWords } from '../formats/first-words.ts';
import { useLargeTextOnPhone } from '../page/use-large-text-on-phone.ts';
import { useArrivalMark } from './arrival.ts';
import { LongWords } from './long-words.tsx';
import * as styles from './record-summary.css.ts';
import { type Row, rowElementId, withOnlyFact } from './row.ts';
import { useRowAction } from './row-action.ts';
import { WayBack } from './way-back.tsx';

/** Characters of a closed row where enlarged text leaves two or three words to a line. */
const maxLength = 60;

const listFacts = ({ facts, related = [] }: Row) => [...facts, ...related];
const opens = (row: Row) => Boolean(row.notice || listFacts(row).length > 0 || row.text || row.content);

/** Opens in place if there is more than its line can say, because a doctor has no page of a patient's record. */
export function RecordRow({ row: all }: { row: Row }) {
  const row = withOnlyFact(all);
  return opens(row) ? <OpeningRow row={row} /> : <WholeRow row={row} />;
}

/** What is pressed keeps its place, also if its card grows and moves below the one next to it. */
function toggleInPlace(event: MouseEvent<HTMLElement>): void {
  const { currentTarget: summary } = event;
  const { parentElement: row } = summary;
  if (!(row instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  const { top } = summary.getBoundingClientRect();
  row.open = !row.open;
  window.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' });
}

function OpeningRow({ row }: { row: Row }) {
  const { key, action, notice, text, content } = row;
  const facts = listFacts(row);
  const [wasOpened, setWasOpened] = useState(false);
  const mark = useArrivalMark(key);
  const rowAction = useRowAction(row);
  const isShort = useLargeTextOnPhone() && !wasOpened;
  return (
    <li className={action ? styles.actingItem : styles.item}>
      <details
        id={rowElementId(key)}
        className={`${styles.row} ${mark}`}
        onToggle={({ currentTarget }) => setWasOpened((before) => before || currentTarget.open)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary className={styles.openingLine} onClick={toggleInPlace}>
          <RowLine row={row} shorten={isShort ? (words) => firstWords(words, maxLength) : undefined} />
          <ChevronDown aria-hidden="true" size="1.25em" strokeWidth={1.75} className={styles.chevron} />
        </summary>
        <div className={styles.opened}>
          <WayBack rowKey={key} />
          {wasOpened && notice?.()}
          {text && <p className={styles.text}>{text}</p>}
          {facts.length > 0 && <Facts items={facts} layout="rows" />}
          {wasOpened && content?.()}
          {wasOpened && rowAction}
        </div>
      </details>
      {action?.(true)}
    </li>
  );
}

function WholeRow({ row }: { row: Row }) {
  const { key, action, href } = row;
  const line = <RowLine row={{ ...row, isWhole: true }} />;
  const mark = useArrivalMark(key);
  return (
    <li className={action ? styles.actingItem : styles.item}>
      <div id={rowElementId(key)} tabIndex={-1} className={`${styles.row} ${mark}`}>
        {href === undefined ? (
          <div className={styles.rowLine}>{line}</div>
        ) : (
          <a href={href} className={styles.openingLine}>
            {line}
            <Phone aria-hidden="true" size="1.25em" strokeWidth={1.75} className={styles.call} />
          </a>
        )}
        <WayBack rowKey={key} />
      </div>
      {action?.(true)}
    </li>
  );
}

interface RowLineProps {
  row: Row;
  shorten?: ((words: string) => string) | undefined;
}

function RowLine({ row, shorten = (words) => words }: RowLineProps) {
  const { title, line, isWhole, warning, day, value = day, action, hasShortAction, text } = row;
  const beforeAction = hasShortAction ? styles.mainBeforeShortAction : styles.mainBeforeAction;
  return (
    <span className={action ? beforeAction : styles.main}>
      <span className={styles.words}>
        <span className={styles.name}>
          <LongWords text={shorten(title)} />
        </span>
        {line && (
          <span className={isWhole ? styles.wholeAbout : text ? styles.aboutOfText : styles.about}>
            {isWhole ? line : shorten(line)}
          </span>
        )}
        {warning && (
          <span className={styles.warning}>
            <Badge tone={warning.tone} icon={warning.icon}>
              {warning.text}
            </Badge>
          </span>
        )}
      </span>
      {value && <span className={styles.value}>{value}</span>}
    </span>
  );
}
