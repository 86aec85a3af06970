import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { mergeConfig } from 'vite';
import { decoders } from '../apps/web/vite/decoders.ts';
import { unusedOptional } from '../apps/web/vite/shared.ts';
import { className } from './class-name.ts';
import { listComponents } from './list-components.ts';

const designSystem = fileURLToPath(new URL('../packages/design-system/src', import.meta.url));

/** Patterns may import parts of the app, which must use the same sources of the components. */
const alias = [
  { find: /^@libretto\/design-system\/(theme|messages|tokens)$/, replacement: `${designSystem}/$1/index.ts` },
  { find: /^@libretto\/design-system\/internals\/([a-z-]+)$/, replacement: `${designSystem}/internals/$1.ts` },
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
  // They move and click: the filter of the sidebar shows them on demand.
  tags: { interaction: { defaultFilterSelection: 'exclude' } },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@chromatic-com/storybook'],
  staticDirs: ['./public', { from: '../node_modules/@fontsource-variable/inter/files', to: '/fonts' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Only the compiler resolves unions of named types and the props of generic components.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: `${designSystem}/../tsconfig.json`,
      include: [`${designSystem}/**/*.tsx`],
      exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Attributes of the element that a component passes on.
      propFilter: ({ name, parent }) =>
        name === 'children' || name === 'onClick' || !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { alias },
      define: { LISTED_COMPONENTS: JSON.stringify(listComponents()) },
      plugins: [vanillaExtractPlugin({ identifiers: className }), decoders()],
      build: { chunkSizeWarningLimit: 2000, rolldownOptions: { external: unusedOptional } },
    }),
};

export default config;
