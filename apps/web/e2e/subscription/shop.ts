import type { Page } from '@playwright/test';
import { test as base } from '../journey.ts';
import { type Shop, startShop } from '../services.ts';

export { expect } from '../journey.ts';

export const test = base.extend<{ server: Shop }>({
  server: async ({ data }, use) => {
    const shop = await startShop(data);
    await use(shop);
    await shop.stop();
  },
});

/**
 * Behaves like PayPal's script from the page's point of view: one button creates an order, has it approved and reports
 * it, another one cancels. Adds a style element that the CSP must allow.
 */
const script = `{
  const { cspNonce } = document.currentScript.dataset;
  window.paypal = {
    version: 'stand-in',
    Buttons: ({ createOrder, onApprove, onCancel, onError }) => ({
      isEligible: () => true,
      close: async () => {},
      render: async (place) => {
        const style = document.createElement('style');
        style.nonce = cspNonce;
        style.textContent = '.paypal-stand-in { min-block-size: 3rem; inline-size: 100%; color: #000; background: #ffc439 }';
        document.head.append(style);
        const button = (name, press) => {
          const element = document.createElement('button');
          element.type = 'button';
          element.className = 'paypal-stand-in';
          element.textContent = name;
          element.onclick = () => press().catch(onError);
          place.append(element);
        };
        button('Paga con PayPal', async () => {
          const orderID = await createOrder({ paymentSource: 'paypal' }, {});
          await fetch('https://www.sandbox.paypal.com/approve/' + orderID);
          await onApprove({ orderID }, {});
        });
        button('Chiudi PayPal', async () => {
          onCancel({ orderID: await createOrder({ paymentSource: 'paypal' }, {}) }, {});
        });
      },
    }),
  };
}`;

/** Intercepts PayPal's script and returns the requested URLs. */
export async function mockPayPal(page: Page, { paypal }: Shop): Promise<URL[]> {
  const requestedUrls: URL[] = [];
  await page.route('https://www.sandbox.paypal.com/**', async (route) => {
    const url = new URL(route.request().url());
    const headers = { 'access-control-allow-origin': '*' };
    if (url.pathname === '/sdk/js') {
      requestedUrls.push(url);
      return route.fulfill({ contentType: 'text/javascript', body: script, headers });
    }
    await fetch(`${paypal}/stand-in${url.pathname}`);
    return route.fulfill({ status: 204, headers });
  });
  return requestedUrls;
}

/** Makes the next payments fail at the fake PayPal. */
export async function failPayments({ paypal }: Shop, trouble: object): Promise<void> {
  await fetch(`${paypal}/stand-in/trouble`, { method: 'POST', body: JSON.stringify(trouble) });
}

interface Names {
  text: string;
  accept: string;
  whole: string;
}

export async function readContract(page: Page, names: Names): Promise<void> {
  const text = page.getByRole('region', { name: names.text });
  await text.focus();
  await text.press('End');
  await page.getByText(names.whole, { exact: true }).waitFor();
}

export async function acceptContract(page: Page, names: Names): Promise<void> {
  await readContract(page, names);
  await page.getByRole('checkbox', { name: names.accept }).check();
}

export const italian = {
  text: 'Testo del contratto 2',
  accept: 'Ho letto e accetto il contratto 2',
  whole: 'Hai letto tutto il contratto.',
};
export const english = {
  text: 'Text of contract 2',
  accept: 'I have read and accept contract 2',
  whole: 'You have read the whole contract.',
};
