import type { FastifyBaseLogger } from 'fastify';
import type { Feature } from '../policy/features.ts';
import type { Caller } from '../workers/workers.ts';
import type { AuditEvent } from './audit-collector.ts';
import type { operations } from './contract.gen.ts';
import type { Device } from './device.ts';
import type { Download } from './download.ts';
import type { SerializedJson } from './serialized-json.ts';
import type { Session } from './session.ts';

export type OperationId = keyof operations;

type Json<Of> = Of extends { content: { 'application/json': infer Content } } ? Content : undefined;
type Answer<Of> =
  Json<Of> extends undefined ? (Of extends { content: Record<string, unknown> } ? Download : undefined) : Json<Of>;
type Success<Responses> = Answer<Responses[Extract<keyof Responses, 200 | 201 | 202 | 204>]>;
type Path<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer P } ? P : Record<string, never>;
type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query?: infer Q extends object }
  ? NonNullable<Q>
  : Record<string, never>;

export type Body<Id extends OperationId> = operations[Id] extends { requestBody: infer B } ? Json<B> : undefined;
export type Reply<Id extends OperationId> = Success<operations[Id]['responses']>;

export interface Call<Id extends OperationId> {
  path: Path<Id>;
  query: Query<Id>;
  body: Body<Id>;
  /** Throws in a public operation, which has no session. */
  session: Session;
  /** @throws Problem 403 unless the subscription includes the feature. The contract must list it for the operation. */
  requireFeature(feature: Feature): Promise<void>;
  /** Required exactly once in every operation with `x-audit`. The entry is written at the end of the unit of work. */
  audit(event: AuditEvent): void;
  address: string;
  device: Pick<Device, 'secret' | 'remember'>;
  /** The version that the change is based on (`If-Match`); undefined for any version. */
  ifMatch: string | undefined;
  hasRange: boolean;
  userAgent: string;
  /** For tasks that run in worker processes. */
  caller: Caller;
  log: FastifyBaseLogger;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id> | SerializedJson>;

export type Handlers = { [Id in OperationId]: Handler<Id> };
export type HandlersFor<Id extends OperationId> = Pick<Handlers, Id>;
