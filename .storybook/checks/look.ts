import { addons } from 'storybook/preview-api';

/** What the toolbar can choose, as a test chooses it. */
export interface Look {
  theme?: string;
  locale?: 'it' | 'en';
  textSize?: number;
  direction?: 'ltr' | 'rtl';
}

const frame = () => new Promise(requestAnimationFrame);

/** Another language needs the components to be drawn again; the rest is a matter of styles, as it would be in an app. */
function speak(locale: string): Promise<void> {
  const channel = addons.getChannel();
  return new Promise((resolve) => {
    channel.once('storyFinished', () => resolve());
    channel.emit('updateGlobals', { globals: { locale } });
  });
}

export async function wear({ theme = 'light', locale = 'it', textSize = 100, direction = 'ltr' }: Look): Promise<void> {
  const { documentElement: html } = document;
  if (html.lang !== locale) await speak(locale);
  html.dataset.theme = theme;
  html.style.fontSize = `${textSize}%`;
  html.dir = direction;
  // As one arrives: what a test scrolled to may lie under a bar that sticks to the edge.
  scrollTo(0, 0);
  // One for the styles, one for what measures itself after they have changed.
  await frame();
  await frame();
}
