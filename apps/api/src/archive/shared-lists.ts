import type { Queries } from '../database/database.ts';
import type { SharedList } from '../records/columns.ts';

type Name = Record<string, unknown>;
interface Member {
  id: number;
  name: Name;
  /** False for a doctor known only to some patients: exported by name, but never matched on restore. */
  listed: boolean;
}

async function readMembers(database: Queries): Promise<Record<SharedList, Member[]>> {
  const doctors = await database
    .selectFrom('care_providers')
    .select(['id_cpp', 'fullname', 'email', 'pubblico', 'fuso_in'])
    .execute();
  const centres = await database
    .selectFrom('centri_indagini')
    .select(['id_centro_indagine', 'centro_tipologia', 'centro_nome'])
    .execute();
  return {
    doctors: doctors.map(({ id_cpp, fullname, email, pubblico, fuso_in }) => ({
      id: id_cpp,
      name: { nome: fullname, email },
      listed: pubblico === 1 && fuso_in === null,
    })),
    centres: centres.map(({ id_centro_indagine, centro_tipologia, centro_nome }) => ({
      id: id_centro_indagine,
      name: { tipologia: centro_tipologia, nome: centro_nome },
      listed: true,
    })),
  };
}

const toKey = (name: unknown) => JSON.stringify(Object.entries(Object(name)).sort());

export class SharedLists {
  readonly #names: Record<SharedList, ReadonlyMap<number, Name>>;
  readonly #ids: Record<SharedList, ReadonlyMap<string, number>>;

  private constructor(members: Record<SharedList, Member[]>) {
    const names = (list: SharedList) => new Map(members[list].map(({ id, name }) => [id, name]));
    const ids = (list: SharedList) => {
      const listed = members[list].filter((member) => member.listed);
      return new Map(listed.toReversed().map(({ id, name }) => [toKey(name), id]));
    };
    this.#names = { doctors: names('doctors'), centres: names('centres') };
    this.#ids = { doctors: ids('doctors'), centres: ids('centres') };
  }

  static async read(database: Queries): Promise<SharedLists> {
    return new SharedLists(await readMembers(database));
  }

  getName(list: SharedList, id: number): Name {
    const name = this.#names[list].get(id);
    if (name === undefined) throw new Error(`A row refers to an unknown entry of ${list}.`);
    return name;
  }

  findId(list: SharedList, name: unknown): number | null {
    return this.#ids[list].get(toKey(name)) ?? null;
  }
}
