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

function applyStyles({ theme = 'light', textSize = 100, direction = 'ltr' }: Look): void {
  const { documentElement: html } = document;
  html.dataset.theme = theme;
  html.style.fontSize = `${textSize}%`;
  html.dir = direction;
}

export async function applyLook(look: Look): Promise<void> {
  const { locale = 'it' } = look;
  if (document.documentElement.lang !== locale) await changeLocale(locale);
  applyStyles(look);
  // Otherwise the target of a test may be below a sticky bar.
  scrollTo(0, 0);
  // One frame for the styles, one for components that measure themselves.
  await nextFrame();
  await nextFrame();
}

/** Prepares the page for the next story. The event `updateGlobals` would render the current one again. */
export function resetLook(): void {
  applyStyles({});
  document.documentElement.lang = 'it';
  window.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.update({ locale: 'it' });
}
