import * as operations from '@libretto/api-client/operations';
import { ProblemError } from '@libretto/api-client/problem';
import { useRef, useState } from 'react';
import { api } from '../../shared/api/api.ts';
import { useSession } from '../../shared/session/use-session.ts';
import type { Plan } from './subscription.queries.ts';

/** `unknown`: the money may have been taken. */
export type PaymentFailure = 'cancelled' | 'failed' | 'refused' | 'changed' | 'already' | 'unavailable' | 'unknown';

const known: Readonly<Record<string, PaymentFailure>> = {
  'payment-refused': 'refused',
  'contract-changed': 'changed',
  'already-active': 'already',
  'payment-open': 'unknown',
};

interface Order {
  orderId: string;
  subscriptionId: string;
}

interface Options {
  onPaid: () => Promise<void>;
  onChecking: () => Promise<void>;
}

const toFailure = (error: unknown, otherwise: PaymentFailure) =>
  (error instanceof ProblemError && error.code !== undefined && known[error.code]) || otherwise;

/** Before the capture, no response means that nothing was charged. */
const toOrderFailure = (error: unknown) =>
  toFailure(error, error instanceof ProblemError && error.status < 500 ? 'failed' : 'unavailable');

/** After the capture, no response means that the outcome is unknown. */
const toCaptureFailure = (error: unknown) =>
  toFailure(error, error instanceof ProblemError && error.status < 500 ? 'failed' : 'unknown');

export function usePayment({ id, impronta }: Plan, { onPaid, onChecking }: Options) {
  const { accountId } = useSession();
  const [taking, setTaking] = useState(false);
  const [trouble, setTrouble] = useState<PaymentFailure>();
  const order = useRef<Order>(undefined);

  async function createOrder(): Promise<string> {
    setTrouble(undefined);
    try {
      order.current = await api.call(operations.createPayment, { body: { planid: id, impronta } });
      return order.current.orderId;
    } catch (error) {
      setTrouble(toOrderFailure(error));
      throw error;
    }
  }

  async function capture(): Promise<void> {
    if (!order.current) return;
    setTrouble(undefined);
    setTaking(true);
    try {
      const { data } = await api.call(operations.capturePayment, {
        body: { ...order.current, id_utente: accountId, planid: id },
      });
      await (data === null ? onChecking() : onPaid());
    } catch (error) {
      console.warn('A payment could not be completed', error);
      setTrouble(toCaptureFailure(error));
    } finally {
      setTaking(false);
    }
  }

  return {
    begin: createOrder,
    take: capture,
    taking,
    trouble,
    cancel: () => setTrouble('cancelled'),
    /** Keeps an earlier reason, which is more precise than PayPal's own error. */
    fail: () => setTrouble((before) => before ?? 'failed'),
  };
}
