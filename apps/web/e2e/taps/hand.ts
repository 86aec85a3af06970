import { expect, type Locator, type Page } from '@playwright/test';

/** What a task may cost at 390 px, counted from Oggi. */
export interface Effort {
  taps: number;
  /** Fields that something is typed into; focusing one is a tap. */
  typed: number;
  /** Scrolled screens, rounded up to halves. */
  screens: number;
}

/** Pixels that stay covered, and that of a tall target must be seen. */
const frame = { header: 48, bar: 56 };
const minTarget = 44;

/**
 * A finger that counts. The system's camera, file picker and share sheet do not count, because they are not the
 * application's.
 */
export class Hand {
  #taps = 0;
  #typed = 0;
  #scrolled = 0;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get effort(): Effort {
    return {
      taps: this.#taps,
      typed: this.#typed,
      screens: Math.ceil((this.#scrolled / this.#height()) * 2) / 2,
    };
  }

  async tap(target: Locator): Promise<void> {
    await this.look(target);
    this.#taps += 1;
    await target.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await this.write(field, text);
  }

  /** Types into a field that has the focus already. */
  async write(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    this.#typed += 1;
    await this.#page.keyboard.type(text);
  }

  /** Taps a button that opens the system's file picker, and chooses. */
  async choose(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.tap(target);
    await (await chooser).setFiles(file);
  }

  /** Scrolls until the target can be read, and counts how far it lies beyond the header and the bar. */
  async look(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    // Content that has just arrived may replace what announced it.
    await this.#page.waitForLoadState('networkidle');
    const { top, bottom, isCovered } = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return { top, bottom, isCovered: element.closest('dialog, header, nav') === null };
    });
    const { header, bar } = isCovered ? frame : { header: 0, bar: 0 };
    const end = Math.min(bottom, top + minTarget);
    this.#scrolled += Math.max(0, header - top, end - (this.#height() - bar));
    await expect(() => target.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  }

  #height(): number {
    return this.#page.viewportSize()?.height ?? Number.NaN;
  }
}
