'use client';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useMedia } from '../../internals/use-media.ts';
import { commonMessages } from '../../messages/common.ts';
import { useLocale, useMessages } from '../../messages/messages.tsx';
import { media } from '../../theme/media.ts';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Switch } from '../switch/switch.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { ToggleRow } from './toggle-row.ts';
import * as styles from './toggle-table.css.ts';
import { toggleTableMessages } from './toggle-table.messages.ts';
import { useToggles } from './use-toggles.ts';

export interface ToggleTableProps {
  /** Accessible name of the table. */
  label: string;
  /** In the given order. */
  rows: readonly ToggleRow[];
  /** Saves one row. The new state is shown as saving; on failure the old one returns. */
  onToggle: (id: string, value: boolean) => Promise<void>;
  /** Text for a failed change, shown at its switch. A general text is shown without it. */
  describeError?: ((error: unknown) => string) | undefined;
  /** Settings are being loaded: placeholders are shown. Default false. */
  loading?: boolean | undefined;
  /** Reason why the settings could not be loaded, announced as an alert, with a retry if `onRetry` is given. */
  error?: { text: string; onRetry?: (() => void) | undefined } | undefined;
  /** Text without any settings. A general one is shown without it. */
  emptyText?: string | undefined;
  /** Level of the headings of the cards on phones. Default 3. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Consents, each with its subject and the date of the decision. */
export function ToggleTable(props: ToggleTableProps) {
  const { label, rows, loading = false, error, describeError, headingLevel = 3 } = props;
  const messages = useMessages(toggleTableMessages);
  const common = useMessages(commonMessages);
  const phone = useMedia(media.phone);
  const { pending, failed, saved, toggle } = useToggles(props.onToggle);

  if (loading) return <Skeleton shape="row" count={4} />;
  if (error) {
    return (
      <Banner
        tone="danger"
        title={error.text}
        announce
        action={error.onRetry && <Button onClick={error.onRetry}>{common.retry}</Button>}
      />
    );
  }
  if (rows.length === 0)
    return <EmptyState size="compact" title={props.emptyText ?? messages.empty} illustration={null} />;

  const renderChoice = (row: ToggleRow) => (
    <Switch
      label={row.subject}
      hideLabel
      name={`toggle-${row.id}`}
      value={pending.get(row.id) ?? row.value}
      states={{ on: messages.on, off: messages.off }}
      saving={pending.has(row.id)}
      error={failed.has(row.id) ? (describeError?.(failed.get(row.id)) ?? messages.failed) : undefined}
      disabledReason={row.lockedReason}
      onChange={(value) => void toggle(row, value)}
    />
  );
  const Layout = phone ? Cards : Table;
  return (
    <>
      <Layout {...{ label, rows, renderChoice, headingLevel }} />
      <VisuallyHidden role="status">
        {saved && (
          <span key={saved.count}>{messages.saved(saved.subject, saved.value ? messages.on : messages.off)}</span>
        )}
      </VisuallyHidden>
    </>
  );
}

interface LayoutProps {
  label: string;
  rows: readonly ToggleRow[];
  renderChoice: (row: ToggleRow) => ReactNode;
  headingLevel: 2 | 3 | 4;
}

function Table({ label, rows, renderChoice }: LayoutProps) {
  const messages = useMessages(toggleTableMessages);
  const { formats } = useLocale();
  return (
    <div className={styles.wide}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {[messages.choice, messages.subject, messages.purpose, messages.notice, messages.date].map((title) => (
              <th key={title} scope="col" className={styles.head}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={styles.row} data-locked={row.lockedReason !== undefined}>
              <td className={styles.cell} data-kind="choice">
                {renderChoice(row)}
              </td>
              <th scope="row" className={styles.cell}>
                <span className={styles.subject}>{row.subject}</span>
              </th>
              <td className={styles.cell}>{row.purpose}</td>
              <td className={styles.cell}>
                <Notice row={row} />
              </td>
              <td className={styles.cell} data-kind="date">
                {row.changedOn ? formats.date(row.changedOn) : <span className={styles.muted}>{messages.never}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cards({ label, rows, renderChoice, headingLevel }: LayoutProps) {
  const messages = useMessages(toggleTableMessages);
  const { formats } = useLocale();
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((row) => (
        <li
          key={row.id}
          className={styles.card}
          data-locked={row.lockedReason !== undefined}
          aria-labelledby={`${id}-${row.id}`}
        >
          <Heading id={`${id}-${row.id}`} className={styles.cardTitle}>
            {row.subject}
          </Heading>
          {row.purpose && <p>{row.purpose}</p>}
          <Notice row={row} />
          <div className={styles.cardChoice}>
            {renderChoice(row)}
            <p className={styles.muted}>
              {row.changedOn ? messages.changedOn(formats.date(row.changedOn, 'long')) : messages.never}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Notice({ row }: { row: ToggleRow }) {
  const messages = useMessages(toggleTableMessages);
  if (!row.notice) return null;
  return (
    <details>
      <summary className={styles.summary}>
        {messages.readNotice}
        <VisuallyHidden> {messages.about(row.subject)}</VisuallyHidden>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.noticeText}>{row.notice}</div>
    </details>
  );
}
