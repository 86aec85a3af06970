import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { frames } from './brand.ts';

export function applyTheme(theme: string): void {
  const { documentElement: html } = document;
  if (theme === 'system') html.removeAttribute('data-theme');
  else html.dataset.theme = theme;
}

// Subscribes at load time, because a docs page may be opened after the theme was chosen.
let currentTheme = /theme:([\w-]+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'light';
const listeners = new Set<() => void>();

addons.ready().then((channel) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }) => {
    currentTheme = String(globals.theme ?? currentTheme);
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

// Storybook's table of props does not wrap.
const responsiveTable = '@media (width < 48em) { .docblock-argstable { display: block; overflow-x: auto; } }';

export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const theme = useSyncExternalStore(subscribe, () => currentTheme);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  const dark = theme === 'dark' || (theme === 'system' && night());
  return (
    <DocsContainer {...props} theme={dark ? frames.dark : frames.light}>
      <style>{responsiveTable}</style>
      {children}
    </DocsContainer>
  );
}
