import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { malformed, Problem } from '../../problem.ts';
import type { PaymentService } from './payment-service.ts';
import type { WebhookEvent } from './paypal.ts';

const maxBodyBytes = 64 * 1024;
const orderId = v.pipe(v.string(), v.regex(/^[A-Z0-9]{1,36}$/));
const orderEvent = v.pipe(
  v.object({ resource_type: v.literal('checkout-order'), resource: v.object({ id: orderId }) }),
  v.transform(({ resource }) => resource.id),
);
const captureEvent = v.pipe(
  v.object({
    resource_type: v.literal('capture'),
    resource: v.object({ supplementary_data: v.object({ related_ids: v.object({ order_id: orderId }) }) }),
  }),
  v.transform(({ resource }) => resource.supplementary_data.related_ids.order_id),
);
const webhookEvent = v.union([orderEvent, captureEvent]);

function toWebhookEvent({ headers }: FastifyRequest, event: string): WebhookEvent {
  const getHeader = (name: string) => String(headers[`paypal-${name}`] ?? '').slice(0, 1000);
  return {
    auth_algo: getHeader('auth-algo'),
    cert_url: getHeader('cert-url'),
    transmission_id: getHeader('transmission-id'),
    transmission_sig: getHeader('transmission-sig'),
    transmission_time: getHeader('transmission-time'),
    event,
  };
}

function parseJson(event: string): unknown {
  try {
    return JSON.parse(event);
  } catch {
    throw malformed('The body must be JSON.');
  }
}

/** An event only triggers a query of the order's state, and none for unknown or settled orders. */
export function serveWebhook(app: FastifyInstance, till: PaymentService, webhookId: string): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: maxBodyBytes } as const;
    scope.addContentTypeParser('application/json', options, (_request, body, done) => done(null, body));
    scope.post('/api/paypal/webhook', async (request, reply) => {
      const event = String(request.body ?? '');
      const about = v.safeParse(webhookEvent, parseJson(event));
      reply.code(204).header('cache-control', 'no-store');
      if (!about.success || !(await till.isOpen(about.output))) return;
      const notice = toWebhookEvent(request, event);
      if (Object.values(notice).includes('') || !(await till.isGenuine(notice, webhookId)))
        throw malformed('The signature is invalid.');
      try {
        await till.handleWebhook(about.output, request.log);
      } catch (error) {
        // Conflicts are permanent; other failures let PayPal retry.
        if (!(error instanceof Problem) || error.status !== 409) throw error;
        request.log.warn({ err: error }, 'could not process a webhook event');
      }
    });
  });
}
