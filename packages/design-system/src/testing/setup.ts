import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom has no dialogs, popovers or scrolling: here they only open and close. The stories test them in a browser.
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

// On a busy machine one query by role can take half a second: it computes the styles of every element.
configure({ asyncUtilTimeout: 5000 });

afterEach(cleanup);
