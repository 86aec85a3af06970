import { Card } from '@libretto/design-system/card';
import { indexTabMessages } from '@libretto/design-system/index-tab';
import { useMessages } from '@libretto/design-system/messages';
import { media } from '@libretto/design-system/theme';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DetailedKind } from '../entries/detail-path.ts';
import { HiddenBanner } from '../eyes/hidden-note.tsx';
import { dot } from '../formats/dot.ts';
import { tabOfKind } from '../menu/index-tabs.ts';
import { Page } from '../page/page.tsx';
import { useMedia } from '../page/use-media.ts';
import { DetailBack } from './detail-back.tsx';
import { DetailFoot, type DetailFootProps } from './detail-foot.tsx';
import * as styles from './details.css.ts';
import { detailQuery, type Versioned, versionOf } from './details.queries.ts';
import { ProvenanceCard } from './provenance-card.tsx';
import { RelatedCard } from './related-card.tsx';
import { SeenCard, type SpecialtiesOf } from './seen-card.tsx';
import { useListName } from './use-list-name.ts';

export interface DetailValue {
  term: string;
  /** Left out when empty. */
  value: ReactNode;
}

/** Readings, reactions and pregnancies have no specialties. */
type DetailRow = Versioned & Partial<SpecialtiesOf>;

export interface DetailPageProps<Row extends DetailRow> extends Omit<DetailFootProps<Row>, 'name'> {
  kind: DetailedKind;
  id: number;
  title: string;
  /** Names the record in labels; the title otherwise. */
  name?: string;
  /** Date, state and the like, below the title. */
  state: readonly ReactNode[];
  /** Own level; the strictest for a record without one. */
  level: number;
  values: readonly DetailValue[];
  /** Above the values: a report, a picture, what has to be done. */
  lead?: ReactNode;
  /** Above the values too, but below them on a phone, where its first page fills the screen. */
  report?: ReactNode;
  /** Below the values. */
  children?: ReactNode;
  /** Dialogs of the actions. */
  dialogs?: ReactNode;
}

/** Page of one record: what it says, what belongs with it, who sees it, what happened to it, and what can be done. */
export function DetailPage<Row extends DetailRow>(props: DetailPageProps<Row>) {
  const { kind, id, row, title, name = title, state, level, values, lead, report, children, dialogs, ...foot } = props;
  const { t } = useTranslation('details');
  const detail = useQuery({ ...detailQuery(kind, id, versionOf(row)), placeholderData: keepPreviousData });
  const lock = foot.actions.find(({ id, hidden }) => id === 'lock' && !hidden);
  const known = values.filter(({ value }) => value !== '' && value !== null && value !== undefined && value !== false);
  const isPhone = useMedia(media.phone);
  const list = useListName(kind);
  const tab = tabOfKind[kind];
  const tabNames = useMessages(indexTabMessages);
  const parts = [
    <Fragment key="report">{report}</Fragment>,
    known.length > 0 && (
      <Card key="values" title={t('values')}>
        <Values values={known} />
      </Card>
    ),
  ];
  return (
    <Page
      tab={tab}
      namelessTab={tab !== undefined && tabNames[tab] === list}
      title={title}
      back={<DetailBack kind={kind} name={list} />}
      description={<StateLine parts={state} />}
    >
      <div className={styles.columns}>
        <div className={styles.column}>
          <HiddenBanner kind={kind} id={id} />
          {lead}
          {isPhone ? parts.toReversed() : parts}
          {children}
          <ProvenanceCard provenance={detail.data?.provenienza ?? []} />
          <RelatedCard related={detail.data?.collegati ?? []} />
        </div>
        <div className={styles.column}>
          <SeenCard
            record={{ tipo: kind, id }}
            name={name}
            level={level}
            specialties={
              row.specialita && {
                specialita: row.specialita,
                specialita_scelta: row.specialita_scelta ?? false,
              }
            }
            detail={detail}
            onChange={lock && (() => lock.onSelect(row))}
          />
        </div>
      </div>
      <DetailFoot {...foot} row={row} name={name} />
      {dialogs}
    </Page>
  );
}

function StateLine({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className={styles.state}>
      {joinWords(parts).map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </span>
  );
}

/** Texts next to each other are one line with dots; a badge has its own edge. */
function joinWords(parts: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    if (part === '' || part === null || part === undefined || part === false) continue;
    if (typeof part === 'string' && typeof before === 'string') joined[joined.length - 1] = `${before}${dot}${part}`;
    else joined.push(part);
  }
  return joined;
}

/** Characters that fit into two lines next to their name on a phone. */
const longText = 48;

function Values({ values }: { values: readonly DetailValue[] }) {
  return (
    <div className={styles.valuesFrame}>
      <dl className={styles.values}>
        {values.map(({ term, value }) => {
          const whole = typeof value === 'string' && value.length > longText ? ` ${styles.whole}` : '';
          return (
            <div key={term} className={styles.value}>
              <dt className={`${styles.term}${whole}`}>{term}</dt>
              <dd className={`${styles.text}${whole}`}>{value}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
