// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { getTitle, modules, type StoryModule } from './stories.ts';

const entries = import.meta.glob<Record<string, unknown>>('../components/*/index.ts', { eager: true });
const getFolder = (path: string) => /components\/([^/]+)\//.exec(path)?.[1] ?? '';
// A folder that exports only functions has no component to show.
const folders = Object.entries(entries)
  .filter(([, exported]) => Object.keys(exported).some((name) => /^[A-Z]/.test(name)))
  .map(([path]) => getFolder(path));

function getChapters({ default: { parameters } }: StoryModule): string {
  const docs = parameters?.docs as { description?: { component?: string } } | undefined;
  return docs?.description?.component ?? '';
}

const items = (text: string, chapter: string) =>
  (
    text
      .split(`### ${chapter}\n`)[1]
      ?.split('###')[0]
      ?.match(/^- .{20,}/gm) ?? []
  ).length;

const pages = import.meta.glob<string>('../../../../.storybook/docs/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const readme = Object.values(
  import.meta.glob<string>('../../README.md', { query: '?raw', import: 'default', eager: true }),
)[0];

describe('documentation', () => {
  it.each(Object.keys(entries).map(getFolder))('the README names %s', (folder) => {
    expect(readme).toContain(`\`${folder}\``);
  });

  it.each(Object.entries(pages))('%s has no bare Markdown table, which MDX does not support', (_, page) => {
    expect(page.replace(/<Markdown>[\s\S]*?<\/Markdown>/g, '')).not.toMatch(/^\|/m);
  });

  it.each(folders)('%s has stories', (folder) => {
    expect(modules.filter(({ path }) => getFolder(path) === folder).length).toBeGreaterThan(0);
  });

  it.each(modules)('$path states what it is, when to use it and when not to', ({ stories }) => {
    const text = getChapters(stories);
    expect(text.split('###')[0]?.trim().length, 'what it is').toBeGreaterThan(20);
    expect(items(text, 'Use it'), 'when').toBeGreaterThan(0);
    expect(items(text, 'Use something else'), 'when not').toBeGreaterThan(0);
  });

  it.each(modules)('$path has a valid title and at least one story', ({ stories }) => {
    expect(getTitle(stories)).toMatch(
      /^(Actions|Fields|Overlays|Feedback|Layout|Record|Data|Calculators|Patterns)\/\S/,
    );
    expect(Object.keys(stories).length).toBeGreaterThan(1);
  });

  it('titles are unique', () => {
    const titles = modules.map(({ stories }) => getTitle(stories));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
});
