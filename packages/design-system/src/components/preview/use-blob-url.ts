import { useEffect, useState } from 'react';
import { kindOf, type Shown, typed } from './sniff.ts';

export interface Opened {
  kind: Shown;
  /** Valid while the preview is on the page. */
  url: string;
  blob: Blob;
}

/** What a blob is, and an address for it that is given back afterwards. */
export function useBlobUrl(blob: Blob | undefined): Opened | 'broken' | undefined {
  const [opened, setOpened] = useState<Opened | 'broken'>();

  useEffect(() => {
    setOpened(undefined);
    if (!blob) return;
    let url: string | undefined;
    let gone = false;
    kindOf(blob).then(
      (kind) => {
        if (gone) return;
        const safe = typed(blob, kind);
        url = URL.createObjectURL(safe);
        setOpened({ kind, url, blob: safe });
      },
      () => !gone && setOpened('broken'),
    );
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [blob]);

  return opened;
}
