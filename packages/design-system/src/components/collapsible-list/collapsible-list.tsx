import { useEffect, useId, useState } from 'react';
import { useFetchedPart } from '../../internals/fetched-part.ts';
import { useMedia, usePrinting } from '../../internals/use-media.ts';
import { useMessages } from '../../messages/messages.tsx';
import { media } from '../../theme/media.ts';
import { checkProps } from './check-props.ts';
import * as styles from './collapsible-list.css.ts';
import { collapsibleListHeaderMessages } from './list-header.messages.ts';
import { ListHeader } from './list-header.tsx';
import { ListLoadFailed, ListLoading } from './list-loading.tsx';
import { useListOpen } from './open-state.ts';
import { panelPart } from './panel-part.ts';
import type { CollapsibleListProps, LazyListProps, RowConfiguration } from './types.ts';
import { useRowsPart } from './use-rows-part.ts';
import { useShownRows } from './use-shown-rows.ts';
import { longerThan, windowedPart } from './windowed-part.ts';

export function CollapsibleList<Row extends object, Own extends object = object>(
  props: CollapsibleListProps<Row> | LazyListProps<Row, Own>,
) {
  const { name, filterValue, loading = false, error } = props;
  const messages = useMessages(collapsibleListHeaderMessages);
  const [open, setOpen] = useListOpen(name, filterValue);
  const [toggled, setToggled] = useState(false);
  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  const phone = useMedia(media.phone);
  const printing = usePrinting();
  const shown = useShownRows(props);
  const unknown = shown.length === 0 && (loading || error !== undefined);
  const titleId = useId();
  const panelId = useId();
  const wanted = everOpen || printing;
  const { piece: ListPanel, failed, retry } = useFetchedPart(panelPart, wanted);
  const part = useRowsPart(props, wanted);
  const long = shown.length > longerThan;
  useEffect(panelPart.preloadWhenIdle, []);
  useEffect(() => (long ? windowedPart.preloadWhenIdle() : undefined), [long]);

  function panel(rows?: RowConfiguration<Row>) {
    const all = rows && { ...props, ...rows };
    if (all) checkProps(all);
    return (
      <div id={panelId} className={styles.panel} data-toggled={toggled || undefined} hidden={!open && !printing}>
        {wanted &&
          (ListPanel && all ? (
            <ListPanel {...all} shown={shown} titleId={titleId} phone={phone} printing={printing} messages={messages} />
          ) : failed || part.failed ? (
            <ListLoadFailed
              onRetry={() => {
                void retry();
                part.preload();
              }}
              messages={messages}
            />
          ) : (
            <ListLoading messages={messages} />
          ))}
      </div>
    );
  }

  return (
    <section aria-labelledby={titleId} className={styles.root} data-open={open || undefined}>
      <ListHeader
        {...props}
        titleId={titleId}
        panelId={panelId}
        open={open}
        onToggle={() => {
          setToggled(true);
          setOpen(!open);
        }}
        onNear={() => {
          void panelPart.preload();
          part.preload();
        }}
        count={unknown ? undefined : shown.length}
        phone={phone}
        messages={messages}
      />
      {'columns' in props ? panel(props) : part.Rows ? <part.Rows {...props.rowsProps}>{panel}</part.Rows> : panel()}
    </section>
  );
}
