import type { Difference } from './compare.ts';

export interface Compared {
  /** `story-id.look`, the file name of its three images. */
  name: string;
  difference: Difference;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

function figures({ name, difference }: Compared): string {
  const picture = (folder: string, words: string) =>
    `<figure><figcaption>${words}</figcaption><img loading="lazy" src="${folder}/${escaped(name)}.png" alt="${words}"></figure>`;
  if (difference.kind === 'new') return picture('after', 'New');
  if (difference.kind === 'gone') return picture('before', 'Gone');
  return picture('before', 'Before') + picture('after', 'After') + picture('difference', 'Difference');
}

const said = ({ difference }: Compared) =>
  difference.kind === 'changed'
    ? `${difference.pixels} pixels, ${(difference.share * 100).toFixed(2)} %`
    : difference.kind;

/** Returns an HTML page that lists the largest differences first and needs only the folder of images. */
export function report(reference: string, compared: readonly Compared[], failed: readonly string[]): string {
  const size = ({ difference }: Compared) => (difference.kind === 'changed' ? difference.share : 2);
  const shown = compared
    .filter(({ difference }) => difference.kind !== 'same')
    .sort((one, other) => size(other) - size(one));
  const sections = shown.map(
    (one) => `<section><h2>${escaped(one.name)}</h2><p>${said(one)}</p><div>${figures(one)}</div></section>`,
  );
  const problems =
    failed.length > 0 ? `<h2>Not taken</h2><ul>${failed.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>` : '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Compared with ${escaped(reference)}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem; background: #f5f2ea; color: #14282c }
section { margin-block: 2rem; padding: 1rem; background: #fff; border-radius: 0.5rem }
section > div { display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0; flex: 1 1 18rem } img { max-inline-size: 100%; border: 1px solid #dcd6c6 } h2 { font-size: 1.1rem; margin: 0 }
</style>
<h1>Compared with ${escaped(reference)}</h1>
<p>${shown.length} of ${compared.length} pictures differ.</p>
${problems}
${sections.join('\n')}
</html>
`;
}
