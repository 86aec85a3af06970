import type { Selectable } from 'kysely';
import type { components } from '../../contract/contract.gen.ts';
import type { SharesTable } from './sharing.table.ts';

type State = components['schemas']['ShareState'];
type Ending = Pick<
  Selectable<SharesTable>,
  'revoked_at' | 'expires_at' | 'passcode_hash' | 'attempts_left' | 'uses' | 'max_uses'
>;

/** Returns the state of a link; actions take precedence over expiry. */
export function getShareState(share: Ending, at: string): State {
  if (share.revoked_at !== null) return 'revocata';
  if (share.passcode_hash !== null && share.attempts_left <= 0) return 'bloccata';
  if (share.max_uses !== null && share.uses >= share.max_uses) return 'esaurita';
  return share.expires_at <= at ? 'scaduta' : 'attiva';
}
