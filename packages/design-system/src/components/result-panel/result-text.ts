import type { ResultPanelProps, ResultValue } from './result.ts';

type Parts = Pick<
  ResultPanelProps,
  'title' | 'values' | 'refusal' | 'warnings' | 'assumptions' | 'sources' | 'extraCopyLines'
>;

export function resultText(parts: Parts, write: (value: ResultValue) => string, source: string): string {
  const { title, values, refusal, warnings = [], assumptions = [], sources = [], extraCopyLines = [] } = parts;
  const results = values.flatMap((one) => {
    if (one.value === null) return [];
    const line = `${one.label}: ${[write(one), one.unit].filter(Boolean).join(' ')}`;
    return [`${line}${one.band ? ` (${one.band.label})` : ''}`, ...(one.note === undefined ? [] : [one.note])];
  });
  return [
    title,
    ...(refusal === undefined ? results : [refusal]),
    ...warnings,
    ...assumptions,
    ...sources.map(({ citation }) => `${source}: ${citation}`),
    ...extraCopyLines,
  ].join('\n');
}
