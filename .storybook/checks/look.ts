import { addons } from 'storybook/preview-api';

export interface Look {
  theme?: string;
  locale?: 'it' | 'en';
  textSize?: number;
  direction?: 'ltr' | 'rtl';
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** The locale requires a new render; the rest is applied by styles, as in an app. */
function changeLocale(locale: string): Promise<void> {
  const channel = addons.getChannel();
  return new Promise((resolve) => {
    channel.once('storyFinished', () => resolve());
    channel.emit('updateGlobals', { globals: { locale } });
  });
}

export async function applyLook({
  theme = 'light',
  locale = 'it',
  textSize = 100,
  direction = 'ltr',
}: Look): Promise<void> {
  const { documentElement: html } = document;
  if (html.lang !== locale) await changeLocale(locale);
  html.dataset.theme = theme;
  html.style.fontSize = `${textSize}%`;
  html.dir = direction;
  // Otherwise the target of a test may be below a sticky bar.
  scrollTo(0, 0);
  // One frame for the styles, one for components that measure themselves.
  await nextFrame();
  await nextFrame();
}
