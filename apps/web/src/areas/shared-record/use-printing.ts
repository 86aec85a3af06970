import { media } from '@libretto/design-system/theme';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMedia } from '../../shared/page/use-media.ts';

/** True while the browser prints or shows how it would; the sheet exists only then. */
export function usePrinting(): boolean {
  const isPrint = useMedia(media.print);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser does not wait for another rendering.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing || isPrint;
}
