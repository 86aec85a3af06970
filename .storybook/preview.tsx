import '@fontsource-variable/inter/opsz.css';
import '@fontsource/literata/600.css';
import '../packages/design-system/src/theme/index.ts';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import { type Locale, locales, MessagesProvider } from '../packages/design-system/src/messages/index.ts';
import { improveControls } from './arg-types.ts';
import { ComponentPage } from './component-page.tsx';
import { applyTheme, DocsPage } from './docs-page.tsx';

if (navigator.webdriver) {
  window.storyChecks = import('./checks/index.ts');
  // Lazily loaded parts take longer on a busy machine.
  configure({ asyncUtilTimeout: 10_000 });
}

const asLocale = (value: unknown): Locale => locales.find((locale) => locale === value) ?? 'it';

const surroundings: Decorator = (Story, { globals }) => {
  const theme = String(globals.theme);
  const locale = asLocale(globals.locale);
  const textSize = `${globals.textSize}%`;
  const density = String(globals.density);
  const direction = String(globals.direction);
  useLayoutEffect(() => {
    const { documentElement: html } = document;
    applyTheme(theme);
    html.dataset.density = density;
    html.lang = locale;
    html.dir = direction;
    html.style.fontSize = textSize;
  }, [theme, locale, textSize, density, direction]);
  return (
    <MessagesProvider locale={locale}>
      <Story />
    </MessagesProvider>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [surroundings],
  argTypesEnhancers: [improveControls],
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
          { value: 'system', title: 'System', icon: 'browser' },
        ],
      },
    },
    locale: {
      description: 'Language',
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
      description: 'Text size',
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
    direction: {
      description: 'Text direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: {
    // The test runner injects its own axe, and two cannot run at once.
    a11y: { manual: navigator.webdriver },
    theme: 'light',
    locale: 'it',
    textSize: '100',
    density: 'comfortable',
    direction: 'ltr',
  },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst', matchers: { date: /Date$/ } },
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    docs: {
      container: DocsPage,
      page: ComponentPage,
      toc: true,
      stories: { filter: ({ tags = [] }: { tags?: string[] }) => !tags.includes('interaction') },
    },
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
          'Choosing a component',
          'Component status',
          'Tokens',
          'Layout and spacing',
          'Icons',
          'Accessibility',
          'Content',
          'Patterns',
          'Actions',
          'Fields',
          'Overlays',
          'Feedback',
          'Layout',
          'Data',
          'Record',
          '*',
          'Changelog',
        ],
      },
    },
  },
};

export default preview;
