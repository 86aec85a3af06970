import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./docs/*.mdx', '../packages/design-system/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@chromatic-com/storybook'],
  staticDirs: ['./public', { from: '../node_modules/@fontsource-variable/inter/files', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler of `typescript` is version 7 here, which has no API; this reader needs none.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `ds_${hash}` })],
      build: { chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
