import { expect, test } from 'vitest';
import { stepperMessages } from './stepper.messages.ts';

test('uses the singular for one field', () => {
  const { it, en } = stepperMessages.messages;
  expect([it.filled(0, 1), it.filled(1, 4)]).toEqual(['0\u00a0di\u00a01 campo', '1\u00a0di\u00a04 campi']);
  expect([en.filled(0, 1), en.filled(1, 4)]).toEqual(['0\u00a0of\u00a01 field', '1\u00a0of\u00a04 fields']);
});
