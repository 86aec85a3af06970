import { type GlobalStyleRule, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { components, placed as placedLayer, utilities } from './layers.css.ts';

/** A rule of a component, inside the components layer. Every `style()` and recipe of this package goes through it. */
export function layered(rule: StyleRule): StyleRule {
  return { '@layer': { [components]: rule } };
}

/**
 * What a component says of another one that it is made of, and that the other says of itself too: a wider padding of a
 * field, another colour of a button. In a layer of its own, it wins whichever of the two sheets is loaded last.
 */
export function placed(rule: StyleRule): StyleRule {
  return { '@layer': { [placedLayer]: rule } };
}

/** A rule that must win over components (visually hidden, print). */
export function utility(rule: StyleRule): StyleRule {
  return { '@layer': { [utilities]: rule } };
}

/** A rule for elements reached through a selector, inside the components layer. */
export function layeredGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [components]: rule } });
}
