import { useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** Whether the subscription includes a feature; `undefined` until the server has said so. It refuses the operation too. */
export function usePermission(feature: string): boolean | undefined {
  const { data } = useQuery(api.query('hasPermission', { body: { data: feature } }));
  return data?.data;
}
