import { media } from '@libretto/design-system/theme';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../shared/page/use-media.ts';

interface Printing {
  /** True while the browser prints or shows how it would; the sheets exist only then. */
  printing: boolean;
  /** Only the first sheet was asked for. */
  isBrief: boolean;
  print: (scope: 'summary' | 'all') => void;
}

export function usePrinting(): Printing {
  const isPrint = useMedia(media.print);
  const [printing, setPrinting] = useState(false);
  const [isBrief, setBrief] = useState(false);
  useEffect(() => {
    // The browser does not wait for another rendering.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => {
      setPrinting(false);
      setBrief(false);
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  function print(scope: 'summary' | 'all'): void {
    flushSync(() => setBrief(scope === 'summary'));
    window.print();
  }

  return { printing: printing || isPrint, isBrief, print };
}
