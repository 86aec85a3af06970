import { features } from '../src/policy/features.ts';
import { makeDoctor } from './doctors.ts';
import type { Call, Headers, VersionedKind } from './record-sample.ts';
import { samplesByKind } from './record-samples.ts';
import type { Person, TestServer } from './server.ts';

const clearances: Record<string, number> = { Una: 2, Altra: 6, Prima: 3, Seconda: 4, Comunque: 5 };

const doctorBody = (fullname: string) => ({
  fullname,
  email: null,
  cpp_localita_iscrizione: 'Parma',
  numero_iscrizione: null,
  specializzation: '',
});

const centreBody = (centro_nome: string) => ({
  centro_tipologia: 1,
  centro_nome,
  centro_indirizzo: '',
  telefono: '',
  sitoWeb: null,
  email: null,
});

/** All kinds of record whose changes require a version. */
export function versionedKinds(server: TestServer, person: Person): Record<string, VersionedKind> {
  const call: Call = (method, path, body, headers) =>
    server.call(method, path, { token: person.token, body, ...(headers && { headers }) });

  const callAsAdmin = async (method: 'POST' | 'PUT', path: string, body: object, headers?: Headers) => {
    const { token } = await server.person(features);
    return server.call(method, `/api/${path}`, { token, body, ...(headers && { headers }) });
  };

  const sampled = samplesByKind.map(([, { versioned }]) => versioned?.(call, person, server));
  return {
    ...Object.assign({}, ...sampled),
    'what a doctor may see': {
      operations: ['saveDoctorAccess'],
      first: async () => {
        const { id_cpp } = await makeDoctor(server);
        return call('POST', '/api/dottori', { status: 'add', id_cpp });
      },
      // Words map to confidentiality levels.
      change: (id_cpp, words, headers) => {
        const assegnazione_confidenzialita = clearances[words];
        const access = { assegnazione_confidenzialita, visibility: 1, tags: [] };
        return call('POST', '/api/associatedCareProviders', { id_cpp, ...access }, headers);
      },
      remove: (id_cpp) => call('POST', '/api/dottori', { status: 'delete', id_cpp }),
      id: 'id_cpp',
      words: 'assegnazione_confidenzialita',
      says: clearances,
    },
    'a doctor of the directory': {
      operations: ['saveDirectoryDoctor'],
      first: () => callAsAdmin('POST', 'security/dottori', doctorBody(`Dottore di ${person.email}`)),
      change: (id, words, headers) => callAsAdmin('PUT', `security/dottori/${id}`, doctorBody(words), headers),
      id: 'id_cpp',
      words: 'fullname',
    },
    'a centre of the directory': {
      operations: ['saveDirectoryCentre'],
      first: () => callAsAdmin('POST', 'security/centri', centreBody(`Centro di ${person.email}`)),
      change: (id, words, headers) => callAsAdmin('PUT', `security/centri/${id}`, centreBody(words), headers),
      id: 'id_centro_indagine',
      words: 'centro_nome',
    },
  };
}
