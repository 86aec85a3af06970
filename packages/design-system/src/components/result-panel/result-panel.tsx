'use client';

import { Check, Copy, Printer } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { usePrinting } from '../../internals/use-media.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { Badge } from '../badge/badge.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ResultPanelProps, ResultValue } from './result.ts';
import * as styles from './result-panel.css.ts';
import { resultPanelMessages } from './result-panel.messages.ts';
import { resultText } from './result-text.ts';
import { Working } from './working.tsx';

/** Result of a calculator: "..." before the calculation, then the value with formula, sources and assumptions. */
export function ResultPanel(props: ResultPanelProps) {
  const { title, headingLevel = 3, values, refusal, stale, warnings = [], assumptions = [] } = props;
  const { working = [], sources = [], disclaimer, actions, failure } = props;
  const messages = useMessages(resultPanelMessages);
  const { formats } = useLocale();
  const printing = usePrinting();
  const [copied, setCopied] = useState<{ done: boolean; text: string }>();
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const done = refusal === undefined && values.some(({ value }) => value !== null);
  useScrollIntoView(panel, done ? JSON.stringify(values.map(({ value }) => typeof value === 'number' && value)) : '');
  const write = ({ value, decimals }: ResultValue) => {
    if (typeof value !== 'number') return value ?? '...';
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return formats.number(value, digits);
  };
  const text = resultText(props, write, messages.source);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ done: true, text });
    } catch {
      setCopied({ done: false, text });
    }
  }
  const state = copied?.text === text ? copied : undefined;

  return (
    <section ref={panel} aria-labelledby={id} className={styles.panel}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <div aria-live="polite" aria-atomic="true" className={styles.answer} data-stale={(done && stale) || undefined}>
        {refusal === undefined ? (
          <dl className={styles.values}>
            {values.map((one) => (
              <div key={one.id} className={styles.row}>
                <dt className={styles.label}>{one.label}</dt>
                <dd className={styles.result}>
                  {one.value === null ? (
                    <span className={styles.number}>
                      <span aria-hidden="true">...</span>
                      <VisuallyHidden>{messages.waiting}</VisuallyHidden>
                    </span>
                  ) : (
                    <>
                      <bdi>
                        <span className={styles.number}>{write(one)}</span> {one.unit}
                      </bdi>
                      {one.band && <Badge tone={one.band.tone}>{one.band.label}</Badge>}
                    </>
                  )}
                </dd>
                {one.note && <dd className={styles.note}>{one.note}</dd>}
              </div>
            ))}
          </dl>
        ) : (
          <Banner tone="warning" title={messages.refused}>
            {refusal}
          </Banner>
        )}
        {done && stale && <p className={styles.note}>{messages.stale}</p>}
        {warnings.length > 0 && (
          <Banner tone="warning" title={messages.warnings}>
            <Lines lines={warnings} />
          </Banner>
        )}
      </div>
      {failure !== undefined && <Banner tone="danger" announce title={failure} />}
      {done && (
        <div className={styles.actions} data-print="hidden">
          {actions}
          <Button size="sm" iconStart={state?.done ? <Check /> : <Copy />} onClick={copy}>
            {state?.done ? messages.copied : messages.copy}
          </Button>
          <Button size="sm" iconStart={<Printer />} onClick={() => window.print()}>
            {messages.print}
          </Button>
        </div>
      )}
      <div role="status">{state && !state.done && <p className={styles.note}>{messages.notCopied}</p>}</div>
      {assumptions.length > 0 && (
        <div className={styles.used}>
          <p className={styles.label}>{messages.assumptions}</p>
          <Lines lines={assumptions} />
        </div>
      )}
      {done && <Working {...{ working, sources, messages }} open={printing} />}
      {disclaimer && <div className={styles.disclaimer}>{disclaimer}</div>}
    </section>
  );
}

function useScrollIntoView(panel: RefObject<HTMLElement | null>, result: string) {
  const before = useRef(result);
  useEffect(() => {
    if (result !== '' && result !== before.current) {
      for (const part of [panel.current, panel.current?.firstElementChild])
        part?.scrollIntoView?.({ block: 'nearest' });
    }
    before.current = result;
  }, [panel, result]);
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
