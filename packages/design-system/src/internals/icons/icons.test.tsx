/// <reference types="vite/client" />
import * as lucide from 'lucide-react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Check } from './check.tsx';

const files = import.meta.glob<Record<string, ComponentType>>(['./*.tsx', '!./icon.tsx', '!./*.test.tsx'], {
  eager: true,
});
const icons = Object.values(files).flatMap((file) => Object.entries(file));
const originals: Record<string, unknown> = { ...lucide };

const shapes = (Drawn: ComponentType) =>
  renderToStaticMarkup(<Drawn />)
    .match(/<(?!svg)[^/][^>]*>/g)
    ?.sort();

it.each(icons)('%s is the icon of Lucide with this name', (name, Icon) => {
  expect(shapes(Icon)?.length).toBeGreaterThan(0);
  expect(shapes(Icon)).toEqual(shapes(originals[name] as ComponentType));
});

it('hides icons from assistive technology and keeps other attributes', () => {
  const markup = renderToStaticMarkup(<Check size={20} className="mine" data-open />);
  expect(markup).toMatch(/^<svg width="20" height="20" viewBox="0 0 24 24"/);
  expect(markup).toContain('class="lucide mine" aria-hidden="true" data-open="true"');
});
