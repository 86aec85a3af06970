import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { BuildOptions, InlineConfig, PluginOption } from 'vite';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const base = '/webui/';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

// The design system is built from source: with an export condition the build succeeds but silently drops its styles.
export const alias = [
  {
    find: /^@libretto\/design-system\/(theme|messages|tokens)$/,
    replacement: `${packages}/design-system/src/$1/index.ts`,
  },
  {
    find: /^@libretto\/design-system\/internals\/([a-z-]+)$/,
    replacement: `${packages}/design-system/src/internals/$1.ts`,
  },
  {
    find: /^@libretto\/design-system\/([a-z-]+)$/,
    replacement: `${packages}/design-system/src/components/$1/index.ts`,
  },
];

/** Optional dependencies of jspdf for rendering HTML, which the app does not use. */
export const unusedOptional = ['canvg', 'dompurify', 'html2canvas'];

/** Plugins shared by the app, the login document and the head scripts. */
export function sourcePlugins(): PluginOption[] {
  return [react(), vanillaExtractPlugin()];
}

export const buildOptions = {
  target: 'es2022',
  // Browsers without support load modules when they are imported.
  modulePreload: { polyfill: false },
  // The Content-Security-Policy does not allow data URLs.
  assetsInlineLimit: 0,
} satisfies BuildOptions;

/** Configuration of a nested build of one entry, which shares only source files. */
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
