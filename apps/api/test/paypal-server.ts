// A stand-in for PayPal: its REST interface as far as the server uses it, with the same words for the same refusals. Run
// as a program it prints its address as a line of JSON.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

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

/** What the next requests of a kind meet. */
export interface Trouble {
  /** Of the next captures: what becomes of the money. */
  capture?: 'COMPLETED' | 'PENDING' | 'DECLINED';
  /** The next request does what it is asked, but its answer never arrives. */
  loseAnswer?: RegExp;
  /** Requests that fail, and do nothing. */
  down?: RegExp;
}

const newId = () => randomBytes(12).toString('base64url').replaceAll(/[-_]/g, '0').toUpperCase().slice(0, 17);
const refusal = (status: number, name: string, issue: string): Answer => ({
  status,
  body: { name, details: [{ issue, description: issue }], debug_id: newId() },
});
const notFound = () => refusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const unprocessable = (issue: string) => refusal(422, 'UNPROCESSABLE_ENTITY', issue);

async function bodyOf(request: IncomingMessage): Promise<string> {
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
  const trouble: Trouble = {};

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
    if (trouble.capture === 'DECLINED') return unprocessable('INSTRUMENT_DECLINED');
    const made = { id: newId(), status: trouble.capture ?? 'COMPLETED', amount: unit.amount, refunded: false };
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

  function route(method: string, path: string, body: string): Answer {
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
    if (trouble.down?.test(url)) return { status: 500 };
    if (url === '/v1/oauth2/token') return token(request);
    if (!tokens.has((headers.authorization ?? '').replace('Bearer ', '')))
      return refusal(401, 'AUTHENTICATION_FAILURE', 'INVALID_TOKEN');
    // The same name of a request is answered with what it was answered with before.
    const name = headers['paypal-request-id'];
    const known = answered.get(`${url} ${name}`);
    if (known) return known;
    const made = route(method, url, body);
    if (name !== undefined && made.status < 300) answered.set(`${url} ${name}`, structuredClone(made));
    return made;
  }

  /** What the person does in PayPal's window. */
  function approve(orderId: string) {
    const order = orders.get(orderId);
    if (order?.status === 'PAYER_ACTION_REQUIRED') order.status = 'APPROVED';
  }

  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = '', url = '' } = request;
    const [, approved] = /^\/stand-in\/approve\/([A-Z0-9]+)$/.exec(url) ?? [];
    if (approved !== undefined) {
      approve(approved);
      response.writeHead(204).end();
      return;
    }
    if (url === '/stand-in/trouble') {
      Object.assign(trouble, JSON.parse(body));
      response.writeHead(204).end();
      return;
    }
    asked.push(`${method} ${url}`);
    const { status, body: content } = answer(request, body);
    if (trouble.loseAnswer?.test(url)) {
      delete trouble.loseAnswer;
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
    /** What a server is told to use it. */
    settings: { PAYPAL_URL: url, PAYPAL_CLIENT_ID: payPalClient.id, PAYPAL_CLIENT_SECRET: payPalClient.secret },
    orders,
    captures,
    asked,
    trouble,
    approve,
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
