import { useSuspenseQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { patientQuery } from '../patient/patient.queries.ts';
import { useSession } from '../session/use-session.ts';
import { type Body, newReading, readBody } from './body.ts';

// Kept in memory so that the calculators share it. Signing out unloads the document and clears it.
let typed: { userId: number; body: Partial<Body> } | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function getTyped(userId: number): Partial<Body> {
  return typed?.userId === userId ? typed.body : {};
}

function setTyped(userId: number, body: Partial<Body>) {
  typed = { userId, body };
  for (const listener of listeners) listener();
}

export interface BodyControl {
  body: Body;
  change: (part: Partial<Omit<Body, 'measured'>>) => void;
  newReading: ReturnType<typeof newReading>;
  resetMeasures: () => void;
}

export function useBody(): BodyControl {
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  const own = useSyncExternalStore(subscribe, () => typed);
  const changed = own?.userId === userId ? own.body : {};
  const recorded = readBody(patient);
  const measured = {
    weightKg: 'weightKg' in changed ? undefined : recorded.measured.weightKg,
    heightCm: 'heightCm' in changed ? undefined : recorded.measured.heightCm,
  };
  const body = { ...recorded, ...changed, measured };
  return {
    body,
    newReading: newReading(body, recorded),
    change: (part) => setTyped(userId, { ...getTyped(userId), ...part }),
    resetMeasures() {
      const { weightKg: _weight, heightCm: _height, ...rest } = getTyped(userId);
      setTyped(userId, rest);
    },
  };
}
