import { internal } from '../problem.ts';
import type { components } from './contract.gen.ts';
import type { Operation } from './operations.ts';

export interface AuditEvent extends Pick<components['schemas']['AuditEntry'], 'azione' | 'tipo' | 'id_record'> {
  /** The patient whose record was changed by another person. Defaults to the patient of the session. */
  id_paziente?: number;
}

/** A change without a report, or with one that the contract does not declare, fails and is rolled back. */
export class AuditCollector {
  readonly #operation: Pick<Operation, 'id' | 'audited'>;
  #event: AuditEvent | undefined;

  constructor(operation: Pick<Operation, 'id' | 'audited'>) {
    this.#operation = operation;
  }

  /** @throws Problem 500 unless the contract declares a change of that kind and this is the only one. */
  add(event: AuditEvent): void {
    const { id, audited } = this.#operation;
    if (event.tipo !== audited) throw internal(`${id} reports a ${event.tipo}, which its x-audit does not declare`);
    if (this.#event !== undefined) throw internal(`${id} reports its change twice`);
    this.#event = event;
  }

  /** Returns undefined for an operation that changes no record. @throws Problem 500 when a change was not reported. */
  get event(): AuditEvent | undefined {
    const { id, audited } = this.#operation;
    if (audited !== undefined && this.#event === undefined) throw internal(`${id} does not report its change`);
    return this.#event;
  }
}
