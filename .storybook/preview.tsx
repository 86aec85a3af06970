import '@fontsource-variable/inter/opsz.css';
import '../packages/design-system/src/theme/index.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { type Locale, locales, MessagesProvider } from '../packages/design-system/src/messages/index.ts';
import { DocsPage } from './docs-page.tsx';

const asLocale = (value: unknown): Locale => locales.find((locale) => locale === value) ?? 'it';

/** What the toolbar chooses is set where an app would set it: on <html>. */
const surroundings: Decorator = (Story, { globals }) => {
  const theme = String(globals.theme);
  const locale = asLocale(globals.locale);
  const textSize = `${globals.textSize}%`;
  const density = String(globals.density);
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    if (theme === 'system') html.removeAttribute('data-theme');
    else html.dataset.theme = theme;
    html.dataset.density = density;
    html.lang = locale;
    html.style.fontSize = textSize;
  }, [theme, locale, textSize, density]);
  return (
    <MessagesProvider locale={locale}>
      <Story />
    </MessagesProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [surroundings],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'high-contrast', title: 'High contrast', icon: 'contrast' },
          { value: 'wireframe', title: 'Wireframe', icon: 'outline' },
          { value: 'system', title: 'As the system says', icon: 'browser' },
        ],
      },
    },
    locale: {
      description: 'Language of the components',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'it', title: 'Italiano', right: 'it' },
          { value: 'en', title: 'English', right: 'en' },
        ],
      },
    },
    textSize: {
      description: 'Text size of the reader',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: ['100', '125', '150', '200'].map((value) => ({ value, title: `Text ${value} %` })),
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
  },
  initialGlobals: {
    // The test runner brings its own axe, and two cannot run at once.
    a11y: { manual: navigator.webdriver },
    theme: 'light',
    locale: 'it',
    textSize: '100',
    density: 'comfortable',
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst', matchers: { date: /Date$/ } },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: { container: DocsPage, toc: true },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        smallPhone: { name: 'Small phone 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '832px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          'Tokens',
          'Accessibility',
          'Actions',
          'Fields',
          'Overlays',
          'Feedback',
          'Layout',
          'Record',
        ],
      },
    },
  },
};

export default preview;
