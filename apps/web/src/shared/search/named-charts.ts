import { type Chart, charts } from '../readings/charts.ts';
import { isBegun, isMistyped, splitWords } from './find-pages.ts';

/** The beginnings of shorter words are parts of the names of other measures. */
const minNameLength = 4;

/** Returns the charts that the most words of the query name: of “blood pressure” only the one of the pressure. */
export function findNamedCharts(query: string, namesOf: (chart: Chart) => string): Chart[] {
  const named = charts.map((chart) => ({ chart, names: splitWords(namesOf(chart)) }));
  const find = (word: string, isFound: typeof isBegun) =>
    named.filter(({ names }) => names.some((name) => isFound(name, word)));
  const wanted = splitWords(query).filter((word) => word.length >= minNameLength);
  const hits = wanted.flatMap((word) => {
    const begun = find(word, isBegun);
    return begun.length > 0 ? begun : find(word, isMistyped);
  });
  const count = (chart: Chart) => hits.filter((hit) => hit.chart === chart).length;
  const most = Math.max(...charts.map(count));
  return most === 0 ? [] : charts.filter((chart) => count(chart) === most);
}
