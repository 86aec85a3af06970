import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import glue from 'fastify-openapi-glue';
import { pause } from '../pause.ts';
import {
  featureMissing,
  internal,
  invalid,
  malformed,
  notFound,
  providerRefused,
  rangeNotSatisfiable,
  tooLarge,
} from '../problem.ts';
import type { Caller } from '../workers/workers.ts';
import { type AuditEvent, Statement } from './audited.ts';
import { numberReader } from './coded-numbers.ts';
import { Device } from './device.ts';
import { type Document, methods, type Schema } from './document.ts';
import { Download, rangeOf } from './download.ts';
import type { Call, Handlers, OperationId } from './handlers.ts';
import { bodyLimit, largeFields } from './limits.ts';
import { type Answers, attemptOf, once } from './once.ts';
import { type Operation, readOperations } from './operations.ts';
import { checkOwnership, type Owners } from './ownership.ts';
import { seenVersion } from './saved-record.ts';
import type { Session } from './session.ts';
import { textErrors } from './text.ts';
import { Turns } from './turns.ts';
import { Validation } from './validation.ts';
import { writeJson } from './write-json.ts';
import { WrittenJson } from './written.ts';

/** What of a call can be handed to another process. */
export type PlainCall = Pick<
  Call<OperationId>,
  'path' | 'query' | 'body' | 'address' | 'seen' | 'inParts' | 'userAgent'
> & {
  /** Nothing for a public operation. */
  session: Session | undefined;
};

export interface Service {
  document: Document;
  handlers: Handlers;
  /** Does heavy operations in another process. */
  elsewhere?: (id: OperationId, call: PlainCall, caller: Caller) => Promise<Download | WrittenJson>;
  owners: Owners;
  authenticate(authorization: string | undefined): Promise<Session>;
  mayUse(session: Session, feature: string): Promise<boolean>;
  /** Keeps all that the work writes, or nothing of it. */
  together<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Refuses, within the same unit, what takes more room than there is. */
  withinQuota<Result>(session: Session, work: () => Promise<Result>): Promise<Result>;
  /** What was answered before. */
  answers: Answers;
  /** Keeps what was done to a record. */
  audit(session: Session, event: AuditEvent): Promise<void>;
  /** Also hold the server's own answers against the contract. */
  checkResponses: boolean;
  /** Browsers reach the server by https, whatever the last proxy speaks. */
  https: boolean;
}

/** Makes a route of every operation of the contract. Each refuses in the order in which its hooks stand here. */
export async function serveContract(app: FastifyInstance, service: Service): Promise<Operation[]> {
  const handled = (id: string): id is OperationId => Object.hasOwn(service.handlers, id);
  const operations = readOperations(service.document, handled);
  const validation = new Validation(service.document);
  const turns = new Turns();
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  await app.register(glue, {
    specification: withoutAnswers(service.document),
    operationResolver: (id) => {
      const operation = byId.get(id);
      if (operation === undefined || !handled(id)) throw new Error(`${id} is not an operation of the contract.`);
      return routeOf(id, operation, service, validation, turns);
    },
  });
  return operations;
}

/** Answers are checked and written here; glue would look for parsers of their content types. */
function withoutAnswers(document: Document): Document {
  const paths = structuredClone(document.paths);
  for (const item of Object.values(paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation !== undefined) operation.responses = { default: { description: 'See the contract.' } };
    }
  }
  return { ...document, paths };
}

function routeOf(
  id: OperationId,
  operation: Operation,
  service: Service,
  validation: Validation,
  turns: Turns,
): RouteOptions {
  const sessions = new WeakMap<FastifyRequest, Session>();
  const sessionOf = (request: FastifyRequest): Session => {
    const session = sessions.get(request);
    if (session === undefined) throw new Error(`${id} asks for the session of a request that has none.`);
    return session;
  };
  const accountOf = (request: FastifyRequest) => {
    const session = sessions.get(request);
    return session === undefined ? `address ${request.ip}` : `account ${session.id_utente}`;
  };
  const checkPath = validation.parameters(parametersSchema(operation, 'path'), 'params');
  const checkQuery = validation.parameters(parametersSchema(operation, 'query'), 'query');
  const readNumbers = operation.body && numberReader(service.document, operation.body.schema);
  const checkBody = operation.body && validation.body(operation.body.schema);
  const large = operation.body === undefined ? [] : largeFields(service.document, operation.body.schema);
  const checkAnswer = service.checkResponses ? answerCheck(operation, validation) : undefined;

  return {
    method: operation.method,
    url: routePath(operation.path),
    // The contract has no HEAD, and one that runs the handler of GET would use up a download address.
    exposeHeadRoute: false,
    config: { operationId: id },
    // The hooks below check against the contract, whatever content type a request claims to have.
    schema: {},
    bodyLimit: operation.body === undefined ? 1024 : bodyLimit(service.document, operation.body.schema),

    // Before a byte of the body is read.
    onRequest: async (request) => {
      if (operation.rule === 'public') return;
      const session = await service.authenticate(request.headers.authorization);
      sessions.set(request, session);
      const { feature } = operation;
      if (feature !== undefined && !(await service.mayUse(session, feature))) throw featureMissing(feature);
    },

    // The body has come: a client that sends slowly keeps nobody waiting.
    preHandler: async (request, reply) => {
      if (operation.rule !== 'public') await turns.begin(reply, accountOf(request));
      const { params: path, query } = request;
      const parameters = [
        ...textErrors(path, 'params'),
        ...checkPath(path),
        ...textErrors(query, 'query'),
        ...checkQuery(query),
      ];
      if (parameters.length > 0) {
        // An id that cannot exist is answered as one that does not.
        const ids = operation.ids.map(({ name }) => `params/${name}`);
        throw parameters.some((error) => ids.includes(error.path)) ? notFound() : invalid(parameters);
      }
      if (checkBody !== undefined) {
        if (request.body === undefined || request.body === null) throw malformed('A JSON body is expected.');
        // A file in a body is 35 MB of text; each look at all of it takes a while.
        request.body = readNumbers?.(request.body);
        const unkept = textErrors(request.body);
        await pause();
        const errors = [...unkept, ...checkBody(request.body)];
        await pause();
        if (errors.some(({ code, path }) => code === 'maxLength' && large.includes(path))) throw tooLarge();
        if (errors.some(({ code, path }) => code === 'required' && operation.proof.includes(path.slice(1))))
          throw providerRefused();
        if (errors.length > 0) throw invalid(errors);
      }
      if (operation.ids.length > 0) {
        await checkOwnership(operation.ids, service.owners, sessionOf(request), path, request.body);
      }
    },

    // After the hooks of the server, which encode the answer: a client that reads slowly keeps nobody waiting either.
    onSend: (_, reply, payload, done) => {
      turns.end(reply);
      done(null, payload);
    },

    handler: async (request, reply) => {
      const statement = new Statement(operation);
      // Validation has just shown that path and body are of the types that the contract gives to this operation.
      const call: Record<keyof Call<OperationId>, unknown> = {
        path: request.params,
        query: request.query,
        body: request.body,
        get session() {
          return sessionOf(request);
        },
        needs: async (feature: string) => {
          if (!operation.features.includes(feature))
            throw new Error(`${id} asks for ${feature}, which it does not name.`);
          if (!(await service.mayUse(sessionOf(request), feature))) throw featureMissing(feature);
        },
        audit: (event: AuditEvent) => statement.take(event),
        address: request.ip,
        device: new Device(request, reply, service.https),
        seen: seenVersion(request.headers['if-match']),
        inParts: request.headers.range !== undefined,
        userAgent: request.headers['user-agent'] ?? '',
        caller: { account: accountOf(request), signal: signalOf(reply) },
        log: request.log,
      };
      const handle = handlerOf(id, operation, service, {
        session: sessions.get(request),
        leave: () => turns.end(reply),
      });
      const attempt = attemptOf(operation, request);
      const act = async (keep?: (answer: unknown) => Promise<void>) => {
        const answer = await handle(call);
        checkAnswer?.(answer);
        const { event } = statement;
        if (event !== undefined) await service.audit(sessionOf(request), event);
        await keep?.(answer);
        return answer;
      };
      // No change is kept without its line in the audit, whenever the server ends.
      const whole = (keep?: (answer: unknown) => Promise<void>) =>
        operation.audited === undefined
          ? act(keep)
          : service.together(() => service.withinQuota(sessionOf(request), () => act(keep)));
      const answer = await (attempt ? once(service.answers, sessionOf(request), attempt, whole) : whole());
      return send(reply, operation, answer, request.headers.range);
    },
  };
}

/** Aborted when the client goes before it has been answered. */
function signalOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Calls the handler, in another process when the operation is heavy. */
function handlerOf(
  id: OperationId,
  { heavy }: Operation,
  { handlers, elsewhere }: Service,
  of: { session: Session | undefined; leave: () => void },
): (call: Record<keyof Call<OperationId>, unknown>) => Promise<unknown> {
  const handle: (call: never) => Promise<unknown> = handlers[id];
  if (!heavy || elsewhere === undefined) return (call) => handle(call as never);
  return (call) => {
    const { path, query, body, address, seen, inParts, userAgent, caller } = call as Call<OperationId>;
    // It waits for a worker with its own words only; the place is for who works here.
    of.leave();
    return elsewhere(id, { path, query, body, address, seen, inParts, userAgent, session: of.session }, caller);
  };
}

/** `/api/patient/{id}` as Fastify writes it. */
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
    // Parts are for the operations whose contract has them.
    if (!Buffer.isBuffer(bytes) || responses['206'] === undefined) return reply.code(success).send(bytes);
    const range = rangeOf(wanted, bytes.length);
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
  return reply.send(answer instanceof WrittenJson ? answer.bytes : await writeJson(answer));
}

function parametersSchema(operation: Operation, place: 'path' | 'query'): Schema {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema ?? {}])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

function answerCheck(operation: Operation, validation: Validation) {
  const content = operation.responses[operation.success]?.content;
  const schema = content?.['application/json']?.schema;
  const check = schema === undefined ? undefined : validation.body(schema);
  const isFile = content !== undefined && schema === undefined;
  return (given: unknown) => {
    const answer = given instanceof WrittenJson ? JSON.parse(given.bytes.toString()) : given;
    if (isFile !== answer instanceof Download) throw internal(`${operation.id} answers another kind of content`);
    if (isFile) return;
    const errors = check === undefined ? [] : check(answer);
    if ((check === undefined) !== (answer === undefined))
      throw internal(`${operation.id} answers another kind of body`);
    if (errors.length > 0) throw internal(`${operation.id}: ${errors.map((e) => `${e.path} ${e.message}`).join(', ')}`);
  };
}
