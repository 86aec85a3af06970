import { type Finding, getStoryElements, isVisuallyHidden } from './found.ts';

// Properties that survive forced colours; shadows and background images do not.
const sides = ['top', 'right', 'bottom', 'left'];
const properties = [
  'color',
  'background-color',
  ...sides.flatMap((side) => [`border-${side}-color`, `border-${side}-style`, `border-${side}-width`]),
  'outline-color',
  'outline-style',
  'outline-width',
  'font-weight',
  'font-style',
  'text-decoration-line',
  'opacity',
  'visibility',
  'display',
  'transform',
  'fill',
  'stroke',
];

const readPartLook = (element: Element, part?: string) => {
  const style = getComputedStyle(element, part);
  return part && style.content === 'none' ? '' : properties.map((name) => style.getPropertyValue(name)).join();
};

/** An invisible control on top of its drawing has no look of its own. */
const readLook = (element: Element) =>
  getComputedStyle(element).opacity === '0'
    ? ''
    : [undefined, '::before', '::after'].map((part) => readPartLook(element, part)).join('|');

/** Includes the parents and siblings, which may depend on the state through :has(). */
function readSurroundings(element: Element): string {
  const around = [element.parentElement, element.parentElement?.parentElement].filter((one) => one instanceof Element);
  return [...around, element, ...element.querySelectorAll('*'), ...(element.parentElement?.children ?? [])]
    .map(readLook)
    .join('\n');
}

const attributes = ['aria-disabled', 'aria-pressed', 'aria-selected', 'aria-current', 'aria-invalid'];
const stateSelector = attributes.map((name) => `[${name}]:not([${name}="false"])`).join();

function withoutState(element: Element, look: () => void): void {
  if (element instanceof HTMLInputElement && element.checked) {
    element.checked = false;
    look();
    element.checked = true;
    return;
  }
  const names = attributes.filter((name) => element.hasAttribute(name));
  const values = names.map((name) => element.getAttribute(name) ?? '');
  for (const name of names) element.removeAttribute(name);
  look();
  names.forEach((name, at) => {
    element.setAttribute(name, values[at] ?? '');
  });
}

/** A state must not be shown by the background colour alone. Errors have a message next to the field. */
function lostStates(elements: readonly Element[]): Finding[] {
  return (
    elements
      .filter((element) => element.matches(`${stateSelector}, input:checked`) && !isVisuallyHidden(element))
      .filter((element) => !element.matches('[aria-invalid="true"]:not([aria-disabled], :checked)'))
      // Skips native controls, and groups whose members show the state.
      .filter((element) => !element.matches('input') || getComputedStyle(element).appearance === 'none')
      .filter((element) => !element.querySelector(stateSelector))
      .flatMap((element) => {
        const before = readSurroundings(element);
        let after = before;
        withoutState(element, () => {
          after = readSurroundings(element);
        });
        return before === after ? [{ element, what: 'looks the same without its state' }] : [];
      })
  );
}

/** The selection must not be shown by the focus ring. */
function lostFocus(elements: readonly Element[]): Finding[] {
  return elements
    .filter((element) => element instanceof HTMLInputElement)
    .filter((input) => input.checked && !isVisuallyHidden(input))
    .flatMap((element) => {
      element.blur();
      const before = readSurroundings(element);
      // Missing in the DOM types.
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      const after = readSurroundings(element);
      element.blur();
      return before === after ? [{ element, what: 'looks the same with the focus' }] : [];
    });
}

const borderColors = (style: CSSStyleDeclaration) =>
  sides.map((side) => style.getPropertyValue(`border-${side}-color`));

function hiddenParts(element: Element): string[] {
  const style = getComputedStyle(element);
  const found: string[] = [];
  if (style.animationName !== 'none' && style.borderRadius === '50%' && new Set(borderColors(style)).size === 1)
    found.push('rotates invisibly');
  // The bar is a background without a border, and its colour cannot be read.
  if (element instanceof HTMLProgressElement && style.forcedColorAdjust !== 'none') found.push('looks empty');
  const around = element.parentElement && getComputedStyle(element.parentElement);
  if (element.matches('svg.lucide') && around && around.color !== style.color) found.push('has a colour of its own');
  return found;
}

const maxSignSize = 32;

function withoutForcedColors<Value>(ask: () => Value): Value {
  const { style } = document.documentElement;
  style.forcedColorAdjust = 'none';
  const answer = ask();
  style.forcedColorAdjust = '';
  return answer;
}

const isSaturated = (color: string) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return alpha > 0 && color.startsWith('rgb') && Math.max(red, green, blue) - Math.min(red, green, blue) > 48;
};

function lostColours(elements: readonly Element[]): Finding[] {
  const painted = withoutForcedColors(() =>
    elements.map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { element, color, backgroundColor };
    }),
  );
  return painted.flatMap(({ element, color, backgroundColor }) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const found: Finding[] = [];
    const isSign =
      element.childNodes.length === 0 && !element.matches('input') && Math.max(width, height) <= maxSignSize;
    if (isSign && isSaturated(backgroundColor) && style.backgroundColor !== backgroundColor)
      found.push({ element, what: 'loses the colour that it consists of' });
    if (/^rgba.*, 0\)$/.test(color) && !/^rgba.*, 0\)$/.test(style.color) && style.color !== style.backgroundColor)
      found.push({ element, what: 'has words that were hidden and are not' });
    return found;
  });
}

/** Checks that states remain distinguishable with forced colours (Windows contrast themes). */
export function forcedColours(): Finding[] {
  if (!matchMedia('(forced-colors: active)').matches) throw new Error('The colours of the system are not in force.');
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  const elements = getStoryElements();
  const found = [
    ...lostStates(elements),
    ...lostFocus(elements),
    ...elements.flatMap((element) => hiddenParts(element).map((what) => ({ element, what }))),
    ...lostColours(elements),
  ];
  still.remove();
  return found;
}
