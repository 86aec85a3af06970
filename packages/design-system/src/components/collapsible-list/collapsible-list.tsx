'use client';

import { use, useDeferredValue, useEffect, useId, useState } from 'react';
import { useFetchedPart } from '../../internals/fetched-part.ts';
import { useMedia, usePrinting } from '../../internals/use-media.ts';
import { useMessages } from '../../messages/messages.tsx';
import { media } from '../../theme/media.ts';
import { ListMarksContext } from '../list-marks/list-marks.tsx';
import { checkProps } from './check-props.ts';
import * as styles from './collapsible-list.css.ts';
import { listElementId } from './list-element-id.ts';
import { collapsibleListHeaderMessages } from './list-header.messages.ts';
import { ListHeader } from './list-header.tsx';
import { ListLoadFailed, ListLoading, PreviewLoading, RowsPlace } from './list-loading.tsx';
import { useListOpen } from './open-state.ts';
import { panelPart } from './panel-part.ts';
import { revealRow } from './revealed-row.ts';
import { ListPreview } from './row-line.tsx';
import type { CollapsibleListProps } from './types.ts';
import { useAllowed } from './use-allowed.ts';
import { useLine } from './use-line.ts';
import { pageSize } from './use-pages.ts';
import { useShownRows } from './use-shown-rows.ts';
import { longerThan, windowedPart } from './windowed-part.ts';

/** Renders a list of records: a header that opens and closes it, search, sortable columns and row actions. */
export function CollapsibleList<Row extends object>(given: CollapsibleListProps<Row>) {
  const allowed = useAllowed(given);
  const markOf = use(ListMarksContext)?.(given.name);
  const props = markOf ? { ...allowed, actions: undefined, add: undefined, selection: undefined } : allowed;
  const { name, filterValue, loading = false, error, preview, previewLead = [], previewLeadCount } = props;
  const messages = useMessages(collapsibleListHeaderMessages);
  const [open, setOpen] = useListOpen(name, filterValue);
  const [toggled, setToggled] = useState(false);
  const [everOpen, setEverOpen] = useState(open);
  if (open && !everOpen) setEverOpen(true);
  const phone = useMedia(media.phone);
  const printing = usePrinting();
  const shown = useShownRows(props);
  const unknown = shown.length === 0 && (loading || error !== undefined);
  const count = shown.length === 0 && previewLead.length > 0 ? (previewLeadCount ?? 0) : shown.length;
  const toLine = useLine(props);
  const titleId = useId();
  const panelId = useId();
  // The header answers a press before the rows are rendered.
  const wanted = useDeferredValue(everOpen) || printing;
  const { piece: ListPanel, failed, retry } = useFetchedPart(panelPart, wanted);
  const long = shown.length > longerThan;
  useEffect(panelPart.preloadWhenIdle, []);
  useEffect(() => (long ? windowedPart.preloadWhenIdle() : undefined), [long]);

  checkProps(props);

  return (
    <section
      id={listElementId(name, filterValue)}
      aria-labelledby={titleId}
      className={styles.root}
      data-open={open || undefined}
    >
      <ListHeader
        {...props}
        titleId={titleId}
        panelId={panelId}
        open={open}
        onToggle={() => {
          setToggled(true);
          setOpen(!open);
        }}
        onNear={() => void panelPart.preload()}
        count={unknown ? undefined : count}
        phone={phone}
        messages={messages}
      />
      {preview !== undefined &&
        !open &&
        !printing &&
        (previewLead.length + preview.length > 0 ? (
          <ListPreview
            lead={previewLead}
            rows={preview}
            rowId={props.rowId}
            toLine={toLine}
            rowLink={props.rowLink}
            thumbnail={props.thumbnail}
            markOf={markOf}
            labelledBy={titleId}
            onOpen={(id) => revealRow({ name, filterValue, id, focus: true })}
          />
        ) : (
          unknown && loading && <PreviewLoading />
        ))}
      <div id={panelId} className={styles.panel} data-toggled={toggled || undefined} hidden={!open && !printing}>
        {!wanted ? (
          open && <RowsPlace count={Math.min(shown.length, pageSize)} />
        ) : ListPanel ? (
          <ListPanel {...props} shown={shown} titleId={titleId} phone={phone} printing={printing} messages={messages} />
        ) : failed ? (
          <ListLoadFailed onRetry={() => void retry()} messages={messages} />
        ) : (
          <ListLoading messages={messages} />
        )}
      </div>
    </section>
  );
}
