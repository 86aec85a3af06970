export interface Finding {
  element: Element;
  what: string;
}

export function describeElement(element: Element): string {
  const name = element.tagName.toLowerCase();
  const role = element.getAttribute('role');
  const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
  const classes = [...element.classList].slice(0, 2).map((one) => `.${one}`);
  return `<${name}${role ? ` role=${role}` : ''}>${classes.join('')}${words ? ` “${words.slice(0, 40)}”` : ''}`;
}

export function getStoryElements(): Element[] {
  return [...document.body.children]
    .filter((child) => !/\bsb-|^storybook-docs$/.test(`${child.className} ${child.id}`))
    .flatMap((child) => [child, ...child.querySelectorAll('*')])
    .filter((element) => !/^(SCRIPT|STYLE|TEMPLATE)$/.test(element.tagName) && element.checkVisibility());
}

/** Returns true for visually hidden elements (clip-path) and their descendants. */
export function isVisuallyHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
  }
  return false;
}
