import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { confidentialityLevels } from './areas/confidentiality/levels.ts';
import { emergency, listContacts, other, ownsContact } from './areas/contacts/contacts.repository.ts';
import { contactsRoutes } from './areas/contacts/contacts.routes.ts';
import { draftsRoutes } from './areas/drafts/drafts.routes.ts';
import { lookupsRoutes } from './areas/lookups/lookups.routes.ts';
import { maritalStatuses } from './areas/lookups/lookups.ts';
import { loadPlaces } from './areas/lookups/places.ts';
import { menuRoutes } from './areas/menu/menu.routes.ts';
import { listEntries } from './areas/notebook/notebook.repository.ts';
import { notebookRoutes, ownsEntry } from './areas/notebook/notebook.routes.ts';
import { insertPatient } from './areas/patient/patient.repository.ts';
import { type Collections, ownsPatient, patientRoutes } from './areas/patient/patient.routes.ts';
import { grantedFeatures, grantFeatures } from './areas/permissions/permissions.repository.ts';
import { permissionsRoutes } from './areas/permissions/permissions.routes.ts';
import { IdentityProvider } from './areas/session/identity-provider.ts';
import { providerRoutes } from './areas/session/provider.routes.ts';
import { registrationRoutes } from './areas/session/registration.routes.ts';
import { resetRoutes } from './areas/session/reset.routes.ts';
import { sessionRoutes } from './areas/session/session.routes.ts';
import { Sessions } from './areas/session/sessions.ts';
import { systemRoutes } from './areas/system/system.routes.ts';
import type { BlobStore } from './blobs/blobs.ts';
import type { Clock } from './clock.ts';
import { type Config, publicUrl } from './config.ts';
import { type Document, document as ownDocument } from './contract/document.ts';
import type { Handlers } from './contract/handlers.ts';
import type { Owners } from './contract/ownership.ts';
import { referencePage, referenceStyle } from './contract/reference.ts';
import { serveContract } from './contract/serve.ts';
import type { Database } from './database/database.ts';
import { freePlan, mayUse } from './policy/features.ts';
import { notFound } from './problem.ts';
import { acceptedEncodings, encode } from './web/encoding.ts';
import { describeError, sendFrameworkError, sendProblem } from './web/errors.ts';
import { commonHeaders, dataPolicy, pagePolicy, strictTransport } from './web/headers.ts';
import { sendClientError } from './web/socket.ts';
import { serveWeb } from './web/static.ts';

/** Characters of an answer below which encoding it costs more than it saves. */
const worthEncoding = 1024;

/** What a server is made of. Tests hand in their own. */
export interface Parts {
  config: Config;
  database: Database;
  blobs: BlobStore;
  clock: Clock;
  version: string;
  /** Told that a mail waits in the database. */
  onMail?: () => void;
  /** Where log lines go; standard output when left out. */
  logTo?: { write(line: string): void };
  /** Another contract than our own, to show what it would be refused for. */
  document?: Document;
  handlers?: Handlers;
}

function providerOf(config: Config, clock: Clock): IdentityProvider | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = config;
  if (issuer === '') return undefined;
  return new IdentityProvider(
    { name, issuer, clientId, clientSecret, redirectUri: `${publicUrl(config)}/webui/login` },
    clock,
  );
}

function handlersOf(parts: Parts, sessions: Sessions): Handlers {
  const { config, database, blobs, clock, version, onMail = () => {} } = parts;
  const signingIn = { database, clock, sessionMs: config.SESSION_MINUTES * 60_000, demo: config.DEMO };
  const timeZone = config.TIME_ZONE;
  const collections = async (patientId: number): Promise<Collections> => {
    const [contattiemergenza, contattialtro, tbl_taccuinos] = await Promise.all([
      listContacts(database, patientId, emergency),
      listContacts(database, patientId, other),
      listEntries(database, patientId),
    ]);
    return { contattiemergenza, contattialtro, tbl_taccuinos, liveli_confidencialita: confidentialityLevels };
  };
  return {
    ...systemRoutes({ database, blobs, version }),
    ...sessionRoutes({ ...signingIn, sessions }),
    ...providerRoutes({ ...signingIn, provider: providerOf(config, clock) }),
    ...registrationRoutes({
      database,
      clock,
      onMail,
      openRecord: async (queries, user, at) => {
        await insertPatient(queries, user, at);
        await grantFeatures(queries, user.id_utente, freePlan);
      },
    }),
    ...resetRoutes({ database, clock, onMail }),
    ...menuRoutes(),
    ...draftsRoutes({ database, clock }),
    ...permissionsRoutes({ database }),
    ...patientRoutes({
      database,
      clock,
      timeZone,
      collections,
      isPlace: async (name) => (await loadPlaces()).has(name),
      isMaritalStatus: (id) => maritalStatuses.some(({ id_stato_matrimoniale }) => id_stato_matrimoniale === id),
    }),
    ...lookupsRoutes(),
    ...contactsRoutes({ database, clock }),
    ...notebookRoutes({ database, blobs, clock, timeZone }),
  };
}

/** Fastify counts proxies only by a function. */
function trusted(setting: Config['TRUST_PROXY']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** The server without its socket. Fails when an operation of the contract lacks a handler, an owner rule or security. */
export async function createApp(parts: Parts): Promise<FastifyInstance> {
  const { config, database, clock, document = ownDocument } = parts;
  const app = Fastify({
    logger: {
      level: config.LOG_LEVEL,
      base: null,
      serializers: { err: describeError },
      ...(parts.logTo && { stream: parts.logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.TRUST_PROXY),
    bodyLimit: 64 * 1024,
    // A client that sends slowly is cut off; Node looks every `connectionsCheckingInterval`.
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    frameworkErrors: sendFrameworkError,
    clientErrorHandler: sendClientError,
    routerOptions: { maxParamLength: 200 },
    genReqId: () => randomUUID(),
  });
  app.removeContentTypeParser('text/plain');

  // Hooks of every request call back instead of answering promises, which would cost each request several turns.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...commonHeaders, 'content-security-policy': dataPolicy, 'x-request-id': request.id });
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    // The pattern of the route and not its address, which would hold ids and what people search for.
    const route = request.is404 ? 'none' : request.routeOptions.url;
    const took = Math.round(reply.elapsedTime);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: took }, 'answered');
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < worthEncoding) return done(null, payload);
    const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
    reply.header('vary', 'accept-encoding');
    if (encoding === undefined) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    encode(encoding, payload).then((encoded) => done(null, encoded), done);
  });
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply));

  const sessions = new Sessions(database, clock, { idleMs: config.SESSION_IDLE_SECONDS * 1000, demo: config.DEMO });
  const owners: Owners = {
    patient: ownsPatient,
    contact: async ({ id_paziente }, id) => id_paziente !== undefined && ownsContact(database, id_paziente, id),
    notebook: ownsEntry(database),
  };
  const operations = await serveContract(app, {
    document,
    handlers: parts.handlers ?? handlersOf(parts, sessions),
    owners,
    authenticate: (authorization) => sessions.authenticate(authorization),
    mayUse: async ({ id_utente }, feature) => mayUse(await grantedFeatures(database, id_utente), feature),
    checkResponses: config.CHECK_RESPONSES,
  });

  app.get('/api/openapi.json', async () => document);
  app.get('/api/reference.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(referenceStyle));
  app.get('/api/reference', async (_, reply) =>
    reply
      .header('content-security-policy', pagePolicy)
      .type('text/html; charset=utf-8')
      .send(referencePage(document, operations)),
  );
  await serveWeb(app, config.WEB_DIR);
  return app;
}
