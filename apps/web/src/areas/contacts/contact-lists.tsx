import { useSuspenseQuery } from '@tanstack/react-query';
import { patientQuery } from '../../shared/patient/patient.queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ContactList } from './contact-list.tsx';

/** Whom to call in an emergency, and all others. */
export function ContactLists() {
  const { userId } = useSession();
  const { data: patient } = useSuspenseQuery(patientQuery(userId));
  return (
    <>
      <ContactList kind="emergency" patient={patient} />
      <ContactList kind="other" patient={patient} />
    </>
  );
}
