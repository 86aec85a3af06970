// @vitest-environment node
/// <reference types="vite/client" />
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Message, MessageTree } from './catalog.ts';
import {
  type Catalog,
  commonMessages,
  defineMessages,
  locales,
  MessagesProvider,
  override,
  useMessages,
} from './index.ts';

type AnyCatalog = Catalog<MessageTree>;
const sources = import.meta.glob<Record<string, unknown>>('../**/*.messages.ts', { eager: true });
const entries = import.meta.glob<Record<string, unknown>>('../components/*/index.ts', { eager: true });
const markup = import.meta.glob<string>(
  ['../components/**/*.tsx', '../internals/**/*.tsx', '!**/*.{stories,test}.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const isCatalog = (value: unknown): value is AnyCatalog =>
  typeof value === 'object' && value !== null && 'messages' in value && 'name' in value;

/** All catalogs, found by file name, so new components are covered. */
const catalogs: AnyCatalog[] = [commonMessages, ...Object.values(sources).flatMap(Object.values).filter(isCatalog)];
const keys = catalogs.flatMap((catalog) =>
  Object.keys(catalog.messages.it).map((key) => ({ catalog, name: catalog.name, key })),
);

function asText(message: Message | undefined): string {
  if (typeof message !== 'function') return message ?? '';
  const say = message as (...values: unknown[]) => string;
  const fillParameters = (value: unknown) => say(...Array.from({ length: say.length }, () => value));
  try {
    return fillParameters(2);
  } catch {
    return fillParameters('due');
  }
}

function Text({ catalog, name }: { catalog: AnyCatalog; name: string }) {
  return <p>{asText(useMessages(catalog)[name])}</p>;
}

const say = (catalog: AnyCatalog, key: string, locale: 'it' | 'en', other?: string) =>
  renderToString(
    <MessagesProvider locale={locale} overrides={other === undefined ? [] : [override(catalog, { [key]: other })]}>
      <Text catalog={catalog} name={key} />
    </MessagesProvider>,
  );

describe('component messages', () => {
  it('are found', () => {
    expect(catalogs.length).toBeGreaterThan(15);
    expect(new Set(catalogs.map(({ name }) => name)).size).toBe(catalogs.length);
  });

  it.each(keys)('$name: $key exists in both languages and can be replaced', ({ catalog, key }) => {
    for (const locale of locales) {
      expect(asText(catalog.messages[locale][key]).trim(), locale).not.toBe('');
      expect(say(catalog, key, locale, '⟨other text⟩')).toBe('<p>⟨other text⟩</p>');
      expect(say(catalog, key, locale)).not.toContain('⟨other text⟩');
    }
  });

  it('are exported by a component, so that an app can override them', () => {
    const exported = new Set(Object.values(entries).flatMap(Object.values).filter(isCatalog));
    const hidden = catalogs.filter((catalog) => catalog !== commonMessages && !exported.has(catalog));
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });

  it('an override affects only its catalog', () => {
    const mine = defineMessages('mine', { it: { close: 'Via' }, en: { close: 'Away' } });
    const html = renderToString(
      <MessagesProvider locale="it" overrides={[override(commonMessages, { close: 'Esci' })]}>
        <Text catalog={mine} name="close" />
      </MessagesProvider>,
    );
    expect(html).toBe('<p>Via</p>');
  });

  it('are not hard-coded in the markup', () => {
    const written =
      /(?:>|^\s*)\s*(?!\/\/|\*)[A-ZÀ-Ý][a-zà-ÿ]+(?: [a-zà-ÿ’']+)+[.…]?\s*<\/|\b(?:aria-label|title|placeholder|alt)="[^"]*[a-z]{3}/;
    const found = Object.entries(markup).flatMap(([path, text]) =>
      text.split('\n').flatMap((line, index) => (written.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
