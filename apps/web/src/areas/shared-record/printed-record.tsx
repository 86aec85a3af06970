import type { Fact } from '@libretto/design-system/card';
import { useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { firstWords } from '../../shared/formats/first-words.ts';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { findNamedExams } from '../../shared/record-summary/exams-ahead.ts';
import { getName, usePersonFacts, usePersonLine } from '../../shared/record-summary/person-details.tsx';
import { type Row, type SummaryCard, wholeLine } from '../../shared/record-summary/row.ts';
import { useNotice } from '../../shared/record-summary/sharing-notice.tsx';
import { type CardId, lineKey, type SharedRecord } from '../../shared/record-summary/summary.ts';
import { isHypersensitivity, useAlertLines } from '../../shared/record-summary/use-alert-lines.ts';
import { readingsKey } from '../../shared/record-summary/use-cards.tsx';
import { ExamsAhead, examKey, useReportText } from './printed-exams.tsx';
import { printedPain } from './printed-pain-part.ts';
import { PrintedReadings } from './printed-readings.tsx';
import * as styles from './printed-record.css.ts';
import { useTrendTexts } from './printed-trends.ts';
import { isPart } from './shared-record.queries.ts';
import { useFittingRows } from './use-fitting-rows.ts';
import { type Answer, areRoutine, type NewsLine } from './use-news.ts';
import { usePageNumbers } from './use-page-numbers.ts';

/** Rows of each card that are on the first sheet before it is filled with others. */
const firstRows: Partial<Record<CardId, number>> = {
  confirmed: 6,
  suspected: 3,
  therapies: 8,
  exams: 3,
  trends: 6,
  visits: 2,
  pain: 2,
  vaccinations: 2,
  reactions: 2,
  history: 4,
  pregnancies: 2,
  files: 2,
  contacts: 2,
  endedTherapies: 2,
  excluded: 2,
};
const newsRows = 3;

/** Characters of an advice on the first sheet. The appendix has all of it. */
const maxAdvice = 160;

/** The line of a row with the advice about its warning, which the page shows once the row is opened. */
function adviceLine(row: Row): string {
  const { warning } = row;
  if (!warning?.advice) return wholeLine(row);
  const advice = firstWords(warning.advice, maxAdvice).replace(/\.$/, '');
  return wholeLine({ ...row, warning: { ...warning, text: `${warning.text}: ${advice}` } });
}

type PrintedPainPart = typeof import('./printed-pain.tsx');

interface PrintedRecordProps {
  record: SharedRecord;
  cards: readonly SummaryCard[];
  /** The newest first. */
  answers: readonly Answer[];
  news: readonly Pick<NewsLine, 'key' | 'title' | 'brief'>[];
}

export function PrintedRecord(props: PrintedRecordProps) {
  const { piece } = useFetchedPart(printedPain, props.record.tbl_taccuinos.length > 0);
  // Regions that arrive late need room too.
  return <Sheets key={piece ? 'whole' : 'waiting'} {...props} pain={piece} />;
}

interface SheetsProps extends PrintedRecordProps {
  pain: PrintedPainPart | undefined;
}

function Sheets({ pain, ...props }: SheetsProps) {
  const { record, cards } = props;
  const { t } = useTranslation('shared-record');
  const formats = useFormats();
  usePageNumbers();
  const sections = usePrintedSections({ ...props, pain });
  const { sheet, columns, counts } = useFittingRows(sections.map(({ first }) => first));
  const notice = useNotice({ record, isPart: isPart(record) });
  const name = getName(record);
  const { paziente_nascita, paziente_codfiscale } = record.identita;
  const doctor = record.condivisione?.medico ?? '';
  const printed = t('sheet.printed', { doctor, moment: formats.moment(new Date().toISOString()) });
  return createPortal(
    <div ref={sheet} className={counts ? styles.sheet : styles.measuredSheet}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.head}>
              <div className={styles.headBox}>
                {[t('sheet.of', { name }), formats.date(paziente_nascita), paziente_codfiscale]
                  .filter(Boolean)
                  .join(' · ')}
                <p className={styles.notice}>{notice}</p>
              </div>
            </th>
          </tr>
        </thead>
        <tfoot>
          <tr>
            <td className={styles.foot}>
              <div className={styles.footBox}>{printed}</div>
            </td>
          </tr>
        </tfoot>
        <tbody>
          <tr>
            <td className={styles.body}>
              <Summary record={record} sections={sections} columns={columns} counts={counts} />
            </td>
          </tr>
          {counts && (
            <tr className={styles.appendix}>
              <td className={styles.body}>
                <Appendix record={record} cards={cards} pain={pain} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

interface PrintedSection {
  id: CardId | 'news';
  title: string;
  none?: string | undefined;
  lead?: ReactNode;
  first: number;
  rows: readonly (LineProps & { key: string })[];
}

function usePrintedSections({ record, cards, answers, news, pain }: SheetsProps): PrintedSection[] {
  const { t } = useTranslation('shared-record');
  const { dayAndMonth } = useFormats();
  const trendTexts = useTrendTexts(record);
  const reportText = useReportText();
  const exams = new Map(record.esami.map((exam) => [examKey(exam), exam]));
  const named = new Set(findNamedExams(record.esami).map(examKey));
  /** What the page says at the end of a row, or once it is opened. */
  const ending = (key: string) => {
    const exam = exams.get(key);
    return exam ? reportText(exam) : trendTexts.get(key);
  };
  const since = record.condivisione?.ultima_lettura;
  const sections: PrintedSection[] = [];
  // What else is known of them follows below.
  const rows = news.map(({ key, title, brief }) => ({ key, title, line: brief }));
  if (answers.length > 0) {
    const line = answers.map(({ title, about }) => [title, about].join(' · ')).join('; ');
    const row = { key: 'answers', title: t('news.answers', { count: answers.length }), line };
    if (areRoutine(answers)) rows.push(row);
    else rows.unshift(row);
  }
  if (since && rows.length > 0) {
    sections.push({ id: 'news', title: t('news.title', { day: dayAndMonth(since) }), first: newsRows, rows });
  }
  for (const { id, title, rows, none } of cards) {
    const first = firstRows[id];
    if (first === undefined) continue;
    sections.push({
      ...{ id, title, none, first },
      ...(id === 'pain' && pain && { lead: <pain.PrintedPain entries={record.tbl_taccuinos} /> }),
      ...(id === 'exams' && named.size > 0 && { lead: <ExamsAhead exams={record.esami} /> }),
      rows: rows
        // The list of all readings has no value of its own; it is in the appendix.
        .filter(({ key, value }) => (id !== 'trends' || value) && !named.has(key))
        .map((row) => ({
          ...{ key: row.key, title: row.title },
          line: [adviceLine(row), ending(row.key)].filter(Boolean).join(' · '),
          value: id === 'trends' && row.printed?.(),
          short: id === 'history',
        })),
    });
  }
  return sections;
}

interface SummaryProps {
  record: SharedRecord;
  sections: readonly PrintedSection[];
  columns: RefObject<HTMLDivElement | null>;
  /** Rows of each section; undefined while all are measured. */
  counts: readonly number[] | undefined;
}

function Summary({ record, sections, columns, counts }: SummaryProps) {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const alerts = useAlertLines(record);
  return (
    <>
      <h1 className={styles.title}>{tSummary('title', { name: getName(record) })}</h1>
      <p className={styles.person}>{usePersonLine(record)}</p>
      <div className={styles.alerts}>
        {!alerts.some(({ kind }) => isHypersensitivity(kind)) && (
          <p className={styles.alertLine}>{tSummary('alerts.none')}</p>
        )}
        {alerts.map(({ key, kind, label, substance, text }) => (
          <p key={key} className={styles.alertLine}>
            <strong>
              {kind === 'forbidden' ? '⊘' : '⚠'} {label}
            </strong>
            {substance && ` (${substance})`}
            {text && `: ${text}`}
          </p>
        ))}
      </div>
      <div ref={columns} className={counts ? styles.columns : styles.measuredColumn}>
        {sections.map(({ id, title, none, lead, rows }, index) => {
          const shown = rows.slice(0, counts?.[index]);
          const others = rows.length - shown.length;
          return (
            <section key={id} className={styles.section}>
              <h2 className={styles.sectionTitle}>{title}</h2>
              {rows.length === 0 && none && <p className={styles.detail}>{none}</p>}
              {lead}
              <ul className={styles.list}>
                {shown.map(({ key, ...row }) => (
                  <li key={key} className={styles.entry}>
                    <Line {...row} />
                  </li>
                ))}
              </ul>
              {(!counts || others > 0) && <p className={styles.detail}>{t('sheet.others', { count: others })}</p>}
            </section>
          );
        })}
      </div>
    </>
  );
}

interface LineProps {
  title: string;
  value?: ReactNode;
  line: string;
  /** A text of any length, which the appendix has whole. */
  short?: boolean;
}

function Line({ title, value, line, short = false }: LineProps) {
  return (
    <span className={short ? styles.short : undefined}>
      <span className={styles.entryName}>{title}</span>
      {value && <> {value}</>}
      {line && `\u00a0· ${line}`}
    </span>
  );
}

function Appendix({ record, cards, pain }: Pick<SheetsProps, 'record' | 'cards' | 'pain'>) {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const person = usePersonFacts(record);
  const drawings = new Map(
    record.tbl_taccuinos.map((entry) => [lineKey({ tipo: 'notebook', id_record: entry.id_taccuino }), entry]),
  );
  const trendTexts = useTrendTexts(record);
  const listZones = (key: string) => {
    const entry = drawings.get(key);
    return pain && entry && <pain.PrintedZones entry={entry} />;
  };
  const withReadings = (row: Row): Row => {
    if (row.key === readingsKey) return { ...row, printed: () => <PrintedReadings readings={record.rilevazioni} /> };
    const text = trendTexts.get(row.key);
    return text === undefined ? row : { ...row, printed: () => [row.printed?.(), ' · ', text] };
  };
  return (
    <>
      <h1 className={styles.appendixTitle}>{t('sheet.appendix')}</h1>
      {person.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>{tSummary('more')}</h2>
          <PrintedFacts facts={person} />
        </section>
      )}
      {cards
        .filter(({ rows }) => rows.length > 0)
        .map(({ id, title, rows }) => (
          <section key={id} className={styles.part}>
            <h2 className={styles.sectionTitle}>{title}</h2>
            <ul className={styles.list}>
              {rows.map((row) => (
                <PrintedRow key={row.key} row={withReadings(row)} zones={listZones(row.key)} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function PrintedRow({ row, zones }: { row: Row; zones: ReactNode }) {
  const { title, facts, text, printed } = row;
  // All interactions are printed below, not only the warning of the most severe.
  const line = wholeLine({ ...row, warning: undefined });
  return (
    <li className={styles.entry}>
      <span className={styles.entryName}>{title}</span>
      {!text && line && `\u00a0· ${line}`}
      <PrintedFacts facts={facts} />
      {text && <p className={styles.text}>{text}</p>}
      {zones}
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
