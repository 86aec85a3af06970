import { internal } from '../problem.ts';
import type { components } from './contract.gen.ts';
import type { Operation } from './operations.ts';

/** What was done to which record: a line of the audit, but for who and when. */
export type AuditEvent = Pick<components['schemas']['AuditEntry'], 'azione' | 'tipo' | 'id_record'>;

/**
 * Takes from the handler of an operation what it has done. Nothing is concluded from the request: a change of which its
 * handler says nothing, or something that the contract does not have, fails and so is not kept.
 */
export class Statement {
  readonly #operation: Pick<Operation, 'id' | 'audited'>;
  #event: AuditEvent | undefined;

  constructor(operation: Pick<Operation, 'id' | 'audited'>) {
    this.#operation = operation;
  }

  /** @throws Problem 500 unless the contract has a change of that kind, and this is the only one. */
  take(event: AuditEvent): void {
    const { id, audited } = this.#operation;
    if (event.tipo !== audited) throw internal(`${id} changes a ${event.tipo}, which its x-audit does not say`);
    if (this.#event !== undefined) throw internal(`${id} says twice what it has done`);
    this.#event = event;
  }

  /** Returns nothing for an operation that changes no record. @throws Problem 500 when a change was not stated. */
  get event(): AuditEvent | undefined {
    const { id, audited } = this.#operation;
    if (audited !== undefined && this.#event === undefined) throw internal(`${id} does not say what it has done`);
    return this.#event;
  }
}
