import type { Plugin } from 'vite';

/** Adds addresses from the build environment to the page; links without an address are hidden. */
export function settings(): Plugin {
  const values = { 'support-url': process.env.SUPPORT_URL };
  return {
    name: 'libretto:settings',
    transformIndexHtml: () =>
      Object.entries(values).flatMap(([name, content]) =>
        content ? [{ tag: 'meta', attrs: { name, content }, injectTo: 'head' as const }] : [],
      ),
  };
}
