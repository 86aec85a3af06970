import type { QueryKeyWithDataTag, UnusedSkipTokenOptions, UseMutationOptions } from '@tanstack/react-query';
import type { CallOptions, Client } from './client.ts';
import { ConnectionError, ProblemError } from './problem.ts';
import type { BareOperationId, Operation, OperationId, Params, Result } from './schema.ts';

/** The operations that answer something; a query has nothing to keep of the others. */
export type QueryId = { [Id in OperationId]: Result<Id> extends undefined ? never : Id }[OperationId];

/** The key of one query: the operation and what it is asked for. */
export type OperationKey<Id extends OperationId> = readonly [operation: Operation<Id>, params: Params<Id>];

type Untagged<Id extends OperationId> = UnusedSkipTokenOptions<Result<Id>, Error, Result<Id>, OperationKey<Id>>;

/** What `useQuery`, `ensureQueryData` and the like take. */
export type OperationQuery<Id extends OperationId> = Untagged<Id> &
  QueryKeyWithDataTag<OperationKey<Id>, Result<Id>, Error>;

/** What `useMutation` takes. */
export type OperationMutation<Id extends OperationId, Variables> = UseMutationOptions<Result<Id>, Error, Variables> & {
  mutationKey: readonly [operation: Operation<Id>];
};

// biome-ignore lint/suspicious/noConfusingVoidType: TanStack Query lets `mutate()` be called without a `void` argument.
type Optional<Variables> = Variables | void;

export interface Api extends Client {
  /** Options of a query: its key is `[operation, params]`, and leaving the page cancels the request. */
  query: {
    <Id extends QueryId>(operation: Operation<Id>, params: Params<Id>): OperationQuery<Id>;
    <Id extends QueryId & BareOperationId>(operation: Operation<Id>): OperationQuery<Id>;
  };
  /** Options of a mutation; its variables are the operation's params. */
  mutation: {
    <Id extends BareOperationId>(
      operation: Operation<Id>,
      options?: CallOptions,
    ): OperationMutation<Id, Optional<Params<Id>>>;
    <Id extends OperationId>(operation: Operation<Id>, options?: CallOptions): OperationMutation<Id, Params<Id>>;
  };
  /** The beginning of the keys of an operation's queries, or the key of one of them, to invalidate them. */
  key: {
    <Id extends QueryId>(operation: Operation<Id>): readonly [operation: Operation<Id>];
    <Id extends QueryId>(operation: Operation<Id>, params: Params<Id>): OperationKey<Id>;
  };
}

/** Adds TanStack Query options to a client. */
export function withQueries(client: Client): Api {
  // As in TanStack's own `queryOptions`, what ties the type of the data to the key stands in the signature alone.
  function query<Id extends QueryId>(operation: Operation<Id>, params?: Params<Id>): OperationQuery<Id>;
  function query<Id extends QueryId>(operation: Operation<Id>, params = {} as Params<Id>): Untagged<Id> {
    return { queryKey: [operation, params], queryFn: ({ signal }) => client.call(operation, params, { signal }) };
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

/** Longer than this, the person is better told than left waiting. */
const patience = 10;

/** For the query client's `retry`: twice, and only where asking again soon may help. */
export function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= 2) return false;
  if (!(error instanceof ProblemError)) return error instanceof ConnectionError;
  return (error.status >= 500 || error.status === 429) && (error.retryAfter ?? 0) <= patience;
}

/** For the query client's `retryDelay`, in milliseconds: what the server asks for, else one second, then two. */
export function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ProblemError ? error.retryAfter : undefined;
  return (asked ?? 2 ** failures) * 1000;
}
