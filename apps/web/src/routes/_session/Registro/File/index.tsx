import { createFileRoute } from '@tanstack/react-router';
import { DeviceSection } from '../../../../areas/devices/device-section.tsx';
import { tracesQuery } from '../../../../areas/files/files.queries.ts';
import { FilesPage } from '../../../../areas/files/files-page.tsx';
import { queryClient } from '../../../../shared/api/api.ts';
import { filesQuery } from '../../../../shared/attachments/files-query.ts';
import { loadMessages } from '../../../../shared/i18n/i18n.ts';
import { patientQuery } from '../../../../shared/patient/patient.queries.ts';
import { spaceQuery } from '../../../../shared/space/space.queries.ts';

export const Route = createFileRoute('/_session/Registro/File/')({
  loader: ({ context: { session } }) => {
    void queryClient.prefetchQuery(filesQuery(session.userId));
    void queryClient.prefetchQuery(tracesQuery(session.userId));
    return Promise.all([
      queryClient.ensureQueryData(patientQuery(session.userId)),
      queryClient.ensureQueryData(spaceQuery()),
      loadMessages(['files', 'attachments', 'records', 'space']),
    ]);
  },
  component: FilesAndDevices,
});

function FilesAndDevices() {
  return <FilesPage panels={<DeviceSection />} />;
}
