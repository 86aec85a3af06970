import { ArrowDown, CircleCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './scroll-contract.css.ts';
import { scrollContractMessages } from './scroll-contract.messages.ts';
import { useReadToEnd } from './use-read-to-end.ts';

export interface ScrollContractProps {
  /** Number of the contract; what tells it apart from those beside it. */
  contract: string | number;
  /** Name of the text; read aloud when it gets the focus. */
  label: string;
  name: string;
  /** The text. Line breaks of plain text are kept. */
  children: ReactNode;
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
  acceptLabel?: string | undefined;
  /** A CSS length: how much of the text is in view. */
  height?: string | undefined;
  /** Why it cannot be accepted, however much was read: it is already signed, another plan is active. */
  disabledReason?: string | undefined;
  error?: string | undefined;
}

/** A text that can be accepted once it was read to its end. */
export function ScrollContract(props: ScrollContractProps) {
  const { contract, label, name, children, accepted, onAccept, height = '20rem', disabledReason, error } = props;
  const words = useMessages(scrollContractMessages);
  const { formats } = useLocale();
  const text = useRef<HTMLDivElement>(null);
  const share = useReadToEnd(text);
  const [tooEarly, setTooEarly] = useState(false);
  const whole = share >= 1 || accepted;
  const isUnlocked = whole && !accepted && disabledReason === undefined;

  function readOn() {
    const box = text.current;
    // A little of what was in view stays, so that nobody loses the line.
    box?.scrollBy({ top: box.clientHeight * 0.85 });
    // The button goes away at the end; reading is where one was.
    box?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>
        <section
          ref={text}
          className={styles.text}
          style={{ maxBlockSize: height }}
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
        >
          <div>{children}</div>
        </section>
        <div className={styles.foot}>
          {whole ? (
            <span className={styles.whole}>
              <span className={styles.wholeIcon} aria-hidden="true">
                <CircleCheck />
              </span>
              {words.whole}
            </span>
          ) : (
            <>
              <span className={styles.amount}>
                <progress className={styles.bar} aria-label={words.progress} max={1} value={share} />
                {words.read(formats.number(share, { style: 'percent', maximumFractionDigits: 0 }))}
              </span>
              <Button size="sm" iconEnd={<ArrowDown />} onClick={readOn}>
                {words.goOn}
              </Button>
            </>
          )}
        </div>
      </div>
      <VisuallyHidden role="status">{isUnlocked && words.wholeAloud}</VisuallyHidden>
      {/* It hears of the change that the locked checkbox refuses. */}
      <div onChange={() => setTooEarly(!whole)}>
        <Checkbox
          label={props.acceptLabel ?? words.accept(String(contract))}
          name={name}
          value={accepted}
          required
          error={error}
          disabledReason={disabledReason ?? (whole ? undefined : words.locked)}
          onChange={onAccept}
        />
      </div>
      {tooEarly && !whole && <Banner tone="warning" title={words.tooEarly(String(contract))} announce />}
    </div>
  );
}
