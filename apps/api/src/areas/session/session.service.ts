import type { Accounts } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { normalizeEmail } from '../../mail/normalize-email.ts';
import { administratorInvitations } from './invitations/administrators.ts';
import { caregiverInvitations } from './invitations/caregivers.ts';
import { doctorInvitations } from './invitations/doctors.ts';
import { checkOwnPassword } from './own-password.ts';
import { checkPassword, hashPassword } from './password.ts';
import { resetSecondFactor } from './second-factor/changes.ts';
import { filterProtected } from './second-factor/second-factor.repository.ts';
import { findUser, findUserByEmail } from './session.repository.ts';
import { recordAttempt } from './sign-in.ts';

export const accountsService = (
  app: Pick<AppContext, 'accessLog' | 'audit' | 'clock' | 'database' | 'people'>,
): Accounts => ({
  checkPassword: (session, address, password) =>
    checkOwnPassword(app, { session, address, field: 'password', password }),
  countAttempt: (attempt, now) => recordAttempt(app.database, attempt, now),
  getEmail: async (userId) => (await findUser(app.database, userId)).email,
  findUserId: async (queries, email) => (await findUserByEmail(queries, normalizeEmail(email)))?.id_utente,
  filterProtected,
  resetSecondFactor: (transaction, userId, admin, now) => resetSecondFactor(app, transaction, userId, admin, now),
  hashPasscode: hashPassword,
  checkPasscode: checkPassword,
});

export const invitationsService = ({ database }: Pick<AppContext, 'database'>): AppContext['invitations'] => ({
  administrators: administratorInvitations,
  caregivers: caregiverInvitations(database),
  doctors: doctorInvitations,
});
