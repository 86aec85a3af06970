'use client';

import { Maximize2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Banner } from '../banner/banner.tsx';
import { BodyCrop } from '../body-crop/body-crop.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { type View, views } from '../pain-canvas/core/space.ts';
import { LevelKeys } from '../pain-canvas/level-keys.tsx';
import { canvas, hiddenWhenNarrow } from '../pain-canvas/pain-canvas.css.ts';
import type { BodyRegion } from '../pain-canvas/regions.messages.ts';
import { ViewSwitch } from '../pain-canvas/view-switch.tsx';
import { PainRegionTable } from '../pain-regions/pain-region-table.tsx';
import { getPainful, type PainEntry, type RegionTally, tallyRegions } from '../pain-regions/tally.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { DatedRegions, MoreRegions } from './dated-regions.tsx';
import { HeatBody, HeatSheet } from './heat-sheet.tsx';
import { Legend } from './legend.tsx';
import * as styles from './pain-heat-map.css.ts';
import { painHeatMapMessages } from './pain-heat-map.messages.ts';
import type { Measure } from './shades.ts';
import { splitStrongest, TopRegions } from './top-regions.tsx';

export interface PainHeatMapProps {
  /** Drawings of the period. Without any the empty state is shown. */
  entries: readonly PainEntry[];
  /**
   * `compact` heads a page: both bodies small, the strongest two regions in words and what the colours mean; no
   * table or choice. `overview` is `compact` for a reader who has nothing else: larger bodies and all regions in words
   * with their last day, the strongest first. `bodies` has no words, for a page that says them itself. `paper` is to be
   * printed: both bodies with the numbers and the hatching of each region, legible without colours, beside what they
   * mean. Default `full`.
   */
  size?: 'full' | 'compact' | 'overview' | 'bodies' | 'paper' | undefined;
  /** Regions that an `overview` names before the others, which a press shows. Default 3. */
  named?: number | undefined;
  /** A press on the bodies of an `overview`, or on a button below them. Without it they cannot be enlarged. */
  onEnlarge?: (() => void) | undefined;
  /** What `onEnlarge` shows is being loaded. */
  enlarging?: boolean | undefined;
  /** Button of the empty state, e.g. to add a drawing. */
  emptyAction?: ReactNode;
  /** Drawings are being loaded: placeholders are shown. Default false. */
  loading?: boolean | undefined;
  /** Drawings could not be loaded: an alert replaces the map and offers to load them again. */
  onRetry?: (() => void) | undefined;
  /** The retry is running. */
  retrying?: boolean | undefined;
}

/** Pain over a period, by maximum level or frequency, on the body and in a table. */
export function PainHeatMap(props: PainHeatMapProps) {
  const { entries, size = 'full', named = 3, emptyAction, loading = false, onRetry, retrying } = props;
  const messages = useMessages(painHeatMapMessages);
  const compact = size !== 'full';
  return (
    <section
      className={canvas}
      // Without words it belongs to a part of the page that has a name.
      aria-label={size === 'bodies' || size === 'paper' ? undefined : messages.label}
      aria-busy={loading || undefined}
    >
      {onRetry ? (
        <Banner
          tone="danger"
          title={messages.failed}
          announce
          action={
            <Button size="sm" loading={retrying ?? false} onClick={onRetry}>
              {messages.retry}
            </Button>
          }
        />
      ) : loading ? (
        <div className={compact ? styles.compactBodies : styles.sheets}>
          {views.map((view) => (
            <div key={view} className={styles.waiting}>
              <Skeleton shape="block" label={messages.loading} />
            </div>
          ))}
        </div>
      ) : entries.length === 0 ? (
        <EmptyState
          size="compact"
          headingLevel={3}
          title={messages.empty}
          illustration={<BodyCrop />}
          action={emptyAction}
        >
          {compact ? messages.emptyRecent : messages.emptyText}
        </EmptyState>
      ) : size === 'bodies' ? (
        <SmallBodies tallies={tallyRegions(entries)} />
      ) : size === 'paper' ? (
        <PaperBodies tallies={tallyRegions(entries)} />
      ) : size === 'overview' ? (
        <Overview {...{ entries, named }} onEnlarge={props.onEnlarge} enlarging={props.enlarging} />
      ) : compact ? (
        <Summary entries={entries} />
      ) : (
        <Bodies entries={entries} />
      )}
    </section>
  );
}

function Summary({ entries }: { entries: readonly PainEntry[] }) {
  const tallies = tallyRegions(entries);
  return (
    <div className={styles.compact}>
      <SmallBodies tallies={tallies} />
      <Words entries={entries} tallies={tallies}>
        <TopRegions tallies={tallies} />
      </Words>
      {tallies.length > 0 && (
        <div className={styles.keysLine}>
          <LevelKeys />
        </div>
      )}
    </div>
  );
}

type OverviewProps = Pick<PainHeatMapProps, 'entries' | 'onEnlarge' | 'enlarging'> & { named: number };

function Overview({ entries, named, onEnlarge, enlarging = false }: OverviewProps) {
  const messages = useMessages(painHeatMapMessages);
  const tallies = tallyRegions(entries);
  const [first, others] = splitStrongest(tallies, named);
  return (
    <div className={styles.compact}>
      <div className={styles.overviewBodies}>
        {/* A second way for a finger or a mouse; the button below is the first. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button has a key */}
        <div className={onEnlarge && styles.enlarging} onClick={enlarging ? undefined : onEnlarge}>
          <SmallBodies tallies={tallies} />
        </div>
        {onEnlarge && (
          <Button variant="ghost" iconStart={<Maximize2 />} loading={enlarging} onClick={onEnlarge}>
            {messages.enlarge}
          </Button>
        )}
      </div>
      <Words entries={entries} tallies={tallies}>
        <DatedRegions tallies={first} />
      </Words>
      {others.length > 0 && <MoreRegions tallies={others} />}
      {tallies.length > 0 && (
        <details className={styles.wholeLine}>
          <summary className={styles.moreRegions}>{messages.colours}</summary>
          <div className={styles.compactKeys}>
            <LevelKeys />
          </div>
        </details>
      )}
    </div>
  );
}

function SmallBodies({ tallies }: { tallies: readonly RegionTally[] }) {
  return (
    <div className={styles.compactBodies}>
      {views.map((view) => (
        <HeatBody key={view} view={view} tallies={tallies} by="worst" plain />
      ))}
    </div>
  );
}

function PaperBodies({ tallies }: { tallies: readonly RegionTally[] }) {
  return (
    <div className={styles.paper}>
      {views.map((view) => (
        <HeatBody key={view} view={view} tallies={tallies} by="worst" />
      ))}
      <div className={styles.paperKeys}>
        <LevelKeys />
      </div>
    </div>
  );
}

interface WordsProps {
  entries: readonly PainEntry[];
  tallies: readonly RegionTally[];
  children: ReactNode;
}

function Words({ entries, tallies, children }: WordsProps) {
  const messages = useMessages(painHeatMapMessages);
  return (
    <div className={styles.compactText}>
      <p>{messages.total(entries.length, tallies.length)}</p>
      {children}
      {tallies.length > 0 && <p className={styles.exactness}>{messages.zones}</p>}
    </div>
  );
}

function Bodies({ entries }: { entries: readonly PainEntry[] }) {
  const messages = useMessages(painHeatMapMessages);
  const [by, setBy] = useState<Measure>('worst');
  const [shown, setShown] = useState<View>('front');
  const [highlightedRegion, setHighlightedRegion] = useState<BodyRegion | null>(null);
  const name = useId();
  const tallies = tallyRegions(entries);
  const unmarked = entries.filter(({ marks }) => getPainful(marks).length === 0).length;
  return (
    <>
      <div className={styles.content}>
        <p>{messages.total(entries.length, tallies.length)}</p>
        {unmarked > 0 && <p className={styles.note}>{messages.unmarked(unmarked)}</p>}
      </div>
      <fieldset className={styles.measures} aria-label={messages.show}>
        {(['worst', 'count'] as const).map((measure) => (
          <label key={measure} className={styles.measure}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              checked={by === measure}
              onChange={() => setBy(measure)}
            />
            {messages[measure]}
          </label>
        ))}
      </fieldset>
      <ViewSwitch shown={shown} onShow={setShown} />
      <div className={styles.sheets}>
        {views.map((view) => (
          <HeatSheet
            key={view}
            className={shown === view ? '' : hiddenWhenNarrow}
            view={view}
            tallies={tallies}
            by={by}
            highlightedRegion={highlightedRegion}
            onHighlightRegion={setHighlightedRegion}
          />
        ))}
      </div>
      <Legend by={by} />
      <PainRegionTable
        entries={entries}
        highlightedRegion={highlightedRegion}
        onHighlightRegion={setHighlightedRegion}
      />
    </>
  );
}
