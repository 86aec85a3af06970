import type { AccessLog } from '../../area-services.ts';
import { insertAccess, insertAccountEvent, lastSignIns } from './access-log.repository.ts';
import { describeDevice } from './device.ts';

export const accessLogService: AccessLog = {
  addSignIn: insertAccess,
  addEvent: insertAccountEvent,
  lastSignIns,
  describeDevice: describeDevice,
};
