import * as operations from '@libretto/api-client/operations';
import type { Schema } from '@libretto/api-client/schema';
import { api } from '../api/api.ts';

export type Space = Schema<'Space'>;

export const spaceQuery = () => ({ ...api.query(operations.getSpace), staleTime: 0 });
