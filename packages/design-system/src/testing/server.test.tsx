// @vitest-environment node
import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MessagesProvider } from '../messages/index.ts';
import { getTitle, modules } from './stories.ts';

// Every story must render on a server, where there is no document.
describe('server rendering', () => {
  it('has no document', () => {
    expect(typeof document).toBe('undefined');
  });

  it.each(modules)('$path', ({ stories }) => {
    for (const Story of Object.values(composeStories(stories))) {
      const html = renderToString(
        <MessagesProvider locale="it">
          <Story />
        </MessagesProvider>,
      );
      expect(html, `${getTitle(stories)}: ${Story.storyName}`).not.toMatch(/undefined|\[object Object\]/);
    }
  });
});
