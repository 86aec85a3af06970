import { ids, type NoticeName } from './login-ids.ts';

/** An element of the rendered page; script and page are built together, so a missing one is a defect. */
export function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The login page has no #${id}.`);
  return element;
}

/** Says something above the form, in words that the page brought along. */
export function say(name: NoticeName | undefined, seconds = 0): void {
  const place = find(ids.notices, HTMLElement);
  place.replaceChildren();
  if (!name) return;
  const words = find(`${ids.notice}${name}`, HTMLTemplateElement).content.cloneNode(true);
  const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    text.textContent = (text.textContent ?? '').replace('{{seconds}}', String(seconds));
  }
  place.append(words);
}

/** Puts an error below a field, or takes it away. */
export function mark(field: HTMLInputElement, template: string | undefined): void {
  const place = field.parentElement?.parentElement?.querySelector('[aria-live]');
  place?.replaceChildren();
  field.removeAttribute('aria-invalid');
  field.removeAttribute('aria-describedby');
  if (!template || !place) return;
  const error = find(template, HTMLTemplateElement).content.querySelector('[aria-live] > *')?.cloneNode(true);
  if (!(error instanceof HTMLElement)) return;
  error.id = `${field.id}-error`;
  place.append(error);
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', error.id);
}
