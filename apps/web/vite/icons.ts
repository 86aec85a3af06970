import type { Plugin } from 'vite';

/** Of an icon of lucide-react only the drawing is needed: its names, its size and the keys of its parts are for its makers. */
export function icons(): Plugin {
  return {
    name: 'libretto:icons',
    transform: {
      filter: { id: /lucide-react\/.*\/icons\/[\w-]+[.]mjs$/ },
      handler: (code) => ({
        code: code.replaceAll(
          /,?\s*key: "\w+"|\b(?:name|size): [^,\n]+,|,\s*aliases: \[[^\]]*\]|^__iconData[.]node;/gm,
          '',
        ),
        map: null,
      }),
    },
  };
}
