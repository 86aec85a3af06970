import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom implements neither dialogs nor popovers nor scrolling. Their behaviour (focus, Escape, top layer) is tested
// by the stories in a browser; here they only open and close.
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
