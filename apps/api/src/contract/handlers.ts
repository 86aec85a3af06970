import type { FastifyBaseLogger } from 'fastify';
import type { operations } from './contract.gen.ts';
import type { Session } from './session.ts';

export type OperationId = keyof operations;

type Json<Of> = Of extends { content: { 'application/json': infer Content } } ? Content : undefined;
type Success<Responses> = Json<Responses[Extract<keyof Responses, 200 | 201 | 202 | 204>]>;
type Path<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer P } ? P : Record<string, never>;
type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query: infer Q }
  ? Q
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
  /** The client's network address. */
  address: string;
  log: FastifyBaseLogger;
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id>>;

/** One handler for each operation of the contract, by its operationId. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
export type HandlersOf<Id extends OperationId> = Pick<Handlers, Id>;
