import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '../policy/features.ts';
import type { Caller } from '../workers/workers.ts';
import type { AuditEvent } from './audited.ts';
import type { operations } from './contract.gen.ts';
import type { Device } from './device.ts';
import type { Download } from './download.ts';
import type { Session } from './session.ts';
import type { WrittenJson } from './written.ts';

export type OperationId = keyof operations;

type Json<Of> = Of extends { content: { 'application/json': infer Content } } ? Content : undefined;
/** What an answer is made of: JSON, or a file of any other type. */
type Answer<Of> =
  Json<Of> extends undefined ? (Of extends { content: Record<string, unknown> } ? Download : undefined) : Json<Of>;
type Success<Responses> = Answer<Responses[Extract<keyof Responses, 200 | 201 | 202 | 204>]>;
type Path<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer P } ? P : Record<string, never>;
type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Q extends object }
  ? NonNullable<Q>
  : Record<string, never>;

export type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer B } ? Json<B> : undefined;
export type Reply<Id extends OperationId> = Success<operations[Id]['responses']>;

/** What an operation is asked, after validation, ownership and feature have been checked. */
export interface Call<Id extends OperationId> {
  path: Path<Id>;
  query: Query<Id>;
  body: Body<Id>;
  /** Throws in a public operation, which acts for nobody. */
  session: Session;
  /** Refuses (403) unless the subscription includes one of the features that the contract lists for the operation. */
  needs(feature: Feature): Promise<void>;
  /**
   * Says what was done to a record, once and after it was done, in every operation with `x-audit`. The line is written at
   * the end of its unit of work.
   */
  audit(event: AuditEvent): void;
  /** The client's network address. */
  address: string;
  device: Pick<Device, 'secret' | 'remember'>;
  /** The version that the change was made on (`If-Match`); nothing when any is meant. */
  seen: string | undefined;
  /** A part of the content is asked for (`Range`). */
  inParts: boolean;
  /** What the client says it is; empty when it says nothing. */
  userAgent: string;
  /** For works that are done beside everything else. */
  caller: Caller;
  log: FastifyBaseLogger;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id> | WrittenJson>;

/** One handler for each operation of the contract, by its operationId. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
export type HandlersOf<Id extends OperationId> = Pick<Handlers, Id>;
