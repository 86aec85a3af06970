import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom knows neither dialogs nor popovers, and scrolls nothing. What matters about them (focus, Escape, top layer) is tested in a real
// browser by the stories; here they only have to open and close.
const browser = typeof HTMLDialogElement !== 'undefined';
if (browser && typeof HTMLDialogElement.prototype.showModal !== 'function') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      if (!this.hasAttribute('open')) return;
      this.removeAttribute('open');
      this.dispatchEvent(new Event('close'));
    },
  });
}
if (browser && typeof HTMLElement.prototype.showPopover !== 'function') {
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
}
if (browser && typeof HTMLElement.prototype.scrollIntoView !== 'function') {
  Object.assign(HTMLElement.prototype, { scrollIntoView() {} });
}

afterEach(cleanup);
