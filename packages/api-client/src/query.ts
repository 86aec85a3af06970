import type { QueryKeyWithDataTag, UnusedSkipTokenOptions, UseMutationOptions } from '@tanstack/react-query';
import type { CallOptions, Client } from './client.ts';
import { ConnectionError, ProblemError } from './problem.ts';
import type { BareOperationId, Operation, OperationId, Params, Result } from './schema.ts';

/** Operations with a result, which queries can cache. */
export type QueryId = { [Id in OperationId]: Result<Id> extends undefined ? never : Id }[OperationId];

/** Key of one query. Params are compared by value, so equal calls share a cache entry. */
export type OperationKey<Id extends OperationId> = readonly [operation: Operation<Id>, params: Params<Id>];

type Untagged<Id extends OperationId> = UnusedSkipTokenOptions<Result<Id>, Error, Result<Id>, OperationKey<Id>>;

/** Options for `useQuery`, `ensureQueryData` etc. */
export type OperationQuery<Id extends OperationId> = Untagged<Id> &
  QueryKeyWithDataTag<OperationKey<Id>, Result<Id>, Error>;

/** Options for `useMutation`. */
export type OperationMutation<Id extends OperationId, Variables> = UseMutationOptions<Result<Id>, Error, Variables> & {
  /** Constant of the operation, for `useIsMutating` and `useMutationState`. */
  mutationKey: readonly [operation: Operation<Id>];
};

// biome-ignore lint/suspicious/noConfusingVoidType: TanStack Query lets `mutate()` be called without a `void` argument.
type Optional<Variables> = Variables | void;

/** A client with options for TanStack Query. */
export interface Api extends Client {
  /** Returns query options: the key is `[operation, params]`, and unmounting aborts the request. */
  query: {
    <Id extends QueryId>(operation: Operation<Id>, params: Params<Id>): OperationQuery<Id>;
    <Id extends QueryId & BareOperationId>(operation: Operation<Id>): OperationQuery<Id>;
  };
  /** Returns mutation options; the variables are the operation's params. */
  mutation: {
    <Id extends BareOperationId>(
      operation: Operation<Id>,
      options?: CallOptions,
    ): OperationMutation<Id, Optional<Params<Id>>>;
    <Id extends OperationId>(operation: Operation<Id>, options?: CallOptions): OperationMutation<Id, Params<Id>>;
  };
  /** Returns the key prefix of an operation's queries, or the key of one query, for invalidation. */
  key: {
    <Id extends QueryId>(operation: Operation<Id>): readonly [operation: Operation<Id>];
    <Id extends QueryId>(operation: Operation<Id>, params: Params<Id>): OperationKey<Id>;
  };
}

/**
 * Returns the client with options for TanStack Query. Queries leave retries to TanStack Query; mutations keep those of
 * the client.
 */
export function withQueries(client: Client): Api {
  // As in TanStack's own `queryOptions`, only the signature ties the data type to the key. TanStack retries by itself.
  function query<Id extends QueryId>(operation: Operation<Id>, params?: Params<Id>): OperationQuery<Id>;
  function query<Id extends QueryId>(operation: Operation<Id>, params = {} as Params<Id>): Untagged<Id> {
    return {
      queryKey: [operation, params],
      queryFn: ({ signal }) => client.call(operation, params, { signal, retries: 0 }),
    };
  }

  const mutation = <Id extends OperationId>(operation: Operation<Id>, options?: CallOptions) => ({
    mutationKey: [operation] as const,
    mutationFn: (params: Optional<Params<Id>>) => client.call(operation, params ?? ({} as Params<Id>), options),
  });

  function key<Id extends QueryId>(operation: Operation<Id>): readonly [operation: Operation<Id>];
  function key<Id extends QueryId>(operation: Operation<Id>, params: Params<Id>): OperationKey<Id>;
  function key<Id extends QueryId>(operation: Operation<Id>, params?: Params<Id>) {
    return params ? ([operation, params] as const) : ([operation] as const);
  }

  return { ...client, query, mutation, key };
}

/** Maximum seconds to wait silently; beyond that the error is shown. */
const maxWaitSeconds = 10;

/**
 * Returns true for temporary errors, at most twice: connection errors and the statuses 429 and 5xx. For the option
 * `retry` of a `QueryClient`.
 */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  if (!(error instanceof ProblemError)) return error instanceof ConnectionError;
  return (error.status >= 500 || error.status === 429) && (error.retryAfter ?? 0) <= maxWaitSeconds;
}

/**
 * Returns the pause before a retry in milliseconds: that of `Retry-After`, else one second, then two. For the option
 * `retryDelay` of a `QueryClient`.
 */
export function retryDelay(failures: number, error: Error): number {
  const requestedSeconds = error instanceof ProblemError ? error.retryAfter : undefined;
  return (requestedSeconds ?? 2 ** failures) * 1000;
}
