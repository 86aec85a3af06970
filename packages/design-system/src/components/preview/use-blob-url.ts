import { useEffect, useState } from 'react';
import { detectKind, type PreviewKind, withType } from './detect-kind.ts';

export interface Opened {
  kind: PreviewKind;
  url: string;
  blob: Blob;
}

export function useBlobUrl(blob: Blob | undefined): Opened | 'broken' | undefined {
  const [opened, setOpened] = useState<Opened | 'broken'>();

  useEffect(() => {
    setOpened(undefined);
    if (!blob) return;
    let url: string | undefined;
    let revoked = false;
    detectKind(blob).then(
      (kind) => {
        if (revoked) return;
        const safe = withType(blob, kind);
        url = URL.createObjectURL(safe);
        setOpened({ kind, url, blob: safe });
      },
      () => !revoked && setOpened('broken'),
    );
    return () => {
      revoked = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [blob]);

  return opened;
}
