import axe, { type RuleObject, type RunOptions } from 'axe-core';
import { getStoryElements } from './found.ts';

// Landmarks and the main heading belong to the page that contains the component.
const pageRules: RuleObject = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'landmark-one-main': { enabled: false },
};

/** Text that is referenced by aria-describedby need not be part of the accessible name. */
const isDescribed = (selector: string) => document.querySelector(selector)?.hasAttribute('aria-describedby') ?? false;

async function runAxe(options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run(
    { exclude: ['.sb-wrapper'] },
    // Fetches no style sheets: the only rule that reads them is experimental and off.
    { resultTypes: ['violations'], preload: { assets: ['media'] }, ...options },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !(id === 'label-content-name-mismatch' && isDescribed(String(target[0]))))
      .map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message)[0] ?? help;
        return `${id} (${help}): ${target.join(' ')}: ${why}`;
      }),
  );
}

const shape = () =>
  getStoryElements()
    .map(({ tagName, attributes }) => `${tagName} ${[...attributes].map(describeAttribute).sort().join(' ')}`)
    .join('\n');

const ignoredValues = /^(id|for|style|lang|dir|title|alt|placeholder|href|name|value|(data|aria)-.*)$/;
const describeAttribute = ({ name, value }: Attr) => (ignoredValues.test(name) ? name : `${name}=${value}`);

let checkedShape: string | undefined;

export function checkAll(): Promise<string[]> {
  checkedShape = shape();
  return runAxe({ rules: { ...pageRules, 'target-size': { enabled: true } } });
}

// Rules that depend on colours, positions or texts, so they may fail in another look with the same elements.
const lookRules = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'label-content-name-mismatch',
  'landmark-unique',
  'nested-interactive',
];

export const checkLook = () => (shape() === checkedShape ? runAxe({ runOnly: lookRules }) : checkAll());

/** Checks the contrast of 7:1 that the high-contrast theme guarantees. */
export const highContrast = () => runAxe({ runOnly: ['color-contrast-enhanced'] });
