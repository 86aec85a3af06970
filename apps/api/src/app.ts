import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { setImmediate as immediately } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { Sessions } from './areas/session/sessions.ts';
import { createPaymentService } from './areas/subscription/payment-service.ts';
import { serveWebhook } from './areas/subscription/webhook.ts';
import { loadKeys } from './blobs/keys.ts';
import { timestamp } from './clock.ts';
import type { Config } from './config.ts';
import { document as ownDocument } from './contract/document.ts';
import { Download } from './contract/download.ts';
import { maxFormBytes } from './contract/limits.ts';
import { referencePage, referenceStyle } from './contract/reference.ts';
import { SerializedJson } from './contract/serialized-json.ts';
import { type Service, serveContract } from './contract/serve.ts';
import { requirePatientId } from './contract/session.ts';
import { createContext, isEverythingFree } from './create-context.ts';
import { runInTransaction } from './database/unit-of-work.ts';
import { createHandlers } from './handlers.ts';
import { findAnswer, saveAnswer } from './idempotency/answers.repository.ts';
import type { Parts } from './parts.ts';
import { notFound } from './problem.ts';
import { limitBodyTime } from './web/body-deadline.ts';
import { allowOtherOrigins } from './web/cross-origin.ts';
import { acceptedEncodings, encode } from './web/encoding.ts';
import { describeError, sendFrameworkError, sendProblem } from './web/errors.ts';
import { warnOfProxies } from './web/forwarded.ts';
import { commonHeaders, dataPolicy, pagePolicy, strictTransport } from './web/headers.ts';
import { rejectForwardedRequests } from './web/local-only.ts';
import { sendClientError } from './web/socket.ts';
import { redirectBrowsers, serveWeb } from './web/static.ts';
import { isNotModified } from './web/validator.ts';
import type { WorkerData } from './worker-tasks.ts';
import type { Tasks } from './workers/tasks.ts';
import { Workers } from './workers/workers.ts';

/** Bytes above which parsing a body yields to other requests. */
const largeBodyBytes = 1_000_000;

/** Characters below which compressing a response costs more than it saves. */
const minEncodedLength = 1024;

/** Milliseconds. Five minutes let a phone with a weak signal send the largest file. */
export const defaultTimeouts = {
  headers: 10_000,
  body: 10_000,
  request: 300_000,
  silence: 60_000,
  checkIntervalMs: 5_000,
};

/** Fastify accepts a number of proxies only as a function. */
function toTrustProxy(setting: Config['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

const isText = (reply: FastifyReply, payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' ||
  (Buffer.isBuffer(payload) && String(reply.getHeader('content-type')).startsWith('application/json'));

function workerModule(): URL {
  const places = ['./worker.ts', './worker.js'].map((path) => new URL(path, import.meta.url));
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error('The worker module is missing.');
  return found;
}

function createWorkers(parts: Parts, app: FastifyInstance): Workers<Tasks> {
  const { config, version, clock, workerLimits, workerEntry = workerModule() } = parts;
  const data: WorkerData = { config, version, everythingFree: isEverythingFree(parts) };
  return new Workers({
    ...{ entry: workerEntry, data, clock },
    ...(workerLimits && { limits: workerLimits }),
    onStopped: (task, excess) => app.log.warn({ task, excess }, 'a task was stopped'),
  });
}

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) => Buffer.from(buffer, byteOffset, byteLength);

const heavyOperations =
  (workers: Workers<Tasks>): NonNullable<Service['runInWorker']> =>
  async (id, call, caller) => {
    const written = await workers.run('operation', { id, call }, caller);
    if ('json' in written) return new SerializedJson(written.json);
    return new Download(written.type, written.name, toBuffer(written.bytes));
  };

/** Does not listen. @throws ContractError for an operation without handler, owner rule or security. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, clock, document = ownDocument, timeouts = defaultTimeouts } = parts;
  const app = Fastify({
    logger: {
      level: config.LOG_LEVEL,
      base: null,
      serializers: { err: describeError },
      ...(parts.logTo && { stream: parts.logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxy(config.TRUST_PROXY),
    bodyLimit: maxFormBytes,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.silence,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.checkIntervalMs },
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: sendClientError,
    routerOptions: { maxParamLength: 200 },
    // During shutdown, requests on open connections are answered, and each connection is closed with its response.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
  });
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      // A file of 25 MB is 35 MB of text; yield between the passes over it.
      const yieldIfLarge = () => (bytes.length > largeBodyBytes ? immediately() : undefined);
      await yieldIfLarge();
      const body = bytes.toString();
      await yieldIfLarge();
      const parsed = await new Promise((resolve, reject) => {
        parse(request, body, (error, value) => (error ? reject(error) : resolve(value)));
      });
      await yieldIfLarge();
      return parsed;
    },
  );

  // Global hooks use callbacks: promises would cost each request several event loop turns.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...commonHeaders, 'content-security-policy': dataPolicy, 'x-request-id': request.id });
    reply.header('cache-control', 'no-store');
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    done();
  });
  limitBodyTime(app, { maxFormBytes: maxFormBytes, ms: timeouts.body });
  if (config.TRUST_PROXY === false) warnOfProxies(app);
  if (config.DEMO) rejectForwardedRequests(app);
  app.addHook('onRequest', redirectBrowsers);
  allowOtherOrigins(app);
  app.addHook('onResponse', (request, reply, done) => {
    // The route pattern, because the URL contains IDs and search terms.
    const route = request.is404 ? 'none' : request.routeOptions.url;
    const took = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: took }, 'answered');
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isText(reply, payload)) return done(null, payload);
    if (isNotModified(request, reply, payload)) {
      reply.code(304).removeHeader('content-length').removeHeader('content-type');
      return done(null, null);
    }
    if (payload.length < minEncodedLength) return done(null, payload);
    const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
    reply.header('vary', 'accept-encoding');
    if (encoding === undefined) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    encode(encoding, payload).then((encoded) => done(null, encoded), done);
  });
  if (config.METRICS_TOKEN !== '') {
    const { serveMetrics } = await import('./metrics/serve-metrics.ts');
    serveMetrics(app, { database, clock, version: parts.version, token: config.METRICS_TOKEN });
  }
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply));

  const workers = createWorkers(parts, app);
  app.addHook('onClose', () => workers.close());
  const sessions = new Sessions(database, clock, { idleMs: config.SESSION_IDLE_SECONDS * 1000, demo: config.DEMO });
  const everythingFree = isEverythingFree(parts);
  const context = createContext({ ...parts, everythingFree, keys: await loadKeys(config), sessions, tasks: workers });
  const operations = await serveContract(app, {
    document,
    handlers: parts.handlers ?? createHandlers(context),
    ...(parts.handlers === undefined && { runInWorker: heavyOperations(workers) }),
    owners: context.owners,
    authenticate: (authorization) => sessions.authenticate(authorization),
    act: (session, patient) => context.caregivers.actFor(session, patient),
    confirmAccess: (session) => context.caregivers.confirmAccess(session),
    hasFeature: context.hasFeature,
    runInTransaction: runInTransaction,
    withinQuota: ({ id_paziente }, work) => context.quota.enforce(id_paziente, work),
    idempotency: {
      find: ({ id_utente }, key) => findAnswer(database, id_utente, key),
      save: ({ id_utente }, attempt, answer) => saveAnswer(database, id_utente, attempt, answer, clock()),
    },
    audit: (session, event) => {
      const { tipo: kind, azione: action, id_record } = event;
      const { id_utente } = session;
      return context.audit.append(database, {
        id_paziente: event.id_paziente ?? requirePatientId(session),
        at: timestamp(clock()),
        id_utente,
        action,
        kind,
        id_record,
      });
    },
    checkResponses: config.CHECK_RESPONSES,
    https: config.PUBLIC_URL.startsWith('https:'),
  });

  const payments = config.PAYPAL_WEBHOOK_ID === '' ? undefined : createPaymentService(context);
  if (payments) serveWebhook(app, payments, config.PAYPAL_WEBHOOK_ID);
  app.get('/api/openapi.json', async () => document);
  app.get('/api/reference.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(referenceStyle));
  app.get('/api/reference', async (_, reply) =>
    reply
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(referencePage(document, operations)),
  );
  await serveWeb(app, { folder: config.WEB_DIR, payments: config.PAYPAL_CLIENT_ID !== '' });
  return app;
}
