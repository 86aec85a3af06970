import { type GlobalStyleRule, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { components, utilities } from './layers.css.ts';

/** A rule of a component, inside the components layer. Every `style()` and recipe of this package goes through it. */
export function layered(rule: StyleRule): StyleRule {
  return { '@layer': { [components]: rule } };
}

/** A rule that must win over components (visually hidden, print). */
export function utility(rule: StyleRule): StyleRule {
  return { '@layer': { [utilities]: rule } };
}

/** A rule for elements reached through a selector, inside the components layer. */
export function layeredGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [components]: rule } });
}
