import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { here } from './entries.ts';
import { en } from './src/locales/en.ts';
import { calculators } from './src/registry.ts';
import type { CalculatorDefinition, InputDefinition, Reference } from './src/types.ts';

const words: Readonly<Record<string, string>> = en.messages;
const begin = '<!-- calculators -->';
const end = '<!-- /calculators -->';

function limits([key, input]: [string, InputDefinition]): string {
  const name = `\`${key}\`${input.optional ? ' (optional)' : ''}`;
  if (!('hard' in input)) return name;
  // Ranges of a quantity are in its first unit.
  const unit = input.kind === 'quantity' ? ` ${input.units[0]}` : '';
  return `${name} ${input.usual.join('–')} (${input.hard.join('–')})${unit}`;
}

function source({ citation, year, doi, isbn, url }: Reference): string {
  const where = doi ? `[doi:${doi}](https://doi.org/${doi})` : isbn ? `ISBN ${isbn}` : (url ?? '');
  return `${citation}, ${year}. ${where}`;
}

/** Includes the terms that are the same for all people; coefficients of groups are in the definition. */
const equations = ({ equation, parts = [] }: CalculatorDefinition) =>
  [equation, ...parts.flatMap(({ term, where, equation }) => (Object.keys(where)[0] ? [] : `${term} = ${equation}`))]
    .map((text) => `\`${text}\``)
    .join('<br>');

function table(): string {
  const rows = calculators.map((definition) => {
    const { id, titleKey, inputs, population, references } = definition;
    return [
      `\`${id}\``,
      words[titleKey],
      equations(definition),
      Object.entries(inputs).map(limits).join('<br>'),
      words[population.noteKey],
      references.map(source).join('<br>'),
    ];
  });
  const head = ['id', 'calculator', 'equation', 'inputs: usual range (hard range)', 'population', 'source'];
  const widths = head.map((_cell, column) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: (string | undefined)[]) =>
    `| ${cells.map((cell = '', column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export function readme(text: string): string {
  const [before = '', rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  return `${before}${begin}\n\n${table()}\n\n${end}${after}`;
}

if (import.meta.main) {
  const file = join(here, 'README.md');
  writeFileSync(file, readme(readFileSync(file, 'utf8')));
}
