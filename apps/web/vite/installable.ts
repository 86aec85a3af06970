import type { HtmlTagDescriptor, Plugin } from 'vite';
import { base } from './shared.ts';

/** What makes the app installable, in both documents; `public/` holds the files, which keep their names. */
export function installable(): Plugin {
  const link = (rel: string, file: string): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { rel, href: base + file },
    injectTo: 'head',
  });
  const color = (scheme: string, content: string): HtmlTagDescriptor => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
    injectTo: 'head',
  });
  return {
    name: 'libretto:installable',
    transformIndexHtml: {
      // After the bundler, which would give the files other names.
      order: 'post',
      handler: () => [
        link('manifest', 'manifest.webmanifest'),
        link('apple-touch-icon', 'icons/180.png'),
        color('light', '#f5f2ea'),
        color('dark', '#0d191c'),
      ],
    },
  };
}
