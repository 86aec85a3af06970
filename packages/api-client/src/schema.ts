import type { components, operations } from './schema.gen.ts';

export type { components, operations, paths } from './schema.gen.ts';

/** A schema of the contract by its name: `Schema<'Patient'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

export type OperationId = keyof operations;

declare const operationId: unique symbol;

/**
 * One of the constants of `@libretto/api-client/operations`: what is sent where, as `method path marks`. A string, so
 * that a bundler writes it where it is used and a program carries only the operations it calls.
 */
export type Operation<Id extends OperationId> = string & { readonly [operationId]: Id };

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** What an operation sends as its body; `never` when it sends none. */
export type Body<Id extends OperationId> = Json<NonNullable<operations[Id]['requestBody']>>;

/** An answer that is no JSON is a file. */
type Answer<Content> =
  Json<Content> extends undefined ? (Content extends { content: object } ? Blob : undefined) : Json<Content>;

type Succeeding<Responses> = {
  [Status in keyof Responses]: `${Status & (number | string)}` extends `2${string}` ? Answer<Responses[Status]> : never;
}[keyof Responses];

/** What an operation answers when it succeeds; `undefined` when it answers without a body, a `Blob` when it answers a file. */
export type Result<Id extends OperationId> = Succeeding<operations[Id]['responses']>;

/** One part of a request: required, optional or refused, as the contract says. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: never }
  : undefined extends Value
    ? { [Key in Name]?: Exclude<Value, undefined> }
    : { [Key in Name]: Value };

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** Everything an operation takes: `{ path, query, header, body }`, without those it has none of. */
export type Params<Id extends OperationId> = Flat<
  Part<'path', Parameters<Id>['path']> &
    Part<'query', Parameters<Id>['query']> &
    Part<'header', Parameters<Id>['header']> &
    Part<'body', Body<Id> | Extract<operations[Id]['requestBody'], undefined>>
>;

/** The operations that require nothing, so that their parameters may be left out altogether. */
export type BareOperationId = {
  [Id in OperationId]: Record<never, never> extends Params<Id> ? Id : never;
}[OperationId];
