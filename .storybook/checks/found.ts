/** What a check found: which element, and what is wrong with it. */
export interface Finding {
  element: Element;
  what: string;
}

/** A place that a person finds again: the nearest words and the way down from what carries an id or a role. */
export function place(element: Element): string {
  const name = element.tagName.toLowerCase();
  const role = element.getAttribute('role');
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  const classes = [...element.classList].slice(0, 2).map((one) => `.${one}`);
  return `<${name}${role ? ` role=${role}` : ''}>${classes.join('')}${words ? ` “${words.slice(0, 40)}”` : ''}`;
}

/** Every element of the story, with what it opened above the page; the frame of Storybook left out. */
export function elementsOfStory(): Element[] {
  return [...document.body.children]
    .filter((child) => !/\bsb-|^storybook-docs$/.test(`${child.className} ${child.id}`))
    .flatMap((child) => [child, ...child.querySelectorAll('*')])
    .filter((element) => !/^(SCRIPT|STYLE|TEMPLATE)$/.test(element.tagName) && element.checkVisibility());
}

/** Said to who listens and drawn for nobody, the element or something around it. */
export function isUndrawn(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
  }
  return false;
}
