import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { BuildOptions, InlineConfig, PluginOption } from 'vite';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const base = '/webui/';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

// The design system is taken from its source: an export condition would build too, but drop its styles without a word.
export const alias = [
  {
    find: /^@libretto\/design-system\/(theme|messages)$/,
    replacement: `${packages}/design-system/src/$1/index.ts`,
  },
  {
    find: /^@libretto\/design-system\/([a-z-]+)$/,
    replacement: `${packages}/design-system/src/components/$1/index.ts`,
  },
];

/** What turns our source into code; the same for the app, the login document and the scripts of the head. */
export function sourcePlugins(): PluginOption[] {
  return [react(), vanillaExtractPlugin()];
}

export const buildOptions = {
  target: 'es2022',
  // Without it a browser fetches a module when it is imported.
  modulePreload: { polyfill: false },
  // Data URLs of small files would have to be allowed by the Content-Security-Policy.
  assetsInlineLimit: 0,
} satisfies BuildOptions;

/** A build inside the build, of one entry, that shares nothing but the source. */
export function innerBuild(mode: string): InlineConfig {
  return {
    root,
    base,
    mode,
    configFile: false,
    logLevel: 'warn',
    resolve: { alias },
    publicDir: false,
    plugins: [sourcePlugins()],
    build: buildOptions,
  };
}
