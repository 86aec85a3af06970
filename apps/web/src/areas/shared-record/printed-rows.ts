import type { Fact } from '@libretto/design-system/card';
import type { ReactNode } from 'react';
import { firstWords } from '../../shared/formats/first-words.ts';
import { type Row, wholeLine } from '../../shared/record-summary/row.ts';
import type { CardId } from '../../shared/record-summary/summary.ts';

export interface LineProps {
  title: string;
  value?: ReactNode;
  line: string;
}

/** Of the first sheet. */
export interface PrintedSection {
  id: CardId | 'news' | 'proposals';
  title: string;
  none?: string | undefined;
  lead?: ReactNode;
  first: number;
  /** Its last two rows stay in one column. */
  paired?: boolean;
  rows: readonly (LineProps & { key: string })[];
}

/** Characters of an advice or of a text of any length on the first sheet. The appendix has all of it. */
export const maxLength = 160;

const isCut = (text = '') => text.length > maxLength;

/** The line of a row with the advice about its warning, which the page shows once the row is opened. */
function adviceLine(row: Row, shorten: (advice: string) => string): string {
  const { warning } = row;
  if (!warning?.advice) return wholeLine(row);
  const advice = shorten(warning.advice).replace(/\.$/, '');
  return wholeLine({ ...row, warning: { ...warning, text: `${warning.text}: ${advice}` } });
}

const shorten = (text: string) => firstWords(text, maxLength);
const whole = (text: string) => text;

/** What the first sheet says of a row. */
export const shortLine = (row: Row): string => (row.text ? shorten(row.text) : adviceLine(row, shorten));

export interface AppendixRow extends Pick<Row, 'key' | 'title' | 'text' | 'printed'> {
  line: string;
  facts: readonly Fact[];
}

/** All of a row. */
export function toAppendixRow(row: Row): AppendixRow {
  const { key, title, facts, text, printed } = row;
  return { key, title, facts, text, printed, line: text ? '' : adviceLine(row, whole) };
}

/**
 * What the first sheet leaves out of a row, with the line of the row, since a sheet may be read without the others.
 * Undefined if the first sheet says all.
 */
export function listRest(row: Row): AppendixRow | undefined {
  const { warning, text, ...others } = row;
  const isAdviceCut = isCut(warning?.advice);
  const isTextCut = isCut(text);
  if (!isAdviceCut && !isTextCut && row.facts.length === 0 && !row.printed) return undefined;
  const rest = toAppendixRow({ ...others, ...(isAdviceCut && { warning }), ...(isTextCut && { text }) });
  // The line of a text is its beginning.
  return text ? { ...rest, line: '' } : rest;
}
