import { type Finding, getStoryElements, isVisuallyHidden } from './found.ts';

const scrolls = /auto|scroll/;
const clips = /hidden|clip/;

function isContained(element: Element): boolean {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, position } = getComputedStyle(at);
    if (scrolls.test(overflowX) || clips.test(overflowX)) return true;
    if (position === 'fixed') return false;
  }
  return false;
}

export function overflow(): Finding[] {
  const { clientWidth } = document.documentElement;
  const wide = getStoryElements().filter((element) => {
    const { left, right, bottom, width } = element.getBoundingClientRect();
    return (
      width > 1 &&
      bottom > 0 &&
      (right > clientWidth + 1 || left < -1) &&
      !isContained(element) &&
      !isVisuallyHidden(element)
    );
  });
  // Dialogs may scroll vertically only, because a horizontal overflow would go unnoticed.
  const aside = getStoryElements().filter(
    (element) =>
      element.closest('dialog') !== null &&
      !element.matches('[role="tablist"], input, textarea, select, :has(> table)') &&
      scrolls.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1,
  );
  // Descendants of a wide element are wide too, so only the outermost is reported.
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

function* getTexts(elements: readonly Element[]): Generator<{ element: Element; rects: DOMRect[] }> {
  for (const element of elements) {
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    if (texts.length === 0 || isVisuallyHidden(element)) continue;
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

function findClippingAncestor(element: Element, rects: readonly DOMRect[]): Element | undefined {
  // A line box is taller than its glyphs.
  const tolerance = Number.parseFloat(getComputedStyle(element).fontSize) * 0.25;
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const acrossCut =
      clips.test(overflowX) && rects.some(({ left, right }) => left < box.left - 2 || right > box.right + 2);
    const alongCut =
      clips.test(overflowY) &&
      rects.some(({ top, bottom }) => top < box.top - tolerance || bottom > box.bottom + tolerance);
    if (acrossCut || alongCut) return at;
    if (scrolls.test(overflowX) || scrolls.test(overflowY)) return undefined;
  }
  return undefined;
}

const controls = 'a[href], button, input, select, textarea, summary';

/** Fails if text or a control is clippedText, even with an ellipsis: with enlarged text it would be unreachable. */
export function clippedText(): Finding[] {
  const elements = getStoryElements();
  const usable = elements.filter((element) => element.matches(controls) && !isVisuallyHidden(element));
  return [
    ...[...getTexts(elements)].flatMap(({ element, rects }) =>
      findClippingAncestor(element, rects) ? [{ element, what: 'has text that is cut off' }] : [],
    ),
    ...usable.flatMap((element) =>
      element.parentElement && findClippingAncestor(element.parentElement, [element.getBoundingClientRect()])
        ? [{ element, what: 'is cut off' }]
        : [],
    ),
  ];
}
