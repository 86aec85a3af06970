import { useListOpen } from '@libretto/design-system/collapsible-list';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { searchList } from './doctor-search.tsx';

/** Opens the list of doctors and puts the cursor into its search, for those who come to add one. */
export function useSearchFocus(area: RefObject<HTMLElement | null>, wanted: boolean, onDone: () => void): void {
  const [, setOpen] = useListOpen(searchList);
  const open = useEffectEvent(() => setOpen(true));
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const list = area.current;
    if (!wanted || !list) return;
    open();
    const find = () => {
      const field = list.querySelector<HTMLInputElement>('input[type="search"]');
      if (!field) return;
      observer.disconnect();
      field.focus();
      done();
    };
    const observer = new MutationObserver(find);
    observer.observe(list, { childList: true, subtree: true });
    // After the title has received the focus of the new page.
    const frame = requestAnimationFrame(find);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [area, wanted]);
}
