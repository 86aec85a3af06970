import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import { unavailable } from '../../problem.ts';

interface PayPalSettings {
  url: string;
  clientId: string;
  clientSecret: string;
}

/** Amount in cents, to avoid floating-point errors. */
export interface Money {
  cents: number;
  currency: string;
}

interface NewOrder {
  purchase: string;
  plan: string;
  description: string;
  amount: Money;
}

interface Capture {
  id: string;
  status: string;
  amount: Money;
}

export interface Order {
  id: string;
  status: string;
  purchase: string | undefined;
  plan: string | undefined;
  amount: Money;
  capture: Capture | undefined;
}

export class PayPalRefusal extends Error {
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string) {
    super(`PayPal answered ${status} ${issue}`);
    this.name = 'PayPalRefusal';
    this.status = status;
    this.issue = issue;
  }
}

interface RequestOptions {
  body?: object | string;
  requestId?: string;
}

const timeoutMs = 15_000;
/** Tokens are renewed this long before they expire. */
const tokenMarginMs = 60_000;

const amount = v.object({ currency_code: v.string(), value: v.pipe(v.string(), v.regex(/^\d{1,9}(\.\d{1,3})?$/)) });
const tokenReply = v.object({ access_token: v.string(), expires_in: v.number() });
const captureReply = v.object({ id: v.string(), status: v.string(), amount });
const orderReply = v.object({
  id: v.string(),
  status: v.string(),
  purchase_units: v.pipe(
    v.array(
      v.object({
        reference_id: v.optional(v.string()),
        custom_id: v.optional(v.string()),
        amount,
        payments: v.optional(v.object({ captures: v.optional(v.array(captureReply)) })),
      }),
    ),
    v.length(1),
  ),
});
const verification = v.object({ verification_status: v.picklist(['SUCCESS', 'FAILURE']) });
const refusal = v.object({ name: v.string(), details: v.optional(v.array(v.object({ issue: v.string() }))) });

const toMoney = ({ currency_code, value }: v.InferOutput<typeof amount>): Money => ({
  cents: Math.round(Number(value) * 100),
  currency: currency_code,
});
const toAmount = ({ cents, currency }: Money) => ({
  currency_code: currency,
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
});

function toOrder({ id, status, purchase_units }: v.InferOutput<typeof orderReply>): Order {
  const [unit] = purchase_units;
  if (unit === undefined) throw new Error('The order contains no purchase unit.');
  // Declined attempts precede the successful one.
  const capture = unit.payments?.captures?.at(-1);
  return {
    id,
    status,
    purchase: unit.custom_id,
    plan: unit.reference_id,
    amount: toMoney(unit.amount),
    capture: capture && { id: capture.id, status: capture.status, amount: toMoney(capture.amount) },
  };
}

export interface WebhookEvent {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
  /** The raw body: the signature covers its bytes. */
  event: string;
}

export class PayPal {
  readonly #settings: PayPalSettings;
  readonly #clock: Clock;
  #token: { value: Promise<string>; until: number } | undefined;

  constructor(settings: PayPalSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  get clientId(): string {
    return this.#settings.clientId;
  }

  get environment(): 'production' | 'sandbox' {
    return new URL(this.#settings.url).hostname === 'api-m.paypal.com' ? 'production' : 'sandbox';
  }

  async createOrder({ purchase, plan, description, amount }: NewOrder): Promise<Order> {
    const value = toAmount(amount);
    const unit = { reference_id: plan, custom_id: purchase, description, amount: value };
    const context = { brand_name: 'Libretto', shipping_preference: 'NO_SHIPPING', user_action: 'PAY_NOW' };
    const body = {
      intent: 'CAPTURE',
      purchase_units: [unit],
      payment_source: { paypal: { experience_context: context } },
    };
    return toOrder(await this.#ask('POST', '/v2/checkout/orders', orderReply, { body, requestId: purchase }));
  }

  async findOrder(orderId: string): Promise<Order> {
    return toOrder(await this.#ask('GET', `/v2/checkout/orders/${orderId}`, orderReply));
  }

  /** Idempotent per purchase. */
  async captureOrder(orderId: string, purchase: string): Promise<Order> {
    const options = { body: {}, requestId: `${purchase}.capture` };
    return toOrder(await this.#ask('POST', `/v2/checkout/orders/${orderId}/capture`, orderReply, options));
  }

  async refund(captureId: string, purchase: string): Promise<void> {
    const reply = v.object({ id: v.string(), status: v.picklist(['COMPLETED', 'PENDING']) });
    const options = { body: {}, requestId: `${purchase}.refund` };
    try {
      await this.#ask('POST', `/v2/payments/captures/${captureId}/refund`, reply, options);
    } catch (error) {
      // PayPal forgets request IDs after some days, but not refunds.
      if (!(error instanceof PayPalRefusal && error.issue === 'CAPTURE_FULLY_REFUNDED')) throw error;
    }
  }

  async isGenuine({ event, ...sender }: WebhookEvent, webhookId: string): Promise<boolean> {
    const about = JSON.stringify({ ...sender, webhook_id: webhookId });
    const body = `${about.slice(0, -1)},"webhook_event":${event}}`;
    const path = '/v1/notifications/verify-webhook-signature';
    try {
      return (await this.#ask('POST', path, verification, { body })).verification_status === 'SUCCESS';
    } catch (error) {
      if (error instanceof PayPalRefusal) return false;
      throw error;
    }
  }

  async #ask<Reply>(
    method: 'GET' | 'POST',
    path: string,
    schema: v.GenericSchema<unknown, Reply>,
    options: RequestOptions = {},
  ): Promise<Reply> {
    let answer = await this.#send(method, path, options);
    if (answer.status === 401) {
      this.#token = undefined;
      answer = await this.#send(method, path, options);
    }
    return this.#read(answer, schema);
  }

  async #send(method: string, path: string, { body, requestId }: RequestOptions) {
    const headers = new Headers({
      authorization: `Bearer ${await this.#accessToken()}`,
      prefer: 'return=representation',
    });
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (requestId !== undefined) headers.set('paypal-request-id', requestId);
    return this.#fetch(path, {
      method,
      headers,
      body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
    });
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(this.#settings.url + path, {
        ...init,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw unavailable(error);
    }
  }

  async #read<Reply>(answer: Response, schema: v.GenericSchema<unknown, Reply>): Promise<Reply> {
    const content: unknown = await answer.json().catch(() => undefined);
    if (answer.ok) {
      const read = v.safeParse(schema, content);
      if (read.success) return read.output;
      throw unavailable(new Error('PayPal sent an unexpected response.'));
    }
    const parsed = v.safeParse(refusal, content);
    const issue = parsed.success ? (parsed.output.details?.[0]?.issue ?? parsed.output.name) : 'UNKNOWN';
    const error = new PayPalRefusal(answer.status, issue);
    // Other statuses concern our credentials, rate limits or PayPal itself.
    throw [404, 422].includes(answer.status) ? error : unavailable(error);
  }

  #accessToken(): Promise<string> {
    const now = this.#clock();
    if (this.#token === undefined || now >= this.#token.until) {
      const fetched = this.#fetchToken();
      const token = { value: fetched.then(({ value }) => value), until: now + tokenMarginMs };
      this.#token = token;
      fetched.then(
        ({ until }) => {
          token.until = until;
        },
        () => {
          if (this.#token === token) this.#token = undefined;
        },
      );
    }
    return this.#token.value;
  }

  async #fetchToken(): Promise<{ value: string; until: number }> {
    const { clientId, clientSecret } = this.#settings;
    const answer = await this.#fetch('/v1/oauth2/token', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    });
    const { access_token, expires_in } = await this.#read(answer, tokenReply);
    return { value: access_token, until: this.#clock() + expires_in * 1000 - tokenMarginMs };
  }
}

export const newPurchase = (): string => randomUUID();
