export { type FetchedPart, fetchedPart, useFetchedPart } from '../../internals/fetched-part.ts';
export { whenIdle } from '../../internals/when-idle.ts';
