import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { frames } from './brand.ts';

/** What the toolbar chooses is set where an app would set it: on <html>. */
export function wearTheme(theme: string): void {
  const { documentElement: html } = document;
  if (theme === 'system') html.removeAttribute('data-theme');
  else html.dataset.theme = theme;
}

// Heard from the start: a page that is opened later follows what was chosen before.
let chosen = /theme:([\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'light';
const listeners = new Set<() => void>();

addons.ready().then((channel) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    chosen = String(globals.theme ?? chosen);
    for (const listener of listeners) listener();
  };
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const night = () => matchMedia('(prefers-color-scheme: dark)').matches;

// Storybook's own table of props is as wide as its words.
const narrow = '@media (width < 48em) { .docblock-argstable { display: block; overflow-x: auto; } }';

/** Documentation follows the theme that the toolbar chose for the stories. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, () => chosen);
  useLayoutEffect(() => wearTheme(theme), [theme]);
  const dark = theme === 'dark' || (theme === 'system' && night());
  return (
    <DocsContainer {...props} theme={dark ? frames.dark : frames.light}>
      <style>{narrow}</style>
      {children}
    </DocsContainer>
  );
}
