import { useEffect, useState } from 'react';
import { kindOf, type Shown, typed } from './sniff.ts';

export interface Opened {
  kind: Shown;
  url: string;
  blob: Blob;
}

/** Returns the type of a blob and an object URL that is revoked on unmount. */
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
