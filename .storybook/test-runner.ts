import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import type { Check, Look } from './checks/index.ts';

/** The types of the test runner lack the globals of the story. */
type WithGlobals = Awaited<ReturnType<typeof getStoryContext>> & {
  storyGlobals?: { viewport?: { value: string } };
};

const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

interface Visit {
  name: string;
  look: Look;
  /** Defaults to the viewport of the story. */
  viewport?: typeof phone;
  /** Windows contrast themes. */
  forced?: boolean;
  checks: readonly Check[];
  /** Done for every story. The others are done for some of each component: see {@link hasEveryLook}. */
  always?: boolean;
}

/** The play function runs once, in the first look; the resulting page is checked in all of them. */
const visits: readonly Visit[] = [
  { name: 'light, it', look: {}, checks: ['axe', 'class order'], always: true },
  {
    name: 'dark, en, phone',
    look: { theme: 'dark', locale: 'en' },
    viewport: phone,
    checks: ['axe again', 'overflow'],
    always: true,
  },
  {
    name: 'dark, en, phone, text 200 %',
    look: { theme: 'dark', locale: 'en', textSize: 200 },
    viewport: phone,
    checks: ['overflow', 'cut text'],
  },
  {
    name: 'wireframe, en, phone, right to left',
    look: { theme: 'wireframe', locale: 'en', direction: 'rtl' },
    viewport: phone,
    checks: ['overflow', 'wireframe'],
  },
  {
    name: 'high contrast, en, phone',
    look: { theme: 'high-contrast', locale: 'en' },
    viewport: phone,
    checks: ['high contrast'],
  },
  {
    name: 'forced colours, phone',
    look: {},
    viewport: phone,
    forced: true,
    checks: ['forced colours'],
  },
];

const begun = new Set<string>();

/** The first story of each component, those with the tag `looks`, and all of them where STORY_LOOKS is `all`. */
function hasEveryLook(component: string, tags: readonly string[]): boolean {
  const isFirst = !begun.has(component);
  begun.add(component);
  return isFirst || tags.includes('looks') || process.env.STORY_LOOKS === 'all';
}

const isStory = (page: Page) =>
  page.evaluate(() => document.querySelector('#storybook-root')?.childElementCount !== 0 && 'storyChecks' in window);

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    // The test runner ignores the viewport of the story.
    const { storyGlobals }: WithGlobals = await getStoryContext(page, story);
    await page.setViewportSize(storyGlobals?.viewport?.value === 'phone' ? phone : desktop);
    // Contrast cannot be measured during a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
  },
  async postVisit(page, story) {
    if (!(await isStory(page))) return;
    const { id, title } = story;
    const { tags } = await getStoryContext(page, story);
    const every = hasEveryLook(title, tags);
    const found: string[] = [];
    for (const { name, look, viewport, forced, checks } of visits.filter(({ always }) => every || always)) {
      if (viewport) await page.setViewportSize(viewport);
      if (forced) await page.emulateMedia({ forcedColors: 'active' });
      const lines = await page.evaluate(
        async ([look, asked]) => (await window.storyChecks)?.inspect(look, asked) ?? ['the checks are not there'],
        [look, checks] as const,
      );
      if (forced) await page.emulateMedia({ forcedColors: 'none' });
      found.push(...lines.map((line) => `${id} [${name}] ${line}`));
    }
    await page.evaluate(async () => (await window.storyChecks)?.applyLook({}));
    if (found.length > 0) throw new Error(`\n${found.join('\n')}`);
  },
};

export default config;
