import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import type { Check, Look } from './checks/index.ts';

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

/** Storybook's highlighting reads the styles of all elements whenever one of them changes. */
function turnOffHighlighting(): void {
  let features: object = {};
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
}

/** Tags of the story that is being visited. */
let tags: readonly string[] = [];

const config: TestRunnerConfig = {
  async prepare({ page }) {
    // Contrast cannot be measured during a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(turnOffHighlighting);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    await page.evaluate(async () => (await window.storyChecks)?.removePlaceholders());
  },
  async preVisit(page, { id }) {
    const story = await page.evaluate(async (id) => (await window.storyChecks)?.describeStory(id), id);
    if (!story) throw new Error('The page has no checks.');
    tags = story.tags;
    // The test runner ignores the viewport of the story.
    await page.setViewportSize(story.viewport === 'phone' ? phone : desktop);
  },
  async postVisit(page, { id, title }) {
    if (!(await isStory(page))) return;
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
    await page.evaluate(async () => (await window.storyChecks)?.resetLook());
    if (found.length > 0) throw new Error(`\n${found.join('\n')}`);
  },
};

export default config;
