import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from '../problem.ts';
import type { Document, Schema } from './document.ts';

// That the contract itself is well-formed is the linter's work, and it costs a tenth of a second at each start.
const options = { strict: false, validateSchema: false, validateFormats: true, discriminator: false } as const;

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

/** Numbers in a URL are texts; those of a body have to be numbers. */
const kinds = { texts: { coerceTypes: true }, values: { allErrors: true } };
type Kind = keyof typeof kinds;

/** Checks values against schemas of the contract. Each schema is compiled when it is first needed. */
export class Validation {
  readonly #document: Document;
  readonly #made: Partial<Record<Kind, Ajv2020>> = {};

  constructor(document: Document) {
    this.#document = document;
  }

  body(schema: Schema): (value: unknown) => FieldError[] {
    return this.#lazily('values', schema, '');
  }

  /** Also turns the texts of the parameters into the values they stand for. */
  parameters(schema: Schema, prefix: string): (value: unknown) => FieldError[] {
    return this.#lazily('texts', schema, prefix);
  }

  #make(kind: Kind): Ajv2020 {
    const ajv = new Ajv2020({ ...options, ...kinds[kind] });
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
    // Its own counts each character of a file of 35 MB before it says that there are few enough.
    ajv.removeKeyword('maxLength');
    ajv.addKeyword({
      keyword: 'maxLength',
      type: 'string',
      schemaType: 'number',
      validate: isNoLonger,
      errors: false,
      error: { message: ({ schema }) => `must NOT have more than ${schema} characters` },
    });
    // References point into the document, so the document is one schema among others.
    ajv.addSchema({ $id: 'contract', ...this.#document });
    return ajv;
  }

  #lazily(kind: Kind, schema: Schema, prefix: string) {
    let compiled: ValidateFunction | undefined;
    return (value: unknown) => {
      this.#made[kind] ??= this.#make(kind);
      compiled ??= this.#made[kind].compile(absolute(schema));
      const check = compiled;
      return check(value) ? [] : fieldErrors(check.errors, prefix);
    };
  }
}

/** Characters are code points; each is one or two units of a string. */
function isNoLonger(most: number, text: string): boolean {
  if (text.length <= most) return true;
  return text.length <= 2 * most && [...text].length <= most;
}

function distinct(wanted: boolean, items: readonly unknown[]): boolean {
  return !wanted || new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}

/** `#/components/…` seen from outside of the document. */
function absolute(schema: unknown): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as Schema;
}
