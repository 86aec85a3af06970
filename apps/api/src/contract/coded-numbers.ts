import { type Document, resolve, type Schema } from './document.ts';

/** Numbers, codes made of digits ('0' to '3' for the state of an exam) or other text. */
interface Shape {
  isNumber: boolean;
  isCode: boolean;
  isText: boolean;
  properties: Map<string, Shape>;
  items: Shape | undefined;
}

const emptyShape = (): Shape => ({
  isNumber: false,
  isCode: false,
  isText: false,
  properties: new Map(),
  items: undefined,
});

const isDigits = (value: unknown) => typeof value === 'string' && /^\d+$/.test(value);

function addValues(shape: Shape, schema: Schema): void {
  const types = [schema.type ?? []].flat();
  const values = schema.enum ?? ('const' in schema ? [schema.const] : []);
  const texts = values.filter((value) => typeof value === 'string');
  if (types.includes('number') || types.includes('integer') || values.some((value) => typeof value === 'number'))
    shape.isNumber = true;
  if (texts.length > 0 && texts.every(isDigits)) shape.isCode = true;
  else if (types.includes('string') || texts.length > 0) shape.isText = true;
}

function addSchema(document: Document, shape: Shape, given: Schema): void {
  const schema = resolve(document, given);
  addValues(shape, schema);
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const known = shape.properties.get(name) ?? emptyShape();
    shape.properties.set(name, known);
    addSchema(document, known, property);
  }
  if (schema.items !== undefined) {
    shape.items ??= emptyShape();
    addSchema(document, shape.items, schema.items);
  }
  const alternatives = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const conditions = [schema.if, schema.then, schema.else].filter((part) => part !== undefined);
  for (const part of [...alternatives, ...conditions]) addSchema(document, shape, part);
}

const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

function convertValue(value: unknown, shape: Shape): unknown {
  if (typeof value === 'string') {
    return shape.isNumber && !shape.isCode && !shape.isText && decimal.test(value) ? Number(value) : value;
  }
  if (typeof value === 'number') return shape.isCode && !shape.isNumber ? String(value) : value;
  if (Array.isArray(value)) {
    const { items } = shape;
    return items === undefined ? value : value.map((item) => convertValue(item, items));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => {
    const known = shape.properties.get(name);
    return [name, known === undefined ? field : convertValue(field, known)];
  });
  return Object.fromEntries(fields);
}

/** Converts numbers sent as text ('70.5') and digit codes sent as numbers, as the documented clients send them. */
export function numberReader(document: Document, schema: Schema): (body: unknown) => unknown {
  let shape: Shape | undefined;
  return (body) => {
    if (shape === undefined) {
      shape = emptyShape();
      addSchema(document, shape, schema);
    }
    return convertValue(body, shape);
  };
}
