// A stand-in for PayPal's REST API with its error codes. As a program it prints its address as a line of JSON.
import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const webhookId = '9TK44171ME3045931';
const seal = randomBytes(16);
/** PayPal signs the time, the transmission ID, the webhook ID and the body. */
const sign = (id: string, time: string, bytes: string) =>
  createHmac('sha256', seal).update([id, time, webhookId, bytes].join('|')).digest('base64');

export const payPalClient = { id: 'stand-in-client', secret: 'a-secret-that-only-the-two-servers-know' };

interface Amount {
  currency_code: string;
  value: string;
}

interface StandInOrder {
  id: string;
  status: string;
  intent: string;
  purchase_units: { reference_id: string; custom_id: string; description: string; amount: Amount; payments?: object }[];
}

interface StandInCapture {
  id: string;
  status: string;
  amount: Amount;
  refunded: boolean;
}

interface Answer {
  status: number;
  body?: object;
}

export interface Failures {
  capture?: 'COMPLETED' | 'PENDING' | 'DECLINED';
  loseAnswer?: RegExp;
  down?: RegExp;
}

const newId = () => randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0').toUpperCase().slice(0, 17);
const refusal = (status: number, name: string, issue: string): Answer => ({
  status,
  body: { name, details: [{ issue, description: issue }], debug_id: newId() },
});
const notFound = () => refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const unprocessable = (issue: string) => refusal(422, 'UNPROCESSABLE_ENTITY', issue);

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

export async function startPayPal({ port = 0 } = {}) {
  const orders = new Map<string, StandInOrder>();
  const captures = new Map<string, StandInCapture>();
  const answered = new Map<string, Answer>();
  const tokens = new Set<string>();
  const asked: string[] = [];
  const failures: Failures = {};

  function token(request: IncomingMessage): Answer {
    const [, basic = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if (Buffer.from(basic, 'base64').toString() !== `${payPalClient.id}:${payPalClient.secret}`)
      return { status: 401, body: { error: 'invalid_client', error_description: 'Client Authentication failed' } };
    const access_token = newId();
    tokens.add(access_token);
    return { status: 200, body: { access_token, token_type: 'Bearer', expires_in: 32_400 } };
  }

  function create(order: Omit<StandInOrder, 'id' | 'status'>): Answer {
    const [unit] = order.purchase_units;
    if (order.intent !== 'CAPTURE' || !unit || !/^\d+\.\d\d$/.test(unit.amount.value))
      return refusal(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE');
    const made = { ...order, id: newId(), status: 'PAYER_ACTION_REQUIRED' };
    orders.set(made.id, made);
    return { status: 200, body: made };
  }

  function capture(order: StandInOrder): Answer {
    if (order.status === 'COMPLETED') return unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return unprocessable('ORDER_NOT_APPROVED');
    const [unit] = order.purchase_units;
    if (unit === undefined) return unprocessable('MALFORMED_ORDER');
    if (failures.capture === 'DECLINED') return unprocessable('INSTRUMENT_DECLINED');
    const made = { id: newId(), status: failures.capture ?? 'COMPLETED', amount: unit.amount, refunded: false };
    captures.set(made.id, made);
    unit.payments = { captures: [made] };
    order.status = 'COMPLETED';
    return { status: 201, body: order };
  }

  function refund(paid: StandInCapture): Answer {
    if (paid.refunded) return unprocessable('CAPTURE_FULLY_REFUNDED');
    paid.refunded = true;
    return { status: 201, body: { id: newId(), status: 'COMPLETED' } };
  }

  function verify(body: string): Answer {
    const said = JSON.parse(body);
    // The raw text of the event: parsing and serializing could change it.
    const [, bytes = ''] = /"webhook_event":(.*)\}$/s.exec(body) ?? [];
    const right =
      said.webhook_id === webhookId &&
      said.auth_algo === 'SHA256withRSA' &&
      said.transmission_sig === sign(said.transmission_id, said.transmission_time, bytes);
    return { status: 200, body: { verification_status: right ? 'SUCCESS' : 'FAILURE' } };
  }

  function route(method: string, path: string, body: string): Answer {
    if (method === 'POST' && path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (method === 'POST' && path === '/v2/checkout/orders') return create(JSON.parse(body));
    const [, orderId = '', step] = /^\/v2\/checkout\/orders\/([A-Z0-9]+)(\/capture)?$/.exec(path) ?? [];
    const order = orders.get(orderId);
    if (order) return step ? capture(order) : { status: 200, body: order };
    const [, captureId = ''] = /^\/v2\/payments\/captures\/([A-Z0-9]+)\/refund$/.exec(path) ?? [];
    const paid = captures.get(captureId);
    return paid ? refund(paid) : notFound();
  }

  function answer(request: IncomingMessage, body: string): Answer {
    const { method = '', url = '', headers } = request;
    if (failures.down?.test(url)) return { status: 500 };
    if (url === '/v1/oauth2/token') return token(request);
    if (!tokens.has((headers.authorization ?? '').replace('Bearer ', '')))
      return refusal(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN');
    // A repeated PayPal-Request-Id gets the stored response.
    const name = headers['paypal-request-id'];
    const known = answered.get(`${url} ${name}`);
    if (known) return known;
    const made = route(method, url, body);
    if (name !== undefined && made.status < 300) answered.set(`${url} ${name}`, structuredClone(made));
    return made;
  }

  /** Sends a webhook event, formatted unlike the server's own JSON. */
  function createNotice(event_type: string, orderId: string) {
    const order = orders.get(orderId);
    const [paid] = (order?.purchase_units[0]?.payments as { captures?: StandInCapture[] })?.captures ?? [];
    const related = { supplementary_data: { related_ids: { order_id: orderId } } };
    const capture = { resource_type: 'capture', resource: { ...paid, ...related } };
    const about = event_type.startsWith('CHECKOUT.') ? { resource_type: 'checkout-order', resource: order } : capture;
    const payload = JSON.stringify({ id: `WH-${newId()}`, event_type, ...about }, null, 2).replace(
      '{',
      '{ "zen": 1.0,',
    );
    const [id, time] = [newId(), new Date().toISOString()];
    return {
      payload,
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': sign(id, time, payload),
      },
    };
  }

  function approve(orderId: string) {
    const order = orders.get(orderId);
    if (order?.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
  }

  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    const { method = '', url = '' } = request;
    const [, approved] = /^\/stand-in\/approve\/([A-Z0-9]+)$/.exec(url) ?? [];
    if (approved !== undefined) {
      approve(approved);
      response.writeHead(204).end();
      return;
    }
    if (url === '/stand-in/trouble') {
      Object.assign(failures, JSON.parse(body));
      response.writeHead(204).end();
      return;
    }
    asked.push(`${method} ${url}`);
    const { status, body: content } = answer(request, body);
    if (failures.loseAnswer?.test(url)) {
      delete failures.loseAnswer;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(content && JSON.stringify(content));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: listening } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${listening}`;
  return {
    url,
    settings: {
      PAYPAL_URL: url,
      PAYPAL_CLIENT_ID: payPalClient.id,
      PAYPAL_CLIENT_SECRET: payPalClient.secret,
      PAYPAL_WEBHOOK_ID: webhookId,
    },
    orders,
    captures,
    asked,
    trouble: failures,
    approve,
    createNotice,
    forgetTokens: () => tokens.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type StandIn = Awaited<ReturnType<typeof startPayPal>>;

if (import.meta.main) {
  const { settings } = await startPayPal();
  process.stdout.write(`${JSON.stringify(settings)}\n`);
}
