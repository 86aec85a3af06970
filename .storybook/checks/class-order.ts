import { type Finding, getStoryElements } from './found.ts';

interface Rule {
  selector: string;
  style: CSSStyleDeclaration;
  file: string;
  layer: string;
  weight: readonly [ids: number, classes: number, elements: number];
}

// Class names start with their file: `button__label__1x2y3` (see class-name.ts).
const getFile = (className: string) => className.split('__')[0] ?? '';
const ownClass = /^[a-z0-9-]+__/;

function weigh(selector: string): Rule['weight'] {
  const plain = selector.replace(/:where\([^)]*\)/g, '').replace(/:(?:not|is|has)\(/g, ' (');
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  return [
    count(/#[\w-]+/g),
    count(/\.[\w-]+|\[[^\]]+\]|(?<!:):(?!:)[\w-]+/g),
    count(/(?:^|[\s>+~(])[a-z][\w-]*|::[\w-]+/g),
  ];
}

function read(rules: CSSRuleList, layer: string, into: Map<string, Rule[]>): void {
  for (const rule of rules) {
    if (rule instanceof CSSLayerBlockRule) read(rule.cssRules, layer ? `${layer}.${rule.name}` : rule.name, into);
    else if (rule instanceof CSSMediaRule) {
      if (matchMedia(rule.conditionText).matches) read(rule.cssRules, layer, into);
    } else if (rule instanceof CSSStyleRule) {
      for (const selector of rule.selectorText.split(/,(?![^(]*\))/)) {
        const subject =
          selector
            .trim()
            .split(/[\s>+~](?![^(]*\))/)
            .at(-1) ?? '';
        if (/::/.test(subject)) continue;
        const [, name] = /\.([\w-]+)/.exec(subject) ?? [];
        if (!name || !ownClass.test(name)) continue;
        const one = {
          selector: selector.trim(),
          style: rule.style,
          file: getFile(name),
          layer,
          weight: weigh(selector),
        };
        into.set(name, [...(into.get(name) ?? []), one]);
      }
    }
  }
}

const layers = ['ds.reset', 'ds.tokens', 'ds.base', 'ds.components', 'ds.placed', 'ds.utilities'];

/** Priority without source order: layer, then specificity. */
const priority = ({ layer, weight }: Rule) => [layers.indexOf(layer), ...weight];

function compare(one: Rule, other: Rule): number {
  const theirs = priority(other);
  return (
    priority(one)
      .map((part, index) => part - (theirs[index] ?? 0))
      .find((part) => part !== 0) ?? 0
  );
}

function findConflicts(element: Element, rules: readonly Rule[]): string[] {
  const matching = rules
    .filter(({ selector }) => element.matches(selector))
    .sort(compare)
    .reverse();
  const properties = new Set(matching.flatMap(({ style }) => [...style]));
  return [...properties].flatMap((property) => {
    const setting = matching.filter(({ style }) => style.getPropertyValue(property) !== '');
    const [first] = setting;
    const other = setting.find(
      (rule) =>
        first &&
        rule.file !== first.file &&
        compare(rule, first) === 0 &&
        rule.style.getPropertyValue(property) !== first.style.getPropertyValue(property),
    );
    return first && other ? [`${property} is set by ${first.file} and by ${other.file}`] : [];
  });
}

let known: { sheets: number; wide: number; rules: Map<string, Rule[]> } | undefined;

/** Cached until a style sheet is added or the width changes the matching media queries. */
function readRules(): Map<string, Rule[]> {
  const { length: sheets } = document.styleSheets;
  if (known?.sheets !== sheets || known.wide !== innerWidth) {
    known = { sheets, wide: innerWidth, rules: new Map() };
    for (const sheet of document.styleSheets) read(sheet.cssRules, '', known.rules);
  }
  return known.rules;
}

export function classOrder(): Finding[] {
  const rules = readRules();
  return getStoryElements().flatMap((element) => {
    const classes = [...element.classList].filter((name) => ownClass.test(name));
    if (new Set(classes.map(getFile)).size < 2) return [];
    return [
      ...new Set(
        findConflicts(
          element,
          classes.flatMap((name) => rules.get(name) ?? []),
        ),
      ),
    ].map((what) => ({
      element,
      what,
    }));
  });
}
