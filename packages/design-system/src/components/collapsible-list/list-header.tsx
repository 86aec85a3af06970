import { ChevronDown, Lock, Plus, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './list-header.css.ts';
import type { HeaderMessages } from './list-header.messages.ts';
import type { CollapsibleListProps, ListAdd } from './types.ts';

type HeaderConfiguration = Pick<
  CollapsibleListProps<object>,
  'title' | 'subtitle' | 'headingLevel' | 'headerIcon' | 'dotColor' | 'add' | 'error'
>;

export interface ListHeaderProps extends HeaderConfiguration {
  titleId: string;
  panelId: string;
  open: boolean;
  onToggle: () => void;
  /** Called on hover or focus, shortly before a press. */
  onNear: () => void;
  /** A text stands for itself. */
  count: number | string | undefined;
  phone: boolean;
  messages: HeaderMessages;
}

export function ListHeader(props: ListHeaderProps) {
  const { title, subtitle, headingLevel = 2, headerIcon, dotColor, add, error, count, phone, messages } = props;
  const subtitleId = useId();
  const stateId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only prefetches on hover
    <div className={styles.header} onPointerEnter={props.onNear} onFocus={props.onNear}>
      <div className={styles.toggleArea}>
        <ChevronDown className={styles.chevron} data-open={props.open || undefined} aria-hidden="true" />
        {headerIcon !== undefined && (
          <span className={styles.headerIcon} aria-hidden="true">
            {headerIcon}
          </span>
        )}
        <div className={styles.titles}>
          <Heading className={styles.heading}>
            {dotColor && <span className={styles.dot} data-color={dotColor} aria-hidden="true" />}
            <button
              id={props.titleId}
              type="button"
              className={styles.toggle}
              aria-expanded={props.open}
              aria-controls={props.panelId}
              aria-describedby={subtitle === undefined ? stateId : `${subtitleId} ${stateId}`}
              onClick={props.onToggle}
            >
              {title}
            </button>
          </Heading>
          {subtitle !== undefined && (
            <p id={subtitleId} className={styles.subtitle}>
              {subtitle}
            </p>
          )}
        </div>
        <span
          id={stateId}
          className={styles.state}
          data-words={error !== undefined || typeof count === 'string' || undefined}
        >
          {error !== undefined ? (
            <span className={styles.failed}>
              <TriangleAlert aria-hidden="true" className={styles.failedIcon} />
              {messages.notLoaded}
            </span>
          ) : (
            count !== undefined && (
              <span className={styles.count}>
                {typeof count === 'string' ? (
                  count
                ) : (
                  <>
                    <span aria-hidden="true">{count}</span>
                    <VisuallyHidden>{messages.count(count)}</VisuallyHidden>
                  </>
                )}
              </span>
            )
          )}
        </span>
      </div>
      {add && <AddButton add={add} iconOnly={phone} />}
    </div>
  );
}

function AddButton({ add, iconOnly }: { add: ListAdd; iconOnly: boolean }) {
  const { label, onSelect, loading, disabledReason, locked } = add;
  const lockedId = useId();
  const shared = { loading, disabledReason, onClick: onSelect, 'aria-describedby': locked && lockedId };
  const icon = locked ? <Lock aria-hidden="true" /> : <Plus aria-hidden="true" />;
  return (
    <span className={styles.add} data-print="hidden">
      {iconOnly ? (
        <IconButton {...shared} variant="secondary" className={styles.addIcon} label={label} icon={icon} />
      ) : (
        <Button {...shared} size="sm" iconStart={icon}>
          {label}
        </Button>
      )}
      {locked && (
        <span id={lockedId} hidden>
          {locked}
        </span>
      )}
    </span>
  );
}
