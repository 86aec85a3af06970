import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './row-actions.css.ts';
import type { ListAction } from './types.ts';
import type { RowView } from './view.ts';

const moreIcon = <EllipsisVertical aria-hidden="true" />;

/** Actions as a badge: the words are their label, the name of the button says what it does. */
export function ChipButtons<Row extends object>({ row, view }: { row: Row; view: RowView<Row> }) {
  const name = view.getRowName(row);
  return view.chips.map((action) => {
    const reason = action.disabledReason?.(row);
    return (
      <button
        key={action.id}
        type="button"
        className={styles.chip}
        aria-disabled={reason !== undefined || undefined}
        onClick={reason === undefined ? () => action.onSelect(row) : undefined}
      >
        <VisuallyHidden>
          {action.label}: {name}.{' '}
        </VisuallyHidden>
        {action.chip?.(row)}
      </button>
    );
  });
}

export interface RowActionsProps<Row extends object> {
  row: Row;
  view: RowView<Row>;
  withLabels?: boolean;
}

/** The actions of a row are one tab stop; arrow keys move among them and to the rows above and below. */
export function RowActions<Row extends object>({ row, view, withLabels = false }: RowActionsProps<Row>) {
  const { visibleActions, hiddenActions, getRowName, messages } = view;
  const name = getRowName(row);
  const several = visibleActions.length + (hiddenActions.length > 0 ? 1 : 0) > 1;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles may be named
    <div
      className={withLabels ? styles.cardActions : styles.rowActions}
      role={several ? 'toolbar' : 'group'}
      aria-label={messages.actionsFor(name)}
      data-actions=""
      data-several={several || undefined}
    >
      {several && !withLabels && <span className={styles.rest}>{moreIcon}</span>}
      {visibleActions.map((action, index) => (
        <ActionButton
          key={action.id}
          action={action}
          reasonId={`${id}-${action.id}`}
          row={row}
          name={name}
          withLabel={withLabels}
          tabIndex={index === 0 ? 0 : -1}
        />
      ))}
      {hiddenActions.length > 0 && (
        <button
          type="button"
          className={styles.action}
          tabIndex={visibleActions.length === 0 ? 0 : -1}
          aria-label={`${messages.moreActions}: ${name}`}
          aria-haspopup="menu"
          data-hint={messages.moreActions}
          onClick={(event) => view.openMenu(row, event.currentTarget)}
        >
          <span className={styles.actionIcon}>{moreIcon}</span>
        </button>
      )}
    </div>
  );
}

interface ActionButtonProps<Row extends object> {
  action: ListAction<Row>;
  reasonId: string;
  row: Row;
  name: string;
  withLabel: boolean;
  tabIndex: number;
}

function ActionButton<Row extends object>(props: ActionButtonProps<Row>) {
  const { action, reasonId, row, name, withLabel, tabIndex } = props;
  const reason = action.disabledReason?.(row);
  return (
    <>
      <button
        type="button"
        className={withLabel ? styles.labelledAction : styles.action}
        tabIndex={tabIndex}
        aria-label={`${action.label}: ${name}`}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={reason === undefined ? undefined : reasonId}
        data-tone={action.tone}
        data-hint={reason ?? (withLabel ? undefined : action.label)}
        data-hint-now={reason === undefined ? undefined : ''}
        onClick={reason === undefined ? () => action.onSelect(row) : undefined}
      >
        <span className={styles.actionIcon} aria-hidden="true">
          {action.icon}
        </span>
        {withLabel && <span>{action.label}</span>}
      </button>
      {reason !== undefined && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}

export function onActionKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const current = event.target instanceof HTMLElement ? event.target.closest('button') : null;
  const toolbar = current?.closest<HTMLElement>('[data-actions]');
  if (!current || !toolbar) return;
  const next = nextButton(event, current, toolbar);
  if (!next) return;
  event.preventDefault();
  for (const other of toolbarButtons(next.closest<HTMLElement>('[data-actions]')))
    other.tabIndex = other === next ? 0 : -1;
  next.focus();
}

const toolbarButtons = (toolbar: HTMLElement | null | undefined) => [
  ...(toolbar?.querySelectorAll<HTMLButtonElement>('button') ?? []),
];

function nextButton(event: KeyboardEvent<HTMLElement>, current: HTMLButtonElement, toolbar: HTMLElement) {
  const siblings = toolbarButtons(toolbar);
  const at = siblings.indexOf(current);
  const forward = getComputedStyle(toolbar).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  switch (event.key) {
    case forward:
      return siblings[at + 1];
    case backward:
      return siblings[at - 1];
    case 'Home':
      return siblings[0];
    case 'End':
      return siblings.at(-1);
    case 'ArrowDown':
    case 'ArrowUp': {
      const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-actions]')];
      const there = toolbarButtons(all[all.indexOf(toolbar) + (event.key === 'ArrowDown' ? 1 : -1)]);
      return there[Math.min(at, there.length - 1)];
    }
    default:
      return undefined;
  }
}
