import { useFetchedPart } from '@libretto/design-system/internals/fetched-part';
import type { RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../shared/formats/use-formats.ts';
import { outsideMarks } from '../../shared/readings/reference.ts';
import { isSevere } from '../../shared/record-kinds/news-kinds.ts';
import { findNamedExams } from '../../shared/record-summary/exams-ahead.ts';
import { getName, usePersonLine } from '../../shared/record-summary/person-details.tsx';
import { type SummaryCard, withOnlyFact } from '../../shared/record-summary/row.ts';
import { useNotice } from '../../shared/record-summary/sharing-notice.tsx';
import type { CardId, SharedRecord } from '../../shared/record-summary/summary.ts';
import { isHypersensitivity, useAlertLines } from '../../shared/record-summary/use-alert-lines.ts';
import { Appendix, useAppendix } from './printed-appendix.tsx';
import { ExamsAhead, examKey, useReportText } from './printed-exams.tsx';
import { type PrintedPainPart, printedPain } from './printed-pain-part.ts';
import * as styles from './printed-record.css.ts';
import { type LineProps, type PrintedSection, shortLine } from './printed-rows.ts';
import { useTrendTexts } from './printed-trends.ts';
import { isPart } from './shared-record.queries.ts';
import { useFittingRows } from './use-fitting-rows.ts';
import { type Answer, areRoutine, type NewsLine, type WaitingProposal } from './use-news.ts';
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
const waitingRows = 2;

interface PrintedRecordProps {
  record: SharedRecord;
  cards: readonly SummaryCard[];
  /** The newest first. */
  answers: readonly Answer[];
  news: readonly Pick<NewsLine, 'key' | 'title' | 'brief' | 'outside' | 'weight'>[];
  /** What the doctor proposed and the patient has not answered, the newest first. */
  waiting: readonly WaitingProposal[];
  /** Only the first sheet. */
  isBrief: boolean;
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
  const { record, isBrief } = props;
  const { t } = useTranslation('shared-record');
  const formats = useFormats();
  usePageNumbers();
  const sections = usePrintedSections({ ...props, pain });
  const { sheet, columns, counts } = useFittingRows(sections);
  const appendix = useAppendix({ ...props, pain, sections, counts });
  const isCut = sections.some(({ rows }, index) => rows.length > (counts?.[index] ?? 0));
  const notice = useNotice({ record, isPart: isPart(record) });
  const alerts = [...new Set(useAlertLines(record).flatMap(({ names }) => names))];
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
                {alerts.length > 0 && <p className={styles.headAlerts}>⚠ {alerts.join(', ')}</p>}
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
              <Summary {...{ record, isBrief, sections, columns, counts }} />
            </td>
          </tr>
          {counts && !isBrief && appendix.length > 0 && (
            <tr className={isCut ? styles.appendix : undefined}>
              <td className={isCut ? styles.body : styles.bodyBelow}>
                <Appendix parts={appendix} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}

function usePrintedSections({ record, cards, answers, news, waiting, pain }: SheetsProps): PrintedSection[] {
  const { t } = useTranslation('shared-record');
  const { t: tSummary } = useTranslation('record-summary');
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
  const rows = news.map(({ key, title, brief, outside }) => {
    const mark = outside && `${outsideMarks[outside]} ${tSummary(`trends.outside.${outside}`)}`;
    return { key, title, line: [mark, brief].filter(Boolean).join(' · ') };
  });
  if (answers.length > 0) {
    const line = answers.map(({ title, about }) => [title, about].join(' · ')).join('; ');
    const row = { key: 'answers', title: t('news.answers', { count: answers.length }), line };
    if (areRoutine(answers)) rows.push(row);
    else rows.splice(news.filter(({ weight }) => isSevere(weight)).length, 0, row);
  }
  if (since && rows.length > 0) {
    sections.push({ id: 'news', title: t('news.title', { day: dayAndMonth(since) }), first: newsRows, rows });
  }
  if (waiting.length > 0) {
    sections.push({ id: 'proposals', title: t('sheet.waiting'), first: waitingRows, rows: waiting });
  }
  for (const { id, title, rows, none } of cards) {
    const first = firstRows[id];
    if (first === undefined) continue;
    sections.push({
      ...{ id, title, none, first, paired: id === 'trends' },
      ...(id === 'pain' && pain && { lead: <pain.PrintedPain entries={record.tbl_taccuinos} /> }),
      ...(id === 'exams' && named.size > 0 && { lead: <ExamsAhead exams={record.esami} /> }),
      rows: rows
        // The list of all readings has no value of its own; it is in the appendix.
        .filter(({ key, value }) => (id !== 'trends' || value) && !named.has(key))
        .map(withOnlyFact)
        .map((row) => ({
          ...{ key: row.key, title: row.title },
          line: [shortLine(row), ending(row.key)].filter(Boolean).join(' · '),
          value: id === 'trends' && row.printed?.(),
        })),
    });
  }
  return sections;
}

interface SummaryProps extends Pick<PrintedRecordProps, 'record' | 'isBrief'> {
  sections: readonly PrintedSection[];
  columns: RefObject<HTMLDivElement | null>;
  /** Rows of each section; undefined while all are measured. */
  counts: readonly number[] | undefined;
}

function Summary({ record, isBrief, sections, columns, counts }: SummaryProps) {
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
        {sections.map(({ id, title, none, lead, paired, rows }, index) => {
          const shown = rows.slice(0, counts?.[index]);
          const others = rows.length - shown.length;
          return (
            <section key={id} className={paired ? styles.pairedSection : styles.section}>
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
              {(!counts || others > 0) && (
                <p className={styles.detail}>{t(isBrief ? 'sheet.omitted' : 'sheet.others', { count: others })}</p>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}

export function Line({ title, value, line }: LineProps) {
  return (
    <span>
      <span className={styles.entryName}>{title}</span>
      {value && <> {value}</>}
      {line && `\u00a0· ${line}`}
    </span>
  );
}
