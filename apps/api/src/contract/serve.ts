import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import { allows } from '../policy/acting.ts';
import {
  featureMissing,
  internal,
  invalid,
  malformed,
  notFound,
  outsideGrant,
  providerRefused,
  rangeNotSatisfiable,
  tooLarge,
} from '../problem.ts';
import type { Caller } from '../workers/workers.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { AuditCollector, type AuditEvent } from './audit-collector.ts';
import { numberReader } from './coded-numbers.ts';
import { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { Device } from './device.ts';
import { type Document, methods, type Schema } from './document.ts';
import { Download, parseRange } from './download.ts';
import type { Call, Handlers, OperationId } from './handlers.ts';
import { type IdempotencyStore, readAttempt, runIdempotent } from './idempotency.ts';
import { bodyLimit, largeFields } from './limits.ts';
import { type Operation, readOperations } from './operations.ts';
import { checkOwnership, type OwnershipChecks } from './ownership.ts';
import { parseIfMatch } from './saved-record.ts';
import { SerializedJson } from './serialized-json.ts';
import type { Session } from './session.ts';
import { textErrors } from './text.ts';
import { Validation } from './validation.ts';
import { writeJson } from './write-json.ts';

export type PlainCall = Pick<
  Call<OperationId>,
  'path' | 'query' | 'body' | 'address' | 'ifMatch' | 'hasRange' | 'userAgent'
> & {
  session: Session | undefined;
};

export interface Service {
  document: Document;
  handlers: Handlers;
  /** Runs heavy operations in another process. */
  runInWorker?: (id: OperationId, call: PlainCall, caller: Caller) => Promise<Download | SerializedJson>;
  owners: OwnershipChecks;
  authenticate(authorization: string | undefined): Promise<Session>;
  /** Returns the session on the record of the header. @throws Problem 404 unless a grant gives access to it. */
  act(session: Session, patient: string): Promise<Session>;
  /** Records a caregiver's access. @throws Problem 404 if the grant has ended in the meantime. */
  confirmAccess(session: Session): Promise<void>;
  hasFeature(session: Session, feature: string): Promise<boolean>;
  runInTransaction<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Rejects, within the same unit of work, writes that exceed the quota. */
  withinQuota<Result>(session: Session, work: () => Promise<Result>): Promise<Result>;
  idempotency: IdempotencyStore;
  audit(session: Session, event: AuditEvent): Promise<void>;
  checkResponses: boolean;
  https: boolean;
}

const patientHeader = 'x-libretto-assistito';

/** Registers a route for every operation of the contract. The hooks run in the order in which they stand. */
export async function serveContract(app: FastifyInstance, service: Service): Promise<Operation[]> {
  const handled = (id: string): id is OperationId => Object.hasOwn(service.handlers, id);
  const operations = readOperations(service.document, handled);
  const validation = new Validation(service.document);
  const limiter = new ConcurrencyLimiter();
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  await app.register(glue, {
    specification: withoutResponses(service.document),
    operationResolver: (id) => {
      const operation = byId.get(id);
      if (operation === undefined || !handled(id)) throw new Error(`${id} is not an operation of the contract.`);
      return createRoute(id, operation, service, validation, limiter);
    },
  });
  return operations;
}

/** Responses are validated and serialized here, and glue would look for parsers of their content types. */
function withoutResponses(document: Document): Document {
  const paths = structuredClone(document.paths);
  for (const item of Object.values(paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation !== undefined) operation.responses = { default: { description: 'See the contract.' } };
    }
  }
  return { ...document, paths };
}

function pickFields(body: unknown, names: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name)));
}

function createRoute(
  id: OperationId,
  operation: Operation,
  service: Service,
  validation: Validation,
  limiter: ConcurrencyLimiter,
): RouteOptions {
  const sessions = new WeakMap<FastifyRequest, Session>();
  const getSession = (request: FastifyRequest): Session => {
    const session = sessions.get(request);
    if (session === undefined) throw new Error(`${id} requires the session of a request without one.`);
    return session;
  };
  const getAccount = (request: FastifyRequest) => {
    const session = sessions.get(request);
    return session === undefined ? `address ${request.ip}` : `account ${session.id_utente}`;
  };
  const checkPath = validation.parameters(parametersSchema(operation, 'path'), 'params');
  const checkQuery = validation.parameters(parametersSchema(operation, 'query'), 'query');
  const readNumbers = operation.body && numberReader(service.document, operation.body.schema);
  const checkBody = operation.body && validation.body(operation.body.schema);
  const large = operation.body === undefined ? [] : largeFields(service.document, operation.body.schema);
  const checkResponse = service.checkResponses ? responseCheck(operation, validation) : undefined;

  return {
    method: operation.method,
    url: routePath(operation.path),
    // The contract has no HEAD; running the GET handler for one would consume a download URL.
    exposeHeadRoute: false,
    config: { operationId: id },
    schema: {},
    bodyLimit: operation.body === undefined ? 1024 : bodyLimit(service.document, operation.body.schema),

    onRequest: async (request) => {
      if (operation.rule === 'public') return;
      const own = await service.authenticate(request.headers.authorization);
      const patient = request.headers[patientHeader];
      const session = patient === undefined ? own : await service.act(own, String(patient));
      if (session.grant !== undefined && !allows(session.grant.scope, operation.acting)) throw outsideGrant();
      sessions.set(request, session);
      const { feature } = operation;
      if (feature !== undefined && !(await service.hasFeature(session, feature))) throw featureMissing(feature);
    },

    // The body has arrived, so a slow client does not occupy a slot.
    preHandler: async (request, reply) => {
      if (operation.rule !== 'public') await limiter.acquire(reply, getAccount(request));
      const { params: path, query } = request;
      const parameters = [
        ...textErrors(path, 'params'),
        ...checkPath(path),
        ...textErrors(query, 'query'),
        ...checkQuery(query),
      ];
      if (parameters.length > 0) {
        // An ID that cannot exist gets the same response as an unknown one.
        const ids = operation.ids.map(({ name }) => `params/${name}`);
        throw parameters.some((error) => ids.includes(error.path)) ? notFound() : invalid(parameters);
      }
      if (checkBody !== undefined) {
        if (request.body === undefined || request.body === null) throw malformed('A JSON body is expected.');
        // A file in a body is 35 MB of text; yield between the passes over it.
        request.body = readNumbers?.(request.body);
        const encodingErrors = textErrors(request.body);
        if (operation.keptFields !== undefined) request.body = pickFields(request.body, operation.keptFields);
        await yieldToEventLoop();
        const errors = [...encodingErrors, ...checkBody(request.body)];
        await yieldToEventLoop();
        if (errors.some(({ code, path }) => code === 'maxLength' && large.includes(path))) throw tooLarge();
        if (errors.some(({ code, path }) => code === 'required' && operation.proof.includes(path.slice(1))))
          throw providerRefused();
        if (errors.length > 0) throw invalid(errors);
      }
      if (operation.ids.length > 0) {
        await checkOwnership(operation.ids, service.owners, getSession(request), path, request.body);
      }
    },

    onSend: (_, reply, payload, done) => {
      limiter.release(reply);
      done(null, payload);
    },

    handler: async (request, reply) => {
      const auditCollector = new AuditCollector(operation);
      const call: Record<keyof Call<OperationId>, unknown> = {
        path: request.params,
        query: request.query,
        body: request.body,
        get session() {
          return getSession(request);
        },
        requireFeature: async (feature: string) => {
          if (!operation.features.includes(feature))
            throw new Error(`${id} requires ${feature}, which the contract does not list.`);
          if (!(await service.hasFeature(getSession(request), feature))) throw featureMissing(feature);
        },
        audit: (event: AuditEvent) => auditCollector.add(event),
        address: request.ip,
        device: new Device(request, reply, service.https),
        ifMatch: parseIfMatch(request.headers['if-match']),
        hasRange: request.headers.range !== undefined,
        userAgent: request.headers['user-agent'] ?? '',
        caller: { account: getAccount(request), signal: disconnectSignal(reply) },
        log: request.log,
      };
      const handle = getHandler(id, operation, service, {
        session: sessions.get(request),
        leave: () => limiter.release(reply),
      });
      const session = sessions.get(request);
      const attempt = session && readAttempt(operation, request, session);
      const runHandler = async (keep?: (answer: unknown) => Promise<void>) => {
        const answer = await handle(call);
        checkResponse?.(answer);
        const { event } = auditCollector;
        if (event !== undefined) await service.audit(getSession(request), event);
        // The grant may have ended while the request waited for a worker or its body.
        const erased = event?.tipo === 'patient' && event.azione === 'deleted';
        if (session?.grant !== undefined && !erased) await service.confirmAccess(session);
        await keep?.(answer);
        return answer;
      };
      // A change and its audit entry are committed together.
      const runAsUnit = (keep?: (answer: unknown) => Promise<void>) =>
        operation.audited === undefined
          ? runHandler(keep)
          : service.runInTransaction(() => service.withinQuota(getSession(request), () => runHandler(keep)));
      const answer = await (attempt
        ? runIdempotent(service.idempotency, getSession(request), attempt, runAsUnit)
        : runAsUnit());
      return send(reply, operation, answer, request.headers.range);
    },
  };
}

function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function getHandler(
  id: OperationId,
  { heavy }: Operation,
  { handlers, runInWorker }: Service,
  of: { session: Session | undefined; leave: () => void },
): (call: Record<keyof Call<OperationId>, unknown>) => Promise<unknown> {
  const handle: (call: never) => Promise<unknown> = handlers[id];
  if (!heavy || runInWorker === undefined) return (call) => handle(call as never);
  return (call) => {
    const { path, query, body, address, ifMatch, hasRange, userAgent, caller } = call as Call<OperationId>;
    of.leave();
    return runInWorker(id, { path, query, body, address, ifMatch, hasRange, userAgent, session: of.session }, caller);
  };
}

function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

async function send(
  reply: FastifyReply,
  { success, responses }: Operation,
  answer: unknown,
  wanted: string | undefined,
) {
  if (answer === undefined) return reply.code(success).send();
  if (answer instanceof Download) {
    const { bytes, disposition, type } = answer;
    reply.header('content-disposition', disposition).type(type);
    // Only operations that declare 206 support ranges.
    if (!Buffer.isBuffer(bytes) || responses['206'] === undefined) return reply.code(success).send(bytes);
    const range = parseRange(wanted, bytes.length);
    reply.header('accept-ranges', 'bytes');
    if (range === undefined) return reply.code(success).send(bytes);
    if (range === 'none') {
      reply.header('content-range', `bytes */${bytes.length}`).removeHeader('content-disposition');
      throw rangeNotSatisfiable();
    }
    return reply
      .code(206)
      .header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
      .send(bytes.subarray(range.first, range.last + 1));
  }
  reply.code(success).type('application/json; charset=utf-8');
  return reply.send(answer instanceof SerializedJson ? answer.bytes : await writeJson(answer));
}

function parametersSchema(operation: Operation, place: 'path' | 'query'): Schema {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

function responseCheck(operation: Operation, validation: Validation) {
  const content = operation.responses[operation.success]?.content;
  const schema = content?.['application/json']?.schema;
  const check = schema === undefined ? undefined : validation.body(schema);
  const isFile = content !== undefined && schema === undefined;
  return (given: unknown) => {
    const answer = given instanceof SerializedJson ? JSON.parse(given.bytes.toString()) : given;
    if (isFile !== answer instanceof Download) throw internal(`${operation.id} returned another kind of content`);
    if (isFile) return;
    const errors = check === undefined ? [] : check(answer);
    if ((check === undefined) !== (answer === undefined))
      throw internal(`${operation.id} returned another kind of body`);
    if (errors.length > 0) throw internal(`${operation.id}: ${errors.map((e) => `${e.path} ${e.message}`).join(', ')}`);
  };
}
