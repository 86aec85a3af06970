import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { className } from './class-name.ts';

const designSystem = fileURLToPath(new URL('../packages/design-system/src', import.meta.url));

/** Patterns may import parts of the app, which must use the same sources of the components. */
const alias = [
  { find: /^@libretto\/design-system\/(theme|messages)$/, replacement: `${designSystem}/$1/index.ts` },
  { find: /^@libretto\/design-system\/([a-z-]+)$/, replacement: `${designSystem}/components/$1/index.ts` },
];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './docs/*.mdx',
    './patterns/*.stories.tsx',
    '../packages/design-system/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@chromatic-com/storybook'],
  staticDirs: ['./public', { from: '../node_modules/@fontsource-variable/inter/files', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler of `typescript` is version 7 here, which has no API; this reader needs none.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { alias },
      plugins: [vanillaExtractPlugin({ identifiers: className })],
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
