import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import type { About, Check, Look } from './checks/index.ts';

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

/**
 * The first story and the first interaction test of each component, those with the tag `looks`, and all of them where
 * STORY_LOOKS is `all`.
 */
function hasEveryLook(component: string, tags: readonly string[]): boolean {
  const kind = `${component} ${tags.includes('interaction')}`;
  const isFirst = !begun.has(kind);
  begun.add(kind);
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

/** The story that is being visited. */
let story: About = { tags: [], viewport: undefined, expectedLogs: [] };

/** Errors and warnings in the console since the visit began. */
const logged: string[] = [];
const listened = new WeakSet<Page>();

/**
 * Not printed by a story: Storybook's own use of all properties of an event's window, when a mock records the event, and
 * the speed of WebGL without a graphics card.
 */
const ofOthers = /^Accessing the Story Store is deprecated|GL Driver Message \(OpenGL, Performance/;

function listen(page: Page): void {
  if (listened.has(page)) return;
  listened.add(page);
  page.on('console', (message) => {
    const text = message.text();
    if (/^(error|warning|assert)$/.test(message.type()) && !ofOthers.test(text))
      logged.push(`${message.type()}: ${text}`);
  });
  page.on('pageerror', (error) => logged.push(`uncaught: ${error.message}`));
}

/** A story lists parts of what it must print in the parameter `expectedLogs`. */
function unexpectedLogs(): string[] {
  const { expectedLogs } = story;
  const missing = expectedLogs.filter((part) => !logged.some((line) => line.includes(part)));
  return [
    ...new Set(logged.filter((line) => !expectedLogs.some((part) => line.includes(part)))),
    ...missing.map((part) => `expected "${part}", which was not printed`),
  ];
}

const config: TestRunnerConfig = {
  async prepare({ page }) {
    // Contrast cannot be measured during a transition.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(turnOffHighlighting);
    await page.goto(new URL('iframe.html', process.env.TARGET_URL).href);
    await page.evaluate(async () => (await window.storyChecks)?.removePlaceholders());
  },
  async preVisit(page, { id }) {
    listen(page);
    logged.length = 0;
    // A navigation has removed what the test runner added to the page.
    const described = await page.evaluate(
      async (id) => ('__test' in window ? (await window.storyChecks)?.describeStory(id) : undefined),
      id,
    );
    if (!described) {
      // With this message the test runner opens Storybook again. Otherwise all that follow in the file would fail.
      throw new Error('Execution context was destroyed: a story before this one has left the page.');
    }
    story = described;
    // The test runner ignores the viewport of the story.
    await page.setViewportSize(story.viewport === 'phone' ? phone : desktop);
  },
  async postVisit(page, { id, title }) {
    if (!(await isStory(page))) return;
    const every = hasEveryLook(title, story.tags);
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
    found.push(...unexpectedLogs().map((line) => `${id} [console] ${line}`));
    if (found.length > 0) throw new Error(`\n${found.join('\n')}`);
  },
};

export default config;
