import { elementsOfStory, type Finding, isUndrawn } from './found.ts';

const scrolls = /auto|scroll/;
const cuts = /hidden|clip/;

/** Whether something around the element, up to the page, deals with what is too wide: it scrolls, or it cuts. */
function isHeld(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, position } = getComputedStyle(at);
    if (scrolls.test(overflowX) || cuts.test(overflowX)) return true;
    if (position === 'fixed') return false;
  }
  return false;
}

/** Nothing makes the page scroll sideways, and nothing opens beyond its edge. */
export function overflow(): Finding[] {
  const { clientWidth } = document.documentElement;
  const wide = elementsOfStory().filter((element) => {
    const { left, right, bottom, width } = element.getBoundingClientRect();
    return width > 1 && bottom > 0 && (right > clientWidth + 1 || left < -1) && !isHeld(element) && !isUndrawn(element);
  });
  // A dialog scrolls down; sideways it would hide a part, and nobody would look for it.
  const aside = elementsOfStory().filter(
    (element) =>
      element.closest('dialog') !== null &&
      !element.matches('[role="tablist"], input, textarea, select, :has(> table)') &&
      scrolls.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1,
  );
  // What is inside a wide element is wide as well: the outermost says it.
  const outermost = wide
    .filter((element) => !wide.some((other) => other !== element && other.contains(element)))
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return {
        element,
        what: `reaches from ${Math.round(left)} to ${Math.round(right)} px where the page is ${clientWidth} px wide`,
      };
    });
  return [...outermost, ...aside.map((element) => ({ element, what: 'scrolls sideways within a dialog' }))];
}

function* textsOf(elements: readonly Element[]): Generator<{ element: Element; rects: DOMRect[] }> {
  for (const element of elements) {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (texts.length === 0 || isUndrawn(element)) continue;
    const range = document.createRange();
    yield {
      element,
      rects: texts.flatMap((text) => {
        range.selectNodeContents(text);
        return [...range.getClientRects()];
      }),
    };
  }
}

/** The first box around the element that cuts off a part of its text; boxes that scroll hand it over to who scrolls. */
function cutBy(element: Element, rects: readonly DOMRect[]): Element | undefined {
  // The box of a line of text is higher than its letters.
  const air = Number.parseFloat(getComputedStyle(element).fontSize) * 0.25;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const acrossCut =
      cuts.test(overflowX) && rects.some(({ left, right }) => left < box.left - 2 || right > box.right + 2);
    const alongCut =
      cuts.test(overflowY) && rects.some(({ top, bottom }) => top < box.top - air || bottom > box.bottom + air);
    if (acrossCut || alongCut) return at;
    if (scrolls.test(overflowX) || scrolls.test(overflowY)) return undefined;
  }
  return undefined;
}

const controls = 'a[href], button, input, select, textarea, summary';

/** No box cuts off a text or a control in it, an ellipsis included: who enlarged it could not read or reach the rest. */
export function clipped(): Finding[] {
  const elements = elementsOfStory();
  const usable = elements.filter((element) => element.matches(controls) && !isUndrawn(element));
  return [
    ...[...textsOf(elements)].flatMap(({ element, rects }) =>
      cutBy(element, rects) ? [{ element, what: 'has text that is cut off' }] : [],
    ),
    ...usable.flatMap((element) =>
      element.parentElement && cutBy(element.parentElement, [element.getBoundingClientRect()])
        ? [{ element, what: 'is cut off' }]
        : [],
    ),
  ];
}
