import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, type Difference } from './compare.ts';

export interface Compared {
  /** `story-id.look`, the file name of its images. */
  name: string;
  difference: Difference;
}

export interface VisualReport {
  /** The name of the other version and its commit. */
  baseline: { name: string; commit: string };
  /** The commit that the current version is based on. */
  current: string;
  compared: readonly Compared[];
  /** Pictures that could not be taken, with the reason. */
  failed: readonly string[];
}

export const sides = ['baseline', 'current'] as const;
const drawings = 'difference';

/** All that the folder of a report contains. */
export const reportEntries: readonly string[] = ['index.html', ...sides, drawings];

/** Compares the images of the two sides in `folder` and keeps those that the report shows. */
export function comparePictures(folder: string, names: readonly string[]): Compared[] {
  mkdirSync(join(folder, drawings), { recursive: true });
  return names.map((name) => {
    const [baseline, current] = sides.map((side) => join(folder, side, `${name}.png`)) as [string, string];
    const difference = compare(baseline, current, join(folder, drawings, `${name}.png`));
    if (difference.kind === 'same') for (const file of [baseline, current]) rmSync(file, { force: true });
    return { name, difference };
  });
}

const kinds = ['changed', 'new', 'gone', 'same'] as const;

export function countKinds(compared: readonly Compared[]): Record<Difference['kind'], number> {
  const counts = { changed: 0, new: 0, gone: 0, same: 0 };
  for (const { difference } of compared) counts[difference.kind] += 1;
  return counts;
}

/** 0: all the same, 1: something differs, 2: a picture is missing, so that differences may be too. */
export function exitCodeOf({ compared, failed }: Pick<VisualReport, 'compared' | 'failed'>): 0 | 1 | 2 {
  if (failed.length > 0) return 2;
  return compared.some(({ difference }) => difference.kind !== 'same') ? 1 : 0;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function figures({ name, difference }: Compared): string {
  const picture = (folder: string, caption: string) => {
    const file = `${folder}/${encodeURIComponent(name)}.png`;
    return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${caption}: ${escaped(name)}"></a></figure>`;
  };
  if (difference.kind === 'new') return picture('current', 'New');
  if (difference.kind === 'gone') return picture('baseline', 'Gone');
  return picture('baseline', 'Baseline') + picture('current', 'Current') + picture(drawings, 'Difference');
}

const describe = ({ difference }: Compared) =>
  difference.kind === 'changed'
    ? `${difference.pixels} pixels, ${(difference.share * 100).toFixed(2)} %`
    : difference.kind;

/** Returns an HTML page that lists the largest differences first. It refers to images next to it and nothing else. */
function page({ baseline, current, compared, failed }: VisualReport): string {
  const size = ({ difference }: Compared) => (difference.kind === 'changed' ? difference.share : 2);
  const shown = compared
    .filter(({ difference }) => difference.kind !== 'same')
    .sort((one, other) => size(other) - size(one));
  const counts = countKinds(compared);
  const rows = [...kinds.map((kind) => [kind, counts[kind]]), ['not taken', failed.length]]
    .map(([kind, count]) => `<tr><th scope="row">${kind}</th><td>${count}</td></tr>`)
    .join('');
  const links = shown.map(
    (one) => `<li><a href="#${escaped(one.name)}">${escaped(one.name)}</a> ${describe(one)}</li>`,
  );
  const sections = shown.map(
    (one) =>
      `<section id="${escaped(one.name)}"><h2>${escaped(one.name)}</h2><p>${describe(one)}</p><div>${figures(one)}</div></section>`,
  );
  const missing = failed.map((line) => `<li>${escaped(line)}</li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Compared with ${escaped(baseline.name)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; background: #f5f2ea; color: #14282c }
section { margin-block: 2rem; padding: 1rem; background: #fff; border-radius: 0.5rem }
section > div { display: flex; flex-wrap: wrap; gap: 1rem }
th { text-align: start; padding-inline-end: 1rem } td { text-align: end }
figure { margin: 0; flex: 1 1 18rem } img { max-inline-size: 100%; border: 1px solid #dcd6c6 } h2 { font-size: 1.1rem; margin: 0 }
</style>
<h1>Compared with ${escaped(baseline.name)}</h1>
<p>Baseline: ${escaped(baseline.commit.slice(0, 10))}. Current: ${escaped(current.slice(0, 10))} and changes in the working tree.</p>
<table>${rows}</table>
${missing.length > 0 ? `<h2>Not taken</h2><ul>${missing.join('')}</ul>` : ''}
${links.length > 0 ? `<h2>Differences</h2><ul>${links.join('')}</ul>` : '<p>No picture differs.</p>'}
${sections.join('\n')}
</html>
`;
}

/** The reasons of failures may name the temporary server or folders of this machine. */
const withoutPlaces = (line: string) =>
  line.replace(/(?:https?|file):\/\/\S+|(?<![\w.])(?:[A-Za-z]:)?[\\/][\w.\\/-]+/g, '…');

/** Makes `folder`, in which the images are, a page that any web server can host. */
export function writeReport(folder: string, report: VisualReport): string {
  const file = join(folder, 'index.html');
  writeFileSync(file, page({ ...report, failed: report.failed.map(withoutPlaces) }));
  return file;
}
