import type { Files } from '../../area-services.ts';
import type { AppContext } from '../../context.ts';
import { files } from './files.kind.ts';
import { Tickets } from './tickets.ts';
import { deleteUploadsWithin, findUpload, listPartRanges } from './uploads.repository.ts';

export const ticketsService = ({ database }: Pick<AppContext, 'database'>): AppContext['tickets'] => ({
  file: new Tickets(database, 'file'),
  share: new Tickets(database, 'share'),
});

export const filesService = ({
  database,
  clock,
  tickets,
}: Pick<AppContext, 'clock' | 'database' | 'tickets'>): Files => ({
  findOwner: async (id) => (await files.findById(database, id))?.id_paziente,
  async createDownloadUrl({ tokenHash, grant, id_paziente }, id_file) {
    const patient = grant === undefined ? null : (id_paziente ?? null);
    const target = { id_file, token_hash: tokenHash, id_paziente: patient };
    return `/api/download/${await tickets.file.issue(target, clock())}`;
  },
  findUpload: (patientId, id) => findUpload(database, patientId, id, clock()),
  listPieces: (uploadId) => listPartRanges(database, uploadId),
  forgetUploads: deleteUploadsWithin,
});
