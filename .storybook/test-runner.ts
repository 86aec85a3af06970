import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { checkA11y, configureAxe, injectAxe } from 'axe-playwright';
import type { Page } from 'playwright';

const root = '#storybook-root';

/** The typings of the runner leave out what the story sets for the toolbar. */
type WithGlobals = Awaited<ReturnType<typeof getStoryContext>> & {
  storyGlobals?: { viewport?: { value: string } };
};

const desktop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };

/** Everything of WCAG 2.2 AA and the best practices, once; then the colours alone in the other themes. */
async function look(page: Page, rules?: readonly string[]) {
  await checkA11y(
    page,
    // Dialogs, menus and toasts live at the end of the body, outside the root.
    { exclude: ['.sb-wrapper'] },
    {
      detailedReport: true,
      detailedReportOptions: { html: true },
      axeOptions: rules ? { runOnly: [...rules] } : {},
      verbose: false,
    },
  );
}

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    // The frame around a story follows its viewport; here there is no frame.
    const { storyGlobals }: WithGlobals = await getStoryContext(page, story);
    await page.setViewportSize(storyGlobals?.viewport?.value === 'phone' ? phone : desktop);
    // What is half-way through a fade has the contrast of neither end.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await injectAxe(page);
  },
  async postVisit(page) {
    if ((await page.locator(root).count()) === 0) return;
    await configureAxe(page, {
      rules: [
        // A story is a part of a page: landmarks and the heading above it belong to the page.
        { id: 'region', enabled: false },
        { id: 'page-has-heading-one', enabled: false },
        { id: 'landmark-one-main', enabled: false },
      ],
    });
    await look(page);
    for (const theme of ['dark', 'high-contrast']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await look(page, ['color-contrast']);
    }
  },
};

export default config;
