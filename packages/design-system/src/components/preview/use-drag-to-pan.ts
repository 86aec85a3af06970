import { type PointerEvent, type RefObject, useRef } from 'react';

export function useDragToPan(box: RefObject<HTMLElement | null>, enabled: boolean) {
  const held = useRef<{ x: number; y: number; left: number; top: number } | undefined>(undefined);
  if (!enabled) return {};

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const element = box.current;
      if (event.pointerType !== 'mouse' || event.button !== 0 || !element) return;
      element.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY, left: element.scrollLeft, top: element.scrollTop };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = held.current;
      if (from) box.current?.scrollTo(from.left - (event.clientX - from.x), from.top - (event.clientY - from.y));
    },
    onPointerUp() {
      held.current = undefined;
    },
    onPointerCancel() {
      held.current = undefined;
    },
  };
}
