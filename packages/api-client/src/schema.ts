import type { components, operations } from './schema.gen.ts';

export type { components, operations, paths } from './schema.gen.ts';

/** A named schema of the contract: `Schema<'Patient'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The `operationId` of every operation of the contract. */
export type OperationId = keyof operations;

declare const operationId: unique symbol;

/** Constant of `@libretto/api-client/operations`. A string, so that bundlers inline it and drop unused operations. */
export type Operation<Id extends OperationId> = string & { readonly [operationId]: Id };

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

type Json<Content> = Content extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** Request body of an operation; `never` without one. */
export type Body<Id extends OperationId> = Json<NonNullable<operations[Id]['requestBody']>>;

/** A response that is not JSON is a file. */
type Answer<Content> =
  Json<Content> extends undefined ? (Content extends { content: object } ? Blob : undefined) : Json<Content>;

type Succeeding<Responses> = {
  [Status in keyof Responses]: `${Status & (number | string)}` extends `2${string}` ? Answer<Responses[Status]> : never;
}[keyof Responses];

/** Result of an operation; `undefined` without a body, a `Blob` for a file. */
export type Result<Id extends OperationId> = Succeeding<operations[Id]['responses']>;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { [Key in Name]?: never }
  : undefined extends Value
    ? { [Key in Name]?: Exclude<Value, undefined> }
    : { [Key in Name]: Value };

type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** Params of an operation: `{ path, query, header, body }`, without absent parts. */
export type Params<Id extends OperationId> = Flat<
  Part<'path', Parameters<Id>['path']> &
    Part<'query', Parameters<Id>['query']> &
    Part<'header', Parameters<Id>['header']> &
    Part<'body', Body<Id> | Extract<operations[Id]['requestBody'], undefined>>
>;

/** Operations whose params are all optional and can be omitted. */
export type BareOperationId = {
  [Id in OperationId]: Record<never, never> extends Params<Id> ? Id : never;
}[OperationId];
