import { elementsOfStory, type Finding, isUndrawn } from './found.ts';

// What the system leaves of a look when it takes the colours over: shadows and pictures of the background it takes away.
const sides = ['top', 'right', 'bottom', 'left'];
const seen = [
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

const partLook = (element: Element, part?: string) => {
  const style = getComputedStyle(element, part);
  return part && style.content === 'none' ? '' : seen.map((name) => style.getPropertyValue(name)).join();
};

/** A control that lies unseen over what it is drawn as shows nothing itself. */
const lookOf = (element: Element) =>
  getComputedStyle(element).opacity === '0'
    ? ''
    : [undefined, '::before', '::after'].map((part) => partLook(element, part)).join('|');

/** The element, what is in it, and what is around it as far as it may ask what it holds. */
function lookAround(element: Element): string {
  const around = [element.parentElement, element.parentElement?.parentElement].filter((one) => one instanceof Element);
  return [...around, element, ...element.querySelectorAll('*'), ...(element.parentElement?.children ?? [])]
    .map(lookOf)
    .join('\n');
}

const attributes = ['aria-disabled', 'aria-pressed', 'aria-selected', 'aria-current', 'aria-invalid'];
const said = attributes.map((name) => `[${name}]:not([${name}="false"])`).join();

/** The same element without its state, for as long as `look` looks at it. */
function without(element: Element, look: () => void): void {
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

/** A state that is only a colour of the ground is none any more. An error is said in words beside its field. */
function lostStates(elements: readonly Element[]): Finding[] {
  return (
    elements
      .filter((element) => element.matches(`${said}, input:checked`) && !isUndrawn(element))
      .filter((element) => !element.matches('[aria-invalid="true"]:not([aria-disabled], :checked)'))
      // What the browser draws itself, and a group whose members say it each.
      .filter((element) => !element.matches('input') || getComputedStyle(element).appearance === 'none')
      .filter((element) => !element.querySelector(said))
      .flatMap((element) => {
        const before = lookAround(element);
        let after = before;
        without(element, () => {
          after = lookAround(element);
        });
        return before === after ? [{ element, what: 'looks the same without its state' }] : [];
      })
  );
}

/** The ring of what is chosen must not be what says that it is chosen. */
function lostFocus(elements: readonly Element[]): Finding[] {
  return elements
    .filter((element) => element instanceof HTMLInputElement)
    .filter((input) => input.checked && !isUndrawn(input))
    .flatMap((element) => {
      element.blur();
      const before = lookAround(element);
      // Not yet in the types of the platform.
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
      const after = lookAround(element);
      element.blur();
      return before === after ? [{ element, what: 'looks the same with the focus' }] : [];
    });
}

const drawn = (style: CSSStyleDeclaration) => sides.map((side) => style.getPropertyValue(`border-${side}-color`));

function hiddenParts(element: Element): string[] {
  const style = getComputedStyle(element);
  const found: string[] = [];
  if (style.animationName !== 'none' && style.borderRadius === '50%' && new Set(drawn(style)).size === 1)
    found.push('turns without being seen to');
  // The part that is done is a ground without a border, and cannot be asked for its colour.
  if (element instanceof HTMLProgressElement && style.forcedColorAdjust !== 'none') found.push('looks empty');
  const around = element.parentElement && getComputedStyle(element.parentElement);
  if (element.matches('svg.lucide') && around && around.color !== style.color) found.push('has a colour of its own');
  return found;
}

const small = 32;

/** What the page itself would paint: how much of it the system takes away is asked element by element. */
function unforced<Value>(ask: () => Value): Value {
  const { style } = document.documentElement;
  style.forcedColorAdjust = 'none';
  const answer = ask();
  style.forcedColorAdjust = '';
  return answer;
}

const saturated = (color: string) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return alpha > 0 && color.startsWith('rgb') && Math.max(red, green, blue) - Math.min(red, green, blue) > 48;
};

function lostColours(elements: readonly Element[]): Finding[] {
  const painted = unforced(() =>
    elements.map((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { element, color, backgroundColor };
    }),
  );
  return painted.flatMap(({ element, color, backgroundColor }) => {
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const found: Finding[] = [];
    const isSign = element.childNodes.length === 0 && !element.matches('input') && Math.max(width, height) <= small;
    if (isSign && saturated(backgroundColor) && style.backgroundColor !== backgroundColor)
      found.push({ element, what: 'loses the colour that it consists of' });
    if (/^rgba.*, 0\)$/.test(color) && !/^rgba.*, 0\)$/.test(style.color) && style.color !== style.backgroundColor)
      found.push({ element, what: 'has words that were hidden and are not' });
    return found;
  });
}

/** With the colours of the system (Windows' contrast themes) everything that can be told apart still can be. */
export function forcedColours(): Finding[] {
  if (!matchMedia('(forced-colors: active)').matches) throw new Error('The colours of the system are not in force.');
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, ::before, ::after { transition: none !important; }';
  const elements = elementsOfStory();
  const found = [
    ...lostStates(elements),
    ...lostFocus(elements),
    ...elements.flatMap((element) => hiddenParts(element).map((what) => ({ element, what }))),
    ...lostColours(elements),
  ];
  still.remove();
  return found;
}
