import { loadScript, type PayPalNamespace } from '@paypal/paypal-js';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import type { PaymentSettings } from './subscription.queries.ts';

/** Nonce that allows PayPal's frames and styles; see `paymentPolicy` of the server. */
const readNonce = () => document.querySelector<HTMLMetaElement>('meta[name="payment-nonce"]')?.content;

type MakeButtons = NonNullable<PayPalNamespace['Buttons']>;

export async function loadButtons({ client_id, ambiente, valuta }: PaymentSettings): Promise<MakeButtons> {
  const allowed = readNonce();
  const paypal = await loadScript({
    clientId: client_id,
    environment: ambiente,
    currency: valuta,
    intent: 'capture',
    components: 'buttons',
    locale: currentLanguage() === 'it' ? 'it_IT' : 'en_GB',
    ...(allowed !== undefined && { dataCspNonce: allowed }),
  });
  if (!paypal?.Buttons) throw new Error('PayPal’s script has no buttons.');
  return paypal.Buttons;
}
