import { expect, test } from 'vitest';
import { stepperMessages } from './stepper.messages.ts';

test('uses the singular for one field', () => {
  const { it, en } = stepperMessages.messages;
  expect([it.filled(0, 1), it.filled(1, 4)]).toEqual(['0 di 1 campo', '1 di 4 campi']);
  expect([en.filled(0, 1), en.filled(1, 4)]).toEqual(['0 of 1 field', '1 of 4 fields']);
});
