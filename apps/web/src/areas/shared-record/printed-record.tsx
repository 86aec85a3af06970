import type { Fact } from '@libretto/design-system/card';
import { useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { getName, usePersonFacts, usePersonLine } from '../../shared/record-summary/person-details.tsx';
import { type Row, type SummaryCard, wholeLine } from '../../shared/record-summary/row.ts';
import { useNotice } from '../../shared/record-summary/sharing-notice.tsx';
import type { CardId, SharedRecord } from '../../shared/record-summary/summary.ts';
import { isHypersensitivity, useAlertLines } from '../../shared/record-summary/use-alert-lines.ts';
import { countLines, fitRows, linesBelow } from './fit-rows.ts';
import { printedPain } from './printed-pain-part.ts';
import * as styles from './printed-record.css.ts';
import { isPart } from './shared-record.queries.ts';
import type { Answer } from './use-news.ts';
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
const shortLines = 2;
/** Where it hurts, in words. */
const painLines = 4;

interface PrintedRecordProps {
  record: SharedRecord;
  cards: readonly SummaryCard[];
  news: readonly Answer[];
}

export function PrintedRecord({ record, cards, news }: PrintedRecordProps) {
  const { t } = useTranslation('shared-record');
  const formats = useFormats();
  usePageNumbers();
  const notice = useNotice({ record, isPart: isPart(record) });
  const name = getName(record);
  const { paziente_nascita, paziente_codfiscale } = record.identita;
  const doctor = record.condivisione?.medico ?? '';
  const printed = t('sheet.printed', { doctor, moment: formats.moment(new Date().toISOString()) });
  return createPortal(
    <div className={styles.sheet}>
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
              <Summary record={record} cards={cards} news={news} />
            </td>
          </tr>
          <tr className={styles.appendix}>
            <td className={styles.body}>
              <Appendix record={record} cards={cards} />
            </td>
          </tr>
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

function Summary({ record, cards, news }: PrintedRecordProps) {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const { dayAndMonth } = useFormats();
  const alerts = useAlertLines(record);
  const since = record.condivisione?.ultima_lettura;
  const { piece: Pain } = useFetchedPart(printedPain, record.tbl_taccuinos.length > 0);
  const sections: PrintedSection[] = [];
  if (since && news.length > 0) {
    const rows = news.map(({ key, title, about }) => ({ key, title, line: about }));
    sections.push({ id: 'news', title: t('news.title', { day: dayAndMonth(since) }), first: newsRows, rows });
  }
  for (const { id, title, rows, none } of cards) {
    const first = firstRows[id];
    if (first === undefined) continue;
    sections.push({
      ...{ id, title, none, first },
      ...(id === 'pain' && Pain && { lead: <Pain entries={record.tbl_taccuinos} />, leadLines: painLines }),
      rows: rows
        // The list of all readings has no value of its own; it is in the appendix.
        .filter(({ value }) => id !== 'trends' || value)
        .map((row) => ({
          ...{ key: row.key, title: row.title, line: wholeLine(row) },
          value: id === 'trends' && row.printed?.(),
          short: id === 'history',
        })),
    });
  }
  const counts = fitRows(
    sections.map(({ first, rows, leadLines }) => ({ first, rows: rows.map(linesOf), lead: leadLines })),
    linesBelow(alerts.map(({ label, substance = '', text }) => label + substance + text)),
  );
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
      <div className={styles.columns}>
        {sections.map(({ id, title, none, lead, rows }, index) => {
          const others = rows.length - (counts[index] ?? 0);
          return (
            <section key={id} className={styles.section}>
              <h2 className={styles.sectionTitle}>{title}</h2>
              {rows.length === 0 && <p className={styles.quiet}>{none}</p>}
              {lead}
              <ul className={styles.list}>
                {rows.slice(0, counts[index]).map(({ key, ...row }) => (
                  <li key={key} className={styles.entry}>
                    <Line {...row} />
                  </li>
                ))}
              </ul>
              {others > 0 && <p className={styles.quiet}>{t('sheet.others', { count: others })}</p>}
            </section>
          );
        })}
      </div>
    </>
  );
}

interface PrintedSection {
  id: CardId | 'news';
  title: string;
  none?: string | undefined;
  lead?: ReactNode;
  leadLines?: number;
  first: number;
  rows: readonly (LineProps & { key: string })[];
}

function linesOf({ title, line, short }: LineProps): number {
  const lines = countLines(`${title} · ${line}`);
  return short ? Math.min(lines, shortLines) : lines;
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

function Appendix({ record, cards }: Omit<PrintedRecordProps, 'news'>) {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
  const person = usePersonFacts(record);
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
                <PrintedRow key={row.key} row={row} />
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function PrintedRow({ row }: { row: Row }) {
  const { title, facts, text, printed } = row;
  // All interactions are printed below, not only the warning of the most severe.
  const line = wholeLine({ ...row, warning: undefined });
  return (
    <li className={styles.entry}>
      <span className={styles.entryName}>{title}</span>
      {!text && line && `\u00a0· ${line}`}
      <PrintedFacts facts={facts} />
      {text && <p className={styles.text}>{text}</p>}
      {printed && <div className={styles.printed}>{printed()}</div>}
    </li>
  );
}

const PrintedFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <div className={styles.quiet}>
    {facts.map(({ term, value }, index) => (
      <span key={term}>
        {index > 0 && '\u00a0· '}
        {term}: {value}
      </span>
    ))}
  </div>
);
