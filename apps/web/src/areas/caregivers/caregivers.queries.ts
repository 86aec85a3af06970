import * as operations from '@libretto/api-client/operations';
import type { Body, Schema } from '@libretto/api-client/schema';
import { refreshReceivedGrants } from '../../shared/acting/received-grants.ts';
import { api, queryClient } from '../../shared/api/api.ts';

export type Grant = Schema<'CaregiverGrant'>;
export type GrantScope = Schema<'GrantScope'>;
export type NewGrant = Body<'inviteCaregiver'>;
export type NewChild = Body<'createChild'>;

export const caregiversQuery = () => api.query(operations.listCaregivers);

const refreshCaregivers = () => queryClient.invalidateQueries({ queryKey: caregiversQuery().queryKey });

export async function invite(body: NewGrant): Promise<Grant> {
  const { data } = await api.call(operations.inviteCaregiver, { body });
  await refreshCaregivers();
  return data;
}

export async function revoke({ id_delega }: Grant): Promise<void> {
  await api.call(operations.revokeCaregiver, { path: { id_delega } });
  await refreshCaregivers();
}

/** A link is mailed once: another one needs a new invitation. */
export async function inviteAgain(grant: Grant, language: NonNullable<NewGrant['lingua']>): Promise<void> {
  const { nome, email, ambito, dal, fino_al } = grant;
  if (email === null) throw new Error('Only an invited caregiver can be invited again.');
  await revoke(grant);
  await invite({ nome, email, ambito, dal, fino_al, lingua: language });
}

export async function answer(id_delega: number, accepts: boolean): Promise<void> {
  await api.call(accepts ? operations.acceptGrant : operations.declineGrant, { path: { id_delega } });
  await refreshReceivedGrants();
}

/** The list is not refreshed: the page of a record that was left is replaced first. */
export const leave = (id_delega: number) => api.call(operations.leaveGrant, { path: { id_delega } });

export async function createChild(body: NewChild) {
  const { data } = await api.call(operations.createChild, { body });
  return data;
}

export async function handOver(body: Body<'handOverRecord'>): Promise<void> {
  await api.call(operations.handOverRecord, { body });
  await refreshReceivedGrants();
}
