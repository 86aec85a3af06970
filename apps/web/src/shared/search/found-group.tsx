import { Button } from '@libretto/design-system/button';
import { IndexTab, indexTabMessages } from '@libretto/design-system/index-tab';
import { useMessages } from '@libretto/design-system/messages';
import { VisuallyHidden } from '@libretto/design-system/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { ChartLine, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntryKind, useEntryTitle, useMedicineGroup } from '../entries/entry-row.tsx';
import { KindIcon } from '../entries/kind-icon.tsx';
import { useEyes } from '../eyes/eyes-context.ts';
import { HiddenReason } from '../eyes/hidden-note.tsx';
import { dot } from '../formats/dot.ts';
import { useFormats } from '../formats/use-formats.ts';
import { useShortDay } from '../formats/use-short-day.ts';
import { tabOfKind } from '../menu/index-tabs.ts';
import type { Chart } from '../readings/charts.ts';
import { measures } from '../readings/measures.ts';
import { Marked } from './marked.tsx';
import { excerpt } from './marked-text.ts';
import * as styles from './search.css.ts';
import { type FoundEntry, type FoundKind, type SearchSource, searchQuery } from './search.queries.ts';
import { useNamedCharts } from './use-named-charts.ts';

/** The link or button of an entry around its content, with the class and the mark of a result. */
export type EntryTarget = (entry: FoundEntry, content: ReactNode) => ReactNode;

/** The same around a chart of readings. */
export type TrendTarget = (chart: Chart, content: ReactNode) => ReactNode;

/** The same around all readings, where they have one place. */
export type ReadingsTarget = (content: ReactNode) => ReactNode;

/** Of what is written again and again, the newest few; all are shown on request. */
const shownAtFirst: { [Kind in FoundKind]?: number } = { reading: 3, notebook: 3 };

interface FoundGroupProps {
  kind: FoundKind;
  total: number;
  /** The group above has the same tab, and its name. */
  isNext: boolean;
  entries: readonly FoundEntry[];
  search: string;
  source: SearchSource;
  target: EntryTarget;
  trendTarget: TrendTarget;
  readingsTarget?: ReadingsTarget | undefined;
}

export function FoundGroup(props: FoundGroupProps) {
  const { kind, total, isNext, entries, search, source, target, trendTarget } = props;
  const readingsTarget = kind === 'reading' && total > 1 ? props.readingsTarget : undefined;
  const { t } = useTranslation('search');
  const { t: tKinds } = useTranslation('record-kinds');
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { data, isFetching, isError } = useQuery({ ...searchQuery(source, search, kind), enabled: isWhole });
  const shown = readingsTarget ? [] : (data?.data ?? entries.slice(0, shownAtFirst[kind]));
  const isUndated = kind === 'doctor' || kind === 'contact' || kind === 'link';
  const name = isUndated ? t(`groups.${kind}`) : tKinds(`many.${kind}`);
  const tab = tabOfKind[kind];
  const tabNames = useMessages(indexTabMessages);
  const heading = (
    <h3 id={id} className={styles.groupTitle}>
      {name} <span className={styles.groupCount}>{total}</span>
    </h3>
  );
  return (
    <section aria-labelledby={id}>
      {tab ? (
        <IndexTab tab={tab} nameless={isNext || tabNames[tab] === name}>
          {heading}
        </IndexTab>
      ) : (
        heading
      )}
      <ul className={styles.list}>
        {kind === 'reading' && <MeasuredLines {...{ total, entries, search }} target={trendTarget} />}
        {readingsTarget && (
          <li className={styles.item}>
            {readingsTarget(
              <>
                <span className={styles.icon}>
                  <KindIcon kind="reading" />
                </span>
                <span className={styles.title}>{t('readingsFound', { count: total })}</span>
                <ChevronRight aria-hidden="true" size="1.25em" className={styles.arrow} />
              </>,
            )}
          </li>
        )}
        {shown.map((entry) => (
          <Result key={entry.id_record} entry={entry} search={search} target={target} />
        ))}
      </ul>
      {!readingsTarget && total > shown.length && data === undefined && (
        <Button variant="ghost" size="sm" loading={isWhole && isFetching && !isError} onClick={() => setIsWhole(true)}>
          {t(kind === 'reading' ? 'allReadings' : 'all')}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
      {data && total > shown.length && <p className={styles.status}>{t('newest', { count: shown.length })}</p>}
    </section>
  );
}

interface MeasuredLinesProps {
  total: number;
  entries: readonly FoundEntry[];
  search: string;
  target: TrendTarget;
}

/** What the query names, with its number and newest value; nothing for a single reading or a day. */
function MeasuredLines({ total, entries, search, target }: MeasuredLinesProps) {
  const { t } = useTranslation('search');
  const { number } = useFormats();
  const shortDay = useShortDay();
  const charts = useNamedCharts(search);
  const latest = entries[0]?.rilevazione;
  if (latest === undefined || total < 2) return null;
  const named = charts.filter(({ of }) =>
    entries.every(({ rilevazione }) => of.every((measure) => rilevazione?.[measure] != null)),
  );
  return named.map((chart) => (
    <li key={chart.id} className={styles.item}>
      {target(
        chart,
        <>
          <span className={styles.icon}>
            <ChartLine aria-hidden="true" />
          </span>
          <span className={styles.title}>
            <Marked
              text={t('measured', {
                name: t(`measures.${chart.id}`),
                count: total,
                value: withUnit(chart),
                day: shortDay(latest.data_rilevazione),
              })}
              search={search}
            />
          </span>
          <ChevronRight aria-hidden="true" size="1.25em" className={styles.arrow} />
        </>,
      )}
    </li>
  ));

  function withUnit({ id, of }: Chart) {
    const values = of.map((measure) => number(latest?.[measure] ?? 0)).join('/');
    return id === 'pressure' ? values : `${values} ${measures[of[0]].unit}`;
  }
}

function Result({ entry, search, target }: { entry: FoundEntry; search: string; target: EntryTarget }) {
  const { i18n } = useTranslation();
  const { date } = useFormats();
  const title = useEntryTitle(entry);
  const state = useEntryKind(entry);
  const group = useMedicineGroup(entry);
  const substance = entry.sostanza?.[i18n.language === 'en' ? 'en' : 'it'];
  const text = excerpt(entry.testo.trim(), search);
  const details = [entry.data && date(entry.data), entry.stato && state, group, substance, text]
    .filter(Boolean)
    .join(dot);
  const mark = useEyes().eyes?.markOf(entry.tipo, entry.id_record);
  return (
    <li className={styles.item}>
      {target(
        entry,
        <>
          <span className={styles.icon}>
            <KindIcon kind={entry.tipo} />
          </span>
          <span className={styles.content}>
            <span className={styles.title}>
              <Marked text={title} search={search} />
            </span>
            {details && (
              <span className={styles.details}>
                <Marked text={details} search={search} />
              </span>
            )}
            {mark && (
              <span className={styles.text}>
                <HiddenReason>{mark.text}</HiddenReason>
              </span>
            )}
          </span>
          <ChevronRight aria-hidden="true" size="1.25em" className={styles.arrow} />
        </>,
      )}
    </li>
  );
}
