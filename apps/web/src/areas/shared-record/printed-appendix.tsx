import type { Fact } from '@libretto/design-system/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonFacts } from '../../shared/record-summary/person-details.tsx';
import { type Row, type SummaryCard, withOnlyFact } from '../../shared/record-summary/row.ts';
import { findAlerts, lineKey, type SharedRecord } from '../../shared/record-summary/summary.ts';
import { readingsKey } from '../../shared/record-summary/use-cards.tsx';
import type { PrintedPainPart } from './printed-pain-part.ts';
import { PrintedReadings } from './printed-readings.tsx';
import * as styles from './printed-record.css.ts';
import { type AppendixRow, listRest, type PrintedSection, toAppendixRow } from './printed-rows.ts';
import { useTrendTexts } from './printed-trends.ts';

/** Rows of a part that is not divided, because it leaves no large blank. */
const maxSmallRows = 5;

interface AppendixPart {
  id: string;
  title: string;
  /** Without a row. */
  facts?: readonly Fact[];
  /** Above the rows. */
  lead?: ReactNode;
  rows: readonly AppendixRow[];
}

interface AppendixProps {
  record: SharedRecord;
  cards: readonly SummaryCard[];
  pain: PrintedPainPart | undefined;
  sections: readonly PrintedSection[];
  /** Rows of each section that are on the first sheet. */
  counts: readonly number[] | undefined;
}

/** Returns what is shared and not on the first sheet. */
export function useAppendix({ record, cards, pain, sections, counts = [] }: AppendixProps): AppendixPart[] {
  const { t } = useTranslation('record-summary');
  const person = usePersonFacts(record).filter(
    // The head of each sheet has it.
    ({ value }) => value !== record.identita.paziente_codfiscale,
  );
  const trendTexts = useTrendTexts(record);
  const entries = record.tbl_taccuinos;
  const drawings = new Map(
    entries.map((entry) => [lineKey({ tipo: 'notebook', id_record: entry.id_taccuino }), entry]),
  );
  const allergies = new Set(
    findAlerts(record).allergies.map(({ id_diagnosi }) => lineKey({ tipo: 'diagnosis', id_record: id_diagnosi })),
  );
  const namedEntry = pain?.findNamedEntry(entries);
  const left = sections.map(({ rows }, index) => rows.slice(counts[index] ?? 0));
  const onSheet = new Set(
    sections.flatMap(({ id, rows }, index) =>
      id === 'news' || id === 'proposals' ? [] : rows.slice(0, counts[index]).map(({ key }) => key),
    ),
  );

  function withContent(row: Row): Row {
    if (row.key === readingsKey) return { ...row, printed: () => <PrintedReadings record={record} /> };
    const text = trendTexts.get(row.key);
    if (text !== undefined) return { ...row, printed: () => [row.printed?.(), ' · ', text] };
    const entry = drawings.get(row.key);
    if (pain && entry && entry.taccuino_zone.length > 0 && entry.id_taccuino !== namedEntry) {
      return { ...row, printed: () => <pain.PrintedZones entry={entry} /> };
    }
    return row;
  }

  function toRows({ id, rows: all }: SummaryCard): AppendixRow[] {
    return all.map(withOnlyFact).flatMap((row) => {
      // Their box has the reactions to medicines, and the names of allergies.
      if (id === 'alerts') return allergies.has(row.key) ? toAppendixRow(row) : (listRest(row) ?? []);
      if (!onSheet.has(row.key)) return toAppendixRow(withContent(row));
      // The first sheet has all of a course.
      return listRest(id === 'trends' ? { ...row, printed: undefined } : withContent(row)) ?? [];
    });
  }

  const toLeft = (wanted: 'news' | 'proposals'): AppendixPart => {
    const index = sections.findIndex(({ id }) => id === wanted);
    const rows = (left[index] ?? []).map((row) => ({ ...row, facts: [] }));
    return { id: wanted, title: sections[index]?.title ?? '', rows };
  };
  const parts: AppendixPart[] = [
    { id: 'person', title: t('more'), facts: person, rows: [] },
    toLeft('news'),
    toLeft('proposals'),
    ...cards.map((card) => ({
      ...{ id: card.id, title: card.title, rows: toRows(card) },
      ...(card.id === 'pain' && pain && { lead: <pain.PrintedMap entries={entries} /> }),
    })),
  ];
  return parts.filter(({ facts = [], rows }) => facts.length > 0 || rows.length > 0);
}

export function Appendix({ parts }: { parts: readonly AppendixPart[] }) {
  const { t } = useTranslation('shared-record');
  return (
    <>
      <h1 className={styles.appendixTitle}>{t('sheet.appendix')}</h1>
      {parts.map(({ id, title, facts = [], lead, rows }) => (
        <section key={id} className={rows.length > maxSmallRows ? styles.part : styles.smallPart}>
          <h2 className={styles.sectionTitle}>{title}</h2>
          {facts.length > 0 && <PrintedFacts facts={facts} />}
          {lead}
          <ul className={styles.list}>
            {rows.map((row) => (
              <PrintedRow key={row.key} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function PrintedRow({ row: { title, line, facts, text, printed } }: { row: AppendixRow }) {
  return (
    <li className={styles.entry}>
      <span className={styles.entryName}>{title}</span>
      {line && `\u00a0· ${line}`}
      {facts.length > 0 && <PrintedFacts facts={facts} />}
      {text && <p className={styles.text}>{text}</p>}
      {printed && <div className={styles.printed}>{printed()}</div>}
    </li>
  );
}

const PrintedFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <div className={styles.detail}>
    {facts.map(({ term, value }, index) => (
      <span key={term}>
        {index > 0 && '\u00a0· '}
        {term}: {value}
      </span>
    ))}
  </div>
);
