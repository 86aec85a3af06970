import { checkAll, checkLook, highContrast } from './axe.ts';
import { classOrder } from './class-order.ts';
import { colours } from './colours.ts';
import { forcedColours } from './forced.ts';
import { describeElement, type Finding } from './found.ts';
import { clippedText, overflow } from './layout.ts';
import { applyLook, type Look, resetLook } from './look.ts';

const lines = (check: () => Finding[]) => async () =>
  check().map(({ element, what }) => `${describeElement(element)} ${what}`);

const checks = {
  axe: checkAll,
  'axe again': checkLook,
  'high contrast': highContrast,
  overflow: lines(overflow),
  'cut text': lines(clippedText),
  wireframe: lines(colours),
  'class order': lines(classOrder),
  'forced colours': lines(forcedColours),
};

export type Check = keyof typeof checks;

export async function inspect(look: Look, names: readonly Check[]): Promise<string[]> {
  await applyLook(look);
  const found: string[] = [];
  for (const name of names) found.push(...(await checks[name]()).map((line) => `${name}: ${line}`));
  return found;
}

export interface About {
  tags: readonly string[];
  viewport: string | undefined;
  /** Parts of the errors and warnings that it prints on purpose. */
  expectedLogs: readonly string[];
}

/** The whole context of a story is much larger than what is asked here. */
export async function describeStory(storyId: string): Promise<About> {
  const preview = window.__STORYBOOK_PREVIEW__;
  await preview.ready();
  const { tags, storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId });
  return { tags, viewport: storyGlobals?.viewport?.value, expectedLogs: parameters.expectedLogs ?? [] };
}

/** Removes the hidden placeholders of Storybook, which often have more elements than the story. */
export function removePlaceholders(): void {
  for (const element of document.querySelectorAll('.sb-preparing-story, .sb-preparing-docs')) element.remove();
}

export type { Look };
export { resetLook };

export interface StoryChecks {
  inspect: typeof inspect;
  describeStory: typeof describeStory;
  removePlaceholders: typeof removePlaceholders;
  resetLook: typeof resetLook;
}

declare global {
  interface Window {
    /** Present in automated browsers only. */
    storyChecks?: Promise<StoryChecks>;
    __STORYBOOK_PREVIEW__: {
      ready(): Promise<void>;
      storyStoreValue: {
        loadStory(request: { storyId: string }): Promise<{
          tags: string[];
          parameters: { expectedLogs?: string[] };
          storyGlobals?: { viewport?: { value: string } };
        }>;
        userGlobals: { update(globals: Record<string, unknown>): void };
      };
    };
  }
}
