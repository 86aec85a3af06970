/** Each has at most 100 characters. */
export const payloads = [
  '<script>alert(1)</script><b>a</b>',
  '"><img src=x onerror=alert(2)>',
  "javascript:alert(3)//'-alert(4)-'",
  '</title></textarea><svg/onload=alert(5)>',
  '=HYPERLINK("http://a.example";"b")',
  'a\u202eotset\u202c \u0627\u0644 e\u0301 👩‍👩‍👧🏳️‍🌈',
] as const;

/** Fields that the server validates by their own rules: file names and types, links. */
const ruled = ['file_nome', 'file_type', 'link', 'patient_email', 'password'];

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface Named {
  [name: string]: unknown;
}

function resolved(document: object, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  let target: unknown = document;
  for (const part of schema.$ref.replace('#/', '').split('/')) target = (target as Named)[part];
  return resolved(document, target as Schema);
}

/** Returns the pointers of the fields that accept every payload unchanged. */
export function textFields(document: object, given: Schema, at = '', depth = 0): string[] {
  const schema = resolved(document, given);
  if (depth > 8) return [];
  const own =
    [schema.type].flat().includes('string') &&
    schema.enum === undefined &&
    schema.const === undefined &&
    schema.format === undefined &&
    (schema.maxLength ?? 0) >= 100 &&
    payloads.every((payload) => schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(payload));
  const branches = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return [
    ...(own ? [at] : []),
    ...branches.flatMap((branch) => textFields(document, branch, at, depth + 1)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      ruled.includes(name) ? [] : textFields(document, inner, `${at}/${name}`, depth + 1),
    ),
    ...(schema.items === undefined ? [] : textFields(document, schema.items, `${at}/*`, depth + 1)),
  ];
}

export function withTexts<Body>(body: Body, fields: readonly string[], text: string, at = ''): Body {
  if (typeof body === 'string') return (fields.includes(at) ? text : body) as Body;
  if (Array.isArray(body)) return body.map((item) => withTexts(item, fields, text, `${at}/*`)) as Body;
  if (typeof body !== 'object' || body === null) return body;
  const entries = Object.entries(body).map(([name, value]) => [name, withTexts(value, fields, text, `${at}/${name}`)]);
  return Object.fromEntries(entries);
}

export function countOf(answer: unknown, text: string): number {
  if (typeof answer === 'string') return answer.includes(text) ? 1 : 0;
  if (typeof answer !== 'object' || answer === null) return 0;
  return Object.values(answer).reduce<number>((sum, value) => sum + countOf(value, text), 0);
}
