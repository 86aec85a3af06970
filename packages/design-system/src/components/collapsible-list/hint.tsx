import { type ReactNode, useEffect, useRef } from 'react';
import { keepPlaced } from '../../internals/placement.ts';
import { tip } from '../../internals/tooltip/tooltip.css.ts';

const showDelayMs = 450;
const hideDelayMs = 120;

/** Forty thousand tooltips would cost more than the list. Text: `data-hint`; `data-hint-now` shows at once. */
export function HintArea({ children }: { children: ReactNode }) {
  const hint = useRef<HTMLDivElement>(null);
  const hintedButton = useRef<Element | undefined>(undefined);
  const release = useRef<(() => void) | undefined>(undefined);
  const timer = useRef(0);

  function hide() {
    clearTimeout(timer.current);
    release.current?.();
    release.current = undefined;
    hintedButton.current = undefined;
    if (hint.current?.isConnected) hint.current.hidePopover();
  }

  function show(button: HTMLElement) {
    clearTimeout(timer.current);
    if (hintedButton.current === button || !hint.current) return;
    if (hintedButton.current) hide();
    hintedButton.current = button;
    hint.current.textContent = button.dataset.hint ?? '';
    hint.current.showPopover();
    release.current = keepPlaced(button, hint.current, { side: 'above', align: 'center' }, hide);
  }

  function schedule(work: () => void, wait: number) {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(work, wait);
  }

  const findHintedButton = (target: EventTarget) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      release.current?.();
    },
    [],
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what the buttons inside receive
    <div
      onPointerOver={(event) => {
        const button = event.pointerType === 'touch' ? null : findHintedButton(event.target);
        if (button) schedule(() => show(button), button.dataset.hintNow === undefined ? showDelayMs : 0);
      }}
      onPointerOut={(event) => {
        if (findHintedButton(event.target)) schedule(hide, hideDelayMs);
      }}
      onFocus={(event) => {
        const button = findHintedButton(event.target);
        if (button?.matches(':focus-visible')) show(button);
      }}
      onBlur={hide}
      onClick={(event) => {
        const button = findHintedButton(event.target);
        if (button?.dataset.hintNow === undefined) hide();
        else show(button);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !hintedButton.current) return;
        event.stopPropagation();
        hide();
      }}
    >
      {children}
      {/* Repeats the name or description of the button. */}
      <div
        ref={hint}
        popover="manual"
        className={tip}
        aria-hidden="true"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={() => schedule(hide, hideDelayMs)}
      />
    </div>
  );
}
