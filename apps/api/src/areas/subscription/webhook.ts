import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { malformed, Problem } from '../../problem.ts';
import type { Notice } from './paypal.ts';
import type { Till } from './till.ts';

const longest = 64 * 1024;
const orderId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,36}$/));
/** An order speaks of itself, a capture of its order. */
const ofOrder = v.pipe(
  v.object({ resource_type: v.literal('checkout-order'), resource: v.object({ id: orderId }) }),
  v.transform(({ resource }) => resource.id),
);
const ofCapture = v.pipe(
  v.object({
    resource_type: v.literal('capture'),
    resource: v.object({ supplementary_data: v.object({ related_ids: v.object({ order_id: orderId }) }) }),
  }),
  v.transform(({ resource }) => resource.supplementary_data.related_ids.order_id),
);
const notices = v.union([ofOrder, ofCapture]);

function noticeOf({ headers }: FastifyRequest, event: string): Notice {
  const said = (name: string) => String(headers[`paypal-${name}`] ?? '').slice(0, 1000);
  return {
    auth_algo: said('auth-algo'),
    cert_url: said('cert-url'),
    transmission_id: said('transmission-id'),
    transmission_sig: said('transmission-sig'),
    transmission_time: said('transmission-time'),
    event,
  };
}

function parsed(event: string): unknown {
  try {
    return JSON.parse(event);
  } catch {
    throw malformed('A JSON body is expected.');
  }
}

/**
 * Where PayPal tells of payments. A notice is only a reason to ask: what became of the order, PayPal says when it is asked.
 * Whatever is not about an order that is still open is answered and forgotten, before PayPal is asked anything.
 */
export function serveWebhook(app: FastifyInstance, till: Till, webhookId: string): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: longest } as const;
    scope.addContentTypeParser('application/json', options, (_request, body, done) => done(null, body));
    scope.post('/api/paypal/webhook', async (request, reply) => {
      const event = String(request.body ?? '');
      const about = v.safeParse(notices, parsed(event));
      reply.code(204).header('cache-control', 'no-store');
      if (!about.success || !(await till.isOpen(about.output))) return;
      const notice = noticeOf(request, event);
      if (Object.values(notice).includes('') || !(await till.isGenuine(notice, webhookId)))
        throw malformed('It is not from PayPal.');
      try {
        await till.hear(about.output, request.log);
      } catch (error) {
        // Sent again it would be no other; what PayPal could not be asked it tells again.
        if (!(error instanceof Problem) || error.status !== 409) throw error;
        request.log.warn({ err: error }, 'a notice of a payment led to nothing');
      }
    });
  });
}
