import axe, { type RuleObject, type RunOptions } from 'axe-core';
import { elementsOfStory } from './found.ts';

// A story is a part of a page: landmarks and the heading above it belong to the page.
const ofThePage: RuleObject = {
  region: { enabled: false },
  'page-has-heading-one': { enabled: false },
  'landmark-one-main': { enabled: false },
};

/** What stands in it beside its name is its description, which is said as well. */
const isDescribed = (selector: string) => document.querySelector(selector)?.hasAttribute('aria-describedby') ?? false;

async function look(options: RunOptions): Promise<string[]> {
  const { violations } = await axe.run({ exclude: ['.sb-wrapper'] }, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ target }) => !(id === 'label-content-name-mismatch' && isDescribed(String(target[0]))))
      .map(({ target, any, all, none }) => {
        const why = [...any, ...all, ...none].map(({ message }) => message)[0] ?? help;
        return `${id} (${help}): ${target.join(' ')}: ${why}`;
      }),
  );
}

/** Every element that is drawn, with all that a rule could read of it but its words, its colours and its place. */
const shape = () =>
  elementsOfStory()
    .map(({ tagName, attributes }) => `${tagName} ${[...attributes].map(said).sort().join(' ')}`)
    .join('\n');

const spoken = /^(id|for|style|lang|dir|title|alt|placeholder|href|name|value|(data|aria)-.*)$/;
const said = ({ name, value }: Attr) => (spoken.test(name) ? name : `${name}=${value}`);

/** As it was when everything was asked. */
let asked: string | undefined;

/** Everything axe knows of WCAG 2.2 AA and of good practice, the size of what is touched included. */
export function everything(): Promise<string[]> {
  asked = shape();
  return look({ rules: { ...ofThePage, 'target-size': { enabled: true } } });
}

// What depends on colours, places and words: it may fail in another look even if nothing has come or gone.
const ofTheLook = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'label-content-name-mismatch',
  'nested-interactive',
];

/** The same in another look: all of it where that draws other elements, else what the look alone can have changed. */
export const everythingAgain = () => (shape() === asked ? look({ runOnly: ofTheLook }) : everything());

/** Text at 7:1, which the theme for those who need it promises. */
export const highContrast = () => look({ runOnly: ['color-contrast-enhanced'] });
