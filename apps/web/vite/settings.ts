import type { Plugin } from 'vite';

/** Addresses that a deployment sets in the environment of the build; without them the links are not shown. */
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
