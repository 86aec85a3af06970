import { internal } from '../problem.ts';
import type { components } from './contract.gen.ts';
import type { Operation } from './operations.ts';

export type AuditEvent = Pick<components['schemas']['AuditEntry'], 'azione' | 'tipo' | 'id_record'>;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

const levels = ['id_livello_confidenzialita', 'id_livelo_confidenzialita'];
/** Fields that say which part is meant, and not what it becomes. */
const names = (field: string) => /^id_/.test(field) && !levels.includes(field);

function actionOf(operation: Operation, isNew: boolean, body: Fields): AuditEvent['azione'] {
  if (isNew || body.status === 'add') return 'created';
  if (operation.method === 'delete' || body.status === 'delete') return 'deleted';
  // Contacts are deleted by their kind; see the contract.
  if (typeof body.deleted_at === 'string' || body.id_contatto_tipologia === -1) return 'deleted';
  const fields = Object.keys(body).filter((field) => !names(field));
  if (fields.length > 0 && fields.every((field) => field === 'deleted_at')) return 'restored';
  if (fields.length > 0 && fields.every((field) => levels.includes(field))) return 'level';
  return 'changed';
}

/** What a request that succeeded has done; nothing when the operation changes no record. */
export function auditEvent(
  operation: Operation,
  request: { path: unknown; body: unknown },
  answer: unknown,
): AuditEvent | undefined {
  const { audited } = operation;
  if (audited === undefined) return undefined;
  const body = fieldsOf(request.body);
  const own = operation.ids.find((id) => id.of === audited.of && id.in === 'path');
  const asked = own && fieldsOf(request.path)[own.name];
  const isNew = own === undefined ? operation.method === 'post' && (body[audited.id] ?? 0) === 0 : asked === 0;
  const reply = fieldsOf(answer);
  const id = reply[audited.id] ?? fieldsOf(reply.data)[audited.id] ?? asked;
  if (typeof id !== 'number') throw internal(`${operation.id} does not answer ${audited.id}`);
  return { azione: audited.as ?? actionOf(operation, isNew, body), tipo: audited.of, id_record: id };
}
