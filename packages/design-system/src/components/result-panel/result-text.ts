import type { ResultPanelProps, ResultValue } from './result.ts';

type Parts = Pick<ResultPanelProps, 'title' | 'values' | 'refusal' | 'warnings' | 'assumptions' | 'sources'>;

/** The panel as lines of text: what somebody pastes into a message to a doctor. */
export function resultText(parts: Parts, write: (value: ResultValue) => string, source: string): string {
  const { title, values, refusal, warnings = [], assumptions = [], sources = [] } = parts;
  const results = values.flatMap((one) => {
    if (one.value === null) return [];
    return [
      `${one.label}: ${[write(one), one.unit].filter(Boolean).join(' ')}${one.band ? ` (${one.band.label})` : ''}`,
    ];
  });
  return [
    title,
    ...(refusal === undefined ? results : [refusal]),
    ...warnings,
    ...assumptions,
    ...sources.map(({ citation }) => `${source}: ${citation}`),
  ].join('\n');
}
