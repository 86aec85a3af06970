// What a test asks the page of a story. Loaded only where a machine drives the browser.
import { everything, everythingAgain, highContrast } from './axe.ts';
import { classOrder } from './class-order.ts';
import { colours } from './colours.ts';
import { forcedColours } from './forced.ts';
import { type Finding, place } from './found.ts';
import { clipped, overflow } from './layout.ts';
import { type Look, wear } from './look.ts';

const lines = (check: () => Finding[]) => async () => check().map(({ element, what }) => `${place(element)} ${what}`);

const checks = {
  axe: everything,
  'axe again': everythingAgain,
  'high contrast': highContrast,
  overflow: lines(overflow),
  'cut text': lines(clipped),
  wireframe: lines(colours),
  'class order': lines(classOrder),
  'forced colours': lines(forcedColours),
};

export type Check = keyof typeof checks;

/** Puts the story into a look and says what is wrong with it there. */
export async function inspect(look: Look, names: readonly Check[]): Promise<string[]> {
  await wear(look);
  const found: string[] = [];
  for (const name of names) found.push(...(await checks[name]()).map((line) => `${name}: ${line}`));
  return found;
}

export type { Look };
export { wear };

export interface StoryChecks {
  inspect: typeof inspect;
  wear: typeof wear;
}

declare global {
  interface Window {
    /** Only where a machine drives the browser. */
    storyChecks?: Promise<StoryChecks>;
  }
}
