import { VisitSheet as maxLengths } from '@libretto/api-client/max-lengths';
import * as v from 'valibot';
import { today } from '../../shared/formats/formats.ts';
import { type DraftOf, defineForm } from '../../shared/forms/fields.ts';
import type { VisitLine, VisitSheet } from './sharing.queries.ts';

function monthsAgo(months: number): string {
  const day = new Date(`${today()}T12:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}

const notSent = { send: () => undefined };
const text = { draft: v.string(), empty: '', ...notSent };
const keys = { draft: v.array(v.string()), empty: [], ...notSent };

export const visitForm = defineForm<never, object>()({
  doctor: { draft: v.nullable(v.number()), empty: null, ...notSent },
  level: { draft: v.number(), empty: 4, ...notSent },
  from: { ...text, empty: () => monthsAgo(6) },
  to: { ...text, empty: today },
  out: keys,
  in: keys,
  reason: text,
  questions: text,
});

export type VisitDraft = DraftOf<typeof visitForm>;

export const toKey = ({ tipo, id_record }: Pick<VisitLine, 'tipo' | 'id_record'>) => `${tipo} ${id_record}`;

/** Only the newest few of these frequent lines are selected by default, so that the sheet stays on one page. */
const frequentSections: readonly string[] = ['completed', 'visits', 'readings', 'notebook'];
const maxDefaultLines = 5;

export interface SheetSection {
  id: string;
  title: string;
  lines: (VisitLine & { key: string; isSelected: boolean })[];
}

export function toSections(lines: readonly VisitLine[], draft: Pick<VisitDraft, 'out' | 'in'>): SheetSection[] {
  const sections = Map.groupBy(lines, ({ sezione }) => sezione);
  return [...sections].map(([id, all]) => ({
    id,
    title: all[0]?.titolo ?? '',
    lines: all.map((line, index) => {
      const key = toKey(line);
      const isDefault = !frequentSections.includes(id) || index < maxDefaultLines;
      return { ...line, key, isSelected: isDefault ? !draft.out.includes(key) : draft.in.includes(key) };
    }),
  }));
}

export function withLines(draft: VisitDraft, keys: readonly string[], on: boolean): VisitDraft {
  const without = (kept: readonly string[]) => kept.filter((key) => !keys.includes(key));
  return on
    ? { ...draft, out: without(draft.out), in: [...without(draft.in), ...keys] }
    : { ...draft, out: [...without(draft.out), ...keys], in: without(draft.in) };
}

/** Limits of the contract. */
export const maxLines = 500;
const maxQuestions = 20;

export const splitQuestions = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const tooManyQuestions = (text: string): boolean => splitQuestions(text).length > maxQuestions;
export const hasLongQuestion = (text: string): boolean =>
  splitQuestions(text).some((question) => question.length > maxLengths.domande);

export const toSheet = (
  draft: VisitDraft,
  sections: readonly SheetSection[],
  reader: Pick<VisitSheet, 'id_cpp' | 'id_livello_confidenzialita'>,
): VisitSheet => {
  const chosen = sections.flatMap(({ lines }) => lines.filter(({ isSelected }) => isSelected));
  const sheet = {
    ...reader,
    voci: chosen.map(({ tipo, id_record }) => ({ tipo, id_record })),
    ...(draft.from && { dal: draft.from }),
    ...(draft.to && { al: draft.to }),
    motivo: draft.reason.trim(),
    domande: splitQuestions(draft.questions),
  };
  return sheet as VisitSheet;
};
