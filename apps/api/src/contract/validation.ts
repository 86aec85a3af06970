import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from '../problem.ts';
import type { Document, Schema } from './document.ts';

const options = { strict: false, allErrors: false, validateFormats: true, discriminator: false } as const;

function fieldOf(error: ErrorObject): string {
  const { params } = error;
  const inner = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return inner === undefined ? error.instancePath : `${error.instancePath}/${inner}`;
}

export function fieldErrors(errors: readonly ErrorObject[] | null | undefined, prefix = ''): FieldError[] {
  const found = (errors ?? [])
    // 'if' and 'oneOf' only say that something beneath them failed.
    .filter((error) => error.keyword !== 'if')
    .map((error) => ({
      path: prefix + fieldOf(error),
      code: error.keyword,
      message: error.message ?? 'is not valid',
    }));
  return found.filter((error, i) => found.findIndex((other) => other.path === error.path) === i);
}

/** Checks values against schemas of the contract. Each schema is compiled when it is first needed. */
export class Validation {
  /** Numbers in a URL are texts; those of a body have to be numbers. */
  readonly #texts: Ajv2020;
  readonly #values: Ajv2020;
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
    this.#texts = this.#make({ coerceTypes: true });
    this.#values = this.#make({ allErrors: true });
  }

  body(schema: Schema): (value: unknown) => FieldError[] {
    return this.#lazily(this.#values, schema, '');
  }

  /** Also turns the texts of the parameters into the values they stand for. */
  parameters(schema: Schema, prefix: string): (value: unknown) => FieldError[] {
    return this.#lazily(this.#texts, schema, prefix);
  }

  #make(more: object) {
    const ajv = new Ajv2020({ ...options, ...more });
    addFormats(ajv);
    // Its own compares values by methods that they bring along, which anything may be that somebody has sent.
    ajv.removeKeyword('uniqueItems');
    ajv.addKeyword({
      keyword: 'uniqueItems',
      type: 'array',
      schemaType: 'boolean',
      validate: distinct,
      errors: false,
      error: { message: 'must not name anything twice' },
    });
    // References point into the document, so the document is one schema among others.
    ajv.addSchema({ $id: 'contract', ...this.#document });
    return ajv;
  }

  #lazily(ajv: Ajv2020, schema: Schema, prefix: string) {
    let compiled: ValidateFunction | undefined;
    return (value: unknown) => {
      const check = compiled ?? ajv.compile(absolute(schema));
      compiled = check;
      return check(value) ? [] : fieldErrors(check.errors, prefix);
    };
  }
}

function distinct(wanted: boolean, items: readonly unknown[]): boolean {
  return !wanted || new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}

/** `#/components/…` seen from outside of the document. */
function absolute(schema: unknown): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as Schema;
}
