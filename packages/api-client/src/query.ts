import {
  type QueryKeyWithDataTag,
  queryOptions,
  type UnusedSkipTokenOptions,
  type UseMutationOptions,
} from '@tanstack/react-query';
import type { CallOptions, Client } from './client.ts';
import type { BareOperationId, OperationId, Params, Result } from './schema.ts';

/** The operations that answer something; a query has nothing to keep of the others. */
export type QueryId = { [Id in OperationId]: Result<Id> extends undefined ? never : Id }[OperationId];

/** The key of one query, such as `['getNotebookImages', { path: { id: 3 } }]`. */
export type OperationKey<Id extends OperationId> = readonly [id: Id, params: Params<Id>];

/** What `useQuery`, `ensureQueryData` and the like take. */
export type OperationQuery<Id extends OperationId> = UnusedSkipTokenOptions<
  Result<Id>,
  Error,
  Result<Id>,
  OperationKey<Id>
> &
  QueryKeyWithDataTag<OperationKey<Id>, Result<Id>, Error>;

/**
 * What `useMutation` takes. The variables are the operation's params; with `void` among them, `mutate()` may be called
 * without an argument.
 */
export type OperationMutation<Id extends OperationId> = UseMutationOptions<
  Result<Id>,
  Error,
  // biome-ignore lint/suspicious/noConfusingVoidType: TanStack Query reads `void` as "may be left out".
  Id extends BareOperationId ? Params<Id> | void : Params<Id>
> & { mutationKey: readonly [id: Id] };

export interface Api extends Client {
  /** Options of a query: its key is `[operationId, params]`, and leaving the page cancels the request. */
  query: {
    <Id extends QueryId>(id: Id, params: Params<Id>): OperationQuery<Id>;
    <Id extends QueryId & BareOperationId>(id: Id): OperationQuery<Id>;
  };
  /** Options of a mutation; its variables are the operation's params. */
  mutation: <Id extends OperationId>(id: Id, options?: CallOptions) => OperationMutation<Id>;
  /** The beginning of the keys of an operation's queries, or the key of one of them, to invalidate them. */
  key: {
    <Id extends QueryId>(id: Id): readonly [id: Id];
    <Id extends QueryId>(id: Id, params: Params<Id>): OperationKey<Id>;
  };
}

/** Adds TanStack Query options to a client. */
export function withQueries(client: Client): Api {
  function query<Id extends QueryId>(id: Id, params = {} as Params<Id>): OperationQuery<Id> {
    return queryOptions({
      queryKey: [id, params] as const,
      queryFn: ({ signal }) => client.call(id, params, { signal }),
    });
  }

  const mutation = <Id extends OperationId>(id: Id, options?: CallOptions) => ({
    mutationKey: [id] as const,
    // biome-ignore lint/suspicious/noConfusingVoidType: see `OperationMutation`.
    mutationFn: (params: Params<Id> | void) => client.call(id, params ?? ({} as Params<Id>), options),
  });

  function key<Id extends QueryId>(id: Id): readonly [id: Id];
  function key<Id extends QueryId>(id: Id, params: Params<Id>): OperationKey<Id>;
  function key<Id extends QueryId>(id: Id, params?: Params<Id>) {
    return params ? ([id, params] as const) : ([id] as const);
  }

  return { ...client, query, mutation, key };
}
