import type { HtmlTagDescriptor, Plugin } from 'vite';
import { base } from './shared.ts';

/** Adds manifest and icons to both documents. The files are in `public/` and keep their names. */
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
      // After the bundler, which would rename the files.
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
