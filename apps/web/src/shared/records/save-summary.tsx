import { useConfidentialityNames } from '@libretto/design-system/confidentiality-badge';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AlertKind } from '../confidentiality/unseen.ts';
import { UnseenWarning } from '../confidentiality/unseen-warning.tsx';
import { type AudienceOf, audienceQuery, useAudience, useShownLevel } from '../confidentiality/use-audience.ts';
import { dot } from '../formats/dot.ts';
import { firstWords } from '../formats/first-words.ts';
import { loadMessages } from '../i18n/i18n.ts';
import { LevelChange } from './level-change.ts';
import * as styles from './save-summary.css.ts';

/** About two lines of a phone. Values, dates and judgements are shorter and stay whole. */
const maxLength = 90;

/** Empty facts are left out. `alert` is set for what must not stay hidden from all doctors unnoticed. */
type Summarize = (
  facts: readonly (string | false | null | undefined)[],
  level: number | null | undefined,
  alert?: AlertKind | undefined,
) => ReactNode;

/**
 * What the question before saving is about: what will be saved, such as value, date and a warning; of a long text, the
 * first words; at which level, which the form has asked, and who sees it. The readers are fetched with the form, so that
 * the question has them at once, and kept until it is closed. `enabled` is false on a page until something was entered, so that the page loads
 * without them.
 */
export function useSaveSummary(record: AudienceOf, enabled = true): Summarize {
  useQuery({ ...audienceQuery(record), enabled, notifyOnChangeProps: [] });
  useEffect(() => {
    if (enabled) void loadMessages('confidentiality');
  }, [enabled]);
  return (facts, level, alert) => (
    <>
      <p className={styles.facts}>{facts.flatMap((fact) => (fact ? firstWords(fact, maxLength) : [])).join(dot)}</p>
      {typeof level === 'number' && (
        // Its texts may not have been loaded: without a boundary the form would be hidden meanwhile and lose the focus.
        <Suspense>
          <Audience record={record} level={level} alert={alert} />
        </Suspense>
      )}
    </>
  );
}

interface AudienceProps {
  record: AudienceOf;
  level: number;
  alert: AlertKind | undefined;
}

function Audience({ record, level, alert }: AudienceProps) {
  const { t } = useTranslation('confidentiality');
  const names = useConfidentialityNames();
  const audience = useAudience(record, 'none');
  const change = useContext(LevelChange);
  const [chosen, setChosen] = useState(level);
  const readersLine = useRef<HTMLParagraphElement>(null);
  // The level of a record that exists is changed with its padlock.
  const mayChange = change !== undefined && record.id === undefined;
  const shownLevel = useShownLevel(record, chosen, mayChange && alert !== undefined);
  const readers = audience && t('audience.line', { names: audience(chosen) });
  return (
    <>
      <p ref={readersLine} tabIndex={-1} role="status" className={styles.readers}>
        {[names.level(chosen), shownLevel === undefined && readers].filter(Boolean).join(dot)}
      </p>
      {alert && shownLevel !== undefined && (
        <div className={styles.warning}>
          <UnseenWarning
            {...{ record, alert, shownLevel }}
            onShow={() => {
              setChosen(shownLevel);
              change?.(shownLevel);
              // The button disappears.
              readersLine.current?.focus();
            }}
          />
        </div>
      )}
    </>
  );
}
