'use client';

import { ArrowDown, CircleCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './scroll-contract.css.ts';
import { scrollContractMessages } from './scroll-contract.messages.ts';
import { useReadProgress } from './use-read-progress.ts';

export interface ScrollContractProps {
  /** Number or name of the contract in the texts about it. */
  contract: string | number;
  /** Accessible name of the scrollable text. */
  label: string;
  /** Name of the checkbox. */
  name: string;
  /** Line breaks of plain text are preserved. */
  children: ReactNode;
  /** State of the checkbox. An accepted text counts as read. */
  accepted: boolean;
  /** Receives the new state; not called before the text has been read to the end. */
  onAccept: (accepted: boolean) => void;
  /** Label of the checkbox. Names the contract by default. */
  acceptLabel?: string | undefined;
  /** Maximum height of the text as a CSS length. Default `20rem`. */
  height?: string | undefined;
  /** Reason why it cannot be accepted even if read: already signed, another plan active. */
  disabledReason?: string | undefined;
  /** Problem of the checkbox, such as a missing consent; announced when it appears. */
  error?: string | undefined;
}

/** Text that can be accepted only after it has been read to the end. */
export function ScrollContract(props: ScrollContractProps) {
  const { contract, label, name, children, accepted, onAccept, height = '20rem', disabledReason, error } = props;
  const messages = useMessages(scrollContractMessages);
  const { formats } = useLocale();
  const text = useRef<HTMLDivElement>(null);
  const share = useReadProgress(text);
  const [showsHint, setShowsHint] = useState(false);
  const isRead = share >= 1 || accepted;
  const isUnlocked = isRead && !accepted && disabledReason === undefined;

  function scrollDown() {
    const box = text.current;
    // Keeps some overlap for orientation.
    box?.scrollBy({ top: box.clientHeight * 0.85 });
    // The button disappears at the end, so focus moves to the text.
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
        <div className={styles.footer}>
          {isRead ? (
            <span className={styles.complete}>
              <span className={styles.completeIcon} aria-hidden="true">
                <CircleCheck />
              </span>
              {messages.whole}
            </span>
          ) : (
            <>
              <span className={styles.amount}>
                <progress className={styles.bar} aria-label={messages.progress} max={1} value={share} />
                {messages.read(formats.number(share, { style: 'percent', maximumFractionDigits: 0 }))}
              </span>
              <Button size="sm" iconEnd={<ArrowDown />} onClick={scrollDown}>
                {messages.goOn}
              </Button>
            </>
          )}
        </div>
      </div>
      <VisuallyHidden role="status">{isUnlocked && messages.wholeAloud}</VisuallyHidden>
      {/* Receives the change that the locked checkbox prevents. */}
      <div onChange={() => setShowsHint(!isRead)}>
        <Checkbox
          label={props.acceptLabel ?? messages.accept(String(contract))}
          name={name}
          value={accepted}
          required
          error={error}
          disabledReason={disabledReason ?? (isRead ? undefined : messages.locked)}
          onChange={onAccept}
        />
      </div>
      {showsHint && !isRead && <Banner tone="warning" title={messages.tooEarly(String(contract))} announce />}
    </div>
  );
}
