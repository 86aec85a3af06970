import { type GlobalStyleRule, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { components, placed as placedLayer, utilities } from './layers.css.ts';

/** Wraps a rule in the components layer. Required for every `style()` and recipe of this package. */
export function layered(rule: StyleRule): StyleRule {
  return { '@layer': { [components]: rule } };
}

/** Overrides a style of a nested component. Its own layer makes it independent of the load order. */
export function placed(rule: StyleRule): StyleRule {
  return { '@layer': { [placedLayer]: rule } };
}

/** For rules that must override components (visually hidden, print). */
export function utility(rule: StyleRule): StyleRule {
  return { '@layer': { [utilities]: rule } };
}

export function layeredGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [components]: rule } });
}

export function placedGlobal(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [placedLayer]: rule } });
}
