import { type Document, type Media, resolve, type Schema } from './document.ts';
import type { Operation } from './operations.ts';

class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type HtmlContent = Html | string | number | undefined | HtmlContent[];

function escapeHtml(value: HtmlContent): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(escapeHtml).join('');
  return String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function html(parts: TemplateStringsArray, ...values: HtmlContent[]): Html {
  return new Html(parts.map((part, i) => part + escapeHtml(values[i])).join(''));
}

function inlineCode(text: string): HtmlContent[] {
  return text.split('`').map((part, i) => (i % 2 === 1 ? html`<code>${part}</code>` : part));
}

function toParagraphs(text: string): HtmlContent {
  return text
    .trim()
    .split(/\n{2,}/)
    .filter((block) => block !== '')
    .map((block) => {
      const [first = '', ...items] = block.split(/^- /m);
      if (items.length === 0) return html`<p>${inlineCode(first)}</p>`;
      return [
        first === '' ? '' : html`<p>${inlineCode(first)}</p>`,
        html`<ul>${items.map((item) => html`<li>${inlineCode(item)}</li>`)}</ul>`,
      ];
    });
}

function schemaName(schema: Schema): string | undefined {
  return schema.$ref?.split('/').at(-1);
}

function describeConstraints(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, pattern, format } = schema;
  return [
    format,
    schema.const !== undefined ? `always ${JSON.stringify(schema.const)}` : undefined,
    schema.enum && `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`,
    minimum !== undefined ? `at least ${minimum}` : undefined,
    maximum !== undefined ? `at most ${maximum}` : undefined,
    minLength ? `at least ${minLength} characters` : undefined,
    maxLength !== undefined ? `at most ${maxLength} characters` : undefined,
    pattern && `matches ${pattern}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join('; ');
}

function typeName(given: Schema): HtmlContent {
  const name = schemaName(given);
  if (name !== undefined) return html`<a href="#schema-${name}">${name}</a>`;
  if (given.type === 'array' && given.items !== undefined) return html`list of ${typeName(given.items)}`;
  const alternatives = given.oneOf ?? given.anyOf;
  if (alternatives !== undefined) return alternatives.flatMap((schema, i) => [i === 0 ? '' : ' or ', typeName(schema)]);
  return [given.type].flat().filter(Boolean).join(' or ') || 'any value';
}

function fieldsTable(caption: string, fields: { name: string; required: boolean; schema: Schema }[]): HtmlContent {
  if (fields.length === 0) return undefined;
  const rows = fields.map(
    ({ name, required, schema }) => html`<tr>
<th scope="row"><code>${name}</code></th><td>${typeName(schema)}</td><td>${required ? 'yes' : 'no'}</td>
<td>${inlineCode(schema.description ?? '')} ${describeConstraints(schema)}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${caption}"><table><caption>${caption}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Required</th><th scope="col">Description</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function getExample(document: Document, media: Media): unknown {
  if (media.example !== undefined) return media.example;
  const [first] = Object.values(media.examples ?? {});
  return first === undefined ? undefined : resolve<{ value?: unknown }>(document, first).value;
}

function truncate(text: string): string {
  return text.length > 120 ? `${text.slice(0, 80)}…` : text;
}

function example(document: Document, media: Media | undefined): HtmlContent {
  const value = media === undefined ? undefined : getExample(document, media);
  if (value === undefined) return undefined;
  const text = JSON.stringify(value, (_, inner) => (typeof inner === 'string' ? truncate(inner) : inner), 2);
  return html`<pre tabindex="0" role="group" aria-label="Example">${text}</pre>`;
}

function describeAccess({ rule, feature, features }: Operation): HtmlContent {
  const rules = {
    public: 'Public.',
    session: 'Requires a session.',
    own: 'Requires a session. Returns 404 for records of other patients.',
  };
  const one = feature === undefined ? '' : html` Requires the feature <code>${feature}</code>.`;
  const several =
    features.length === 0 ? '' : html` Requires, depending on the request, one of <code>${features.join(', ')}</code>.`;
  return html`${rules[rule]}${one}${several}`;
}

function operationSection(document: Document, operation: Operation): HtmlContent {
  const { body, method, path, responses } = operation;
  const parameters = operation.parameters.map(({ name, required, schema, description }) => ({
    name,
    required: required === true,
    schema: { ...schema, ...(description !== undefined && { description }) },
  }));
  const responseItems = Object.entries(responses).map(([status, response]) => {
    const media = response.content?.['application/json'];
    const type = media?.schema === undefined ? '' : html` (${typeName(media.schema)})`;
    return html`<dt>${status}</dt><dd>${response.description}${type}${example(document, media)}</dd>`;
  });
  return html`<section aria-labelledby="${operation.id}">
<h3 id="${operation.id}"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p><strong>${inlineCode(operation.summary)}</strong> <code>${operation.id}</code></p>
${toParagraphs(operation.description)}<p>${describeAccess(operation)}</p>
${fieldsTable(`Parameters of ${operation.id}`, parameters)}
${body === undefined ? '' : html`<h4>Body</h4><p>${typeName(body.schema)}</p>${example(document, body.media)}`}
<h4>Responses</h4><dl>${responseItems}</dl></section>`;
}

function schemaSection(name: string, schema: Schema): HtmlContent {
  const fields = Object.entries(schema.properties ?? {}).map(([field, inner]) => ({
    name: field,
    required: schema.required?.includes(field) === true,
    schema: inner,
  }));
  return html`<section aria-labelledby="schema-${name}"><h3 id="schema-${name}">${name}</h3>
${toParagraphs(schema.description ?? '')}
${fields.length === 0 ? html`<p>${typeName(schema)}; ${describeConstraints(schema)}</p>` : fieldsTable(`Fields of ${name}`, fields)}</section>`;
}

export function referencePage(document: Document, operations: Operation[]): string {
  const { info, tags = [] } = document;
  const operationsIn = (tag: string) => operations.filter((operation) => operation.tags.includes(tag));
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API ${info.version}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/reference.css">
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
<header><h1>${info.title} API ${info.version}</h1>${toParagraphs(info.description ?? '')}
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p></header>
<nav aria-label="Operations"><ul>${tags.map(
    (tag) =>
      html`<li><a href="#tag-${tag.name}">${tag.name}</a><ul>${operationsIn(tag.name).map(
        ({ id, summary }) => html`<li><a href="#${id}">${inlineCode(summary)}</a></li>`,
      )}</ul></li>`,
  )}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main id="operations">${tags.map(
    (tag) => html`<h2 id="tag-${tag.name}">${tag.name}</h2>${toParagraphs(tag.description ?? '')}
${operationsIn(tag.name).map((operation) => operationSection(document, operation))}`,
  )}
<h2 id="schemas">Schemas</h2>${schemas.map(([name, schema]) => schemaSection(name, schema))}</main>
</body></html>`.text;
}

export const referenceStyle = `
:root { color-scheme: light dark; --line: light-dark(#6b7280, #9ca3af); --soft: light-dark(#f3f4f6, #1f2937); }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; background: light-dark(#fff, #16191d); color: light-dark(#16191d, #f3f4f6); font: 1rem/1.5 system-ui, sans-serif; }
a { color: light-dark(#0b57d0, #8ab4f8); }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
.skip:not(:focus) { position: absolute; inset-inline-start: -100vw; }
nav ul { columns: 18rem; padding-inline-start: 1.2rem; }
nav > ul > li { break-inside: avoid; font-weight: 600; margin-block-end: .8rem; }
nav ul ul { columns: auto; font-weight: 400; }
nav a { padding-block: .15rem; }
h2 { border-block-end: 2px solid var(--line); margin-block-start: 3rem; }
h3 { overflow-wrap: anywhere; scroll-margin-top: 1rem; }
section { margin-block: 2rem; }
.method { font-size: .85em; border: 1px solid var(--line); border-radius: .3em; padding: .1em .5em; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; min-width: 36rem; width: 100%; }
caption { text-align: start; font-weight: 600; }
th, td { border: 1px solid var(--line); padding: .3rem .6rem; text-align: start; vertical-align: top; }
td { overflow-wrap: anywhere; }
pre { background: var(--soft); padding: .8rem; overflow-x: auto; border-radius: .3rem; }
dt { font-weight: 600; }
@media print { nav, .skip { display: none; } }
`;
