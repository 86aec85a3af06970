import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { frames } from './brand.ts';

const asked = () => new URLSearchParams(location.search).get('globals')?.includes('theme:dark') ?? false;

/** Documentation follows the theme that the toolbar chose for the stories. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [dark, setDark] = useState(asked);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setDark(globals.theme === 'dark');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return (
    <DocsContainer {...props} theme={dark ? frames.dark : frames.light}>
      {children}
    </DocsContainer>
  );
}
