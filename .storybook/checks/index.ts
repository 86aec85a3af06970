import { checkAll, checkLook, highContrast } from './axe.ts';
import { classOrder } from './class-order.ts';
import { colours } from './colours.ts';
import { forcedColours } from './forced.ts';
import { describeElement, type Finding } from './found.ts';
import { clippedText, overflow } from './layout.ts';
import { applyLook, type Look } from './look.ts';

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

export type { Look };
export { applyLook };

export interface StoryChecks {
  inspect: typeof inspect;
  applyLook: typeof applyLook;
}

declare global {
  interface Window {
    /** Present in automated browsers only. */
    storyChecks?: Promise<StoryChecks>;
  }
}
