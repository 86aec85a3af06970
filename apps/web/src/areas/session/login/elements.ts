import { ids, type NoticeName } from './login-ids.ts';

/** Throws when the element is missing: script and page are built together, so this is a bug. */
export function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The login page has no #${id}.`);
  return element;
}

export type Values = Readonly<Partial<Record<'seconds' | 'provider', string | number>>>;

export function fillTemplate(template: string, values: Values): DocumentFragment {
  const content = document.importNode(find(template, HTMLTemplateElement).content, true);
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    text.textContent = (text.textContent ?? '').replace(/\{\{(seconds|provider)\}\}/g, (_all, name) =>
      String(values[name as keyof Values] ?? ''),
    );
  }
  return content;
}

export function showNotice(name: NoticeName | undefined, values: Values = {}): void {
  const shown = name === 'connection' && !navigator.onLine ? 'offline' : name;
  find(ids.notices, HTMLElement).replaceChildren(...(shown ? [fillTemplate(ids.notice + shown, values)] : []));
}

export function setFieldError(field: HTMLInputElement, template: string | undefined): void {
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
