import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FieldError } from '../problem.ts';
import type { Document, Schema } from './document.ts';

// Linting checks that the contract is well-formed; validating it here would cost 0.1 s at each start.
const options = { strict: false, validateSchema: false, validateFormats: true, discriminator: false } as const;

function toPointer(error: ErrorObject): string {
  const { params } = error;
  const inner = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return inner === undefined ? error.instancePath : `${error.instancePath}/${inner}`;
}

export function fieldErrors(errors: readonly ErrorObject[] | null | undefined, prefix = ''): FieldError[] {
  const found = (errors ?? [])
    // 'if' and 'oneOf' only report that a nested schema failed.
    .filter((error) => error.keyword !== 'if')
    .map((error) => ({
      path: prefix + toPointer(error),
      code: error.keyword,
      message: error.message ?? 'is not valid',
    }));
  return found.filter((error, i) => found.findIndex((other) => other.path === error.path) === i);
}

const ajvOptions = { texts: { coerceTypes: true }, values: { allErrors: true } };
type Kind = keyof typeof ajvOptions;

class Compiler {
  readonly #ajv: Ajv2020;
  /** By the text of the schema: many operations have the same parameters. */
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(ajv: Ajv2020) {
    this.#ajv = ajv;
  }

  compile(schema: Schema): ValidateFunction {
    const text = absolute(schema);
    const known = this.#compiled.get(text) ?? this.#ajv.compile(JSON.parse(text) as Schema);
    this.#compiled.set(text, known);
    return known;
  }
}

/** Of each document, because compiling takes most of the start of a server, and tests start many. */
const compilers = new WeakMap<Document, Partial<Record<Kind, Compiler>>>();

export class Validation {
  readonly #document: Document;
  readonly #compilers: Partial<Record<Kind, Compiler>>;

  constructor(document: Document) {
    this.#document = document;
    this.#compilers = compilers.get(document) ?? {};
    compilers.set(document, this.#compilers);
  }

  body(schema: Schema): (value: unknown) => FieldError[] {
    return this.#lazily('values', schema, '');
  }

  /** Also converts the text of parameters to their types. */
  parameters(schema: Schema, prefix: string): (value: unknown) => FieldError[] {
    return this.#lazily('texts', schema, prefix);
  }

  #create(kind: Kind): Ajv2020 {
    const ajv = new Ajv2020({ ...options, ...ajvOptions[kind] });
    addFormats(ajv);
    // Ajv's own keyword calls methods such as `toString` that an attacker can send.
    ajv.removeKeyword('uniqueItems');
    ajv.addKeyword({
      keyword: 'uniqueItems',
      type: 'array',
      schemaType: 'boolean',
      validate: isUnique,
      errors: false,
      error: { message: 'must not contain duplicates' },
    });
    // Ajv's own keyword counts every character of a file of 35 MB before it checks the limit.
    ajv.removeKeyword('maxLength');
    ajv.addKeyword({
      keyword: 'maxLength',
      type: 'string',
      schemaType: 'number',
      validate: isWithinLength,
      errors: false,
      error: { message: ({ schema }) => `must NOT have more than ${schema} characters` },
    });
    // References point into the document, so register it as one schema.
    ajv.addSchema({ $id: 'contract', ...this.#document });
    return ajv;
  }

  #lazily(kind: Kind, schema: Schema, prefix: string) {
    let compiled: ValidateFunction | undefined;
    return (value: unknown) => {
      this.#compilers[kind] ??= new Compiler(this.#create(kind));
      compiled ??= this.#compilers[kind].compile(schema);
      const check = compiled;
      return check(value) ? [] : fieldErrors(check.errors, prefix);
    };
  }
}

/** Counts code points; each is one or two UTF-16 code units. */
function isWithinLength(max: number, text: string): boolean {
  if (text.length <= max) return true;
  return text.length <= 2 * max && [...text].length <= max;
}

function isUnique(wanted: boolean, items: readonly unknown[]): boolean {
  return !wanted || new Set(items.map((item) => JSON.stringify(item))).size === items.length;
}

function absolute(schema: Schema): string {
  return JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
}
