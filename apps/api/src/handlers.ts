import { accessLogRoutes } from './areas/access-log/access-log.routes.ts';
import { accountRoutes } from './areas/account/account.routes.ts';
import { anamnesisRoutes } from './areas/anamnesis/anamnesis.routes.ts';
import { archiveRoutes } from './areas/archive/archive.routes.ts';
import { auditRoutes } from './areas/audit/audit.routes.ts';
import { caregiversRoutes } from './areas/caregivers/caregivers.routes.ts';
import { consentsRoutes } from './areas/consents/consents.routes.ts';
import { contactsRoutes } from './areas/contacts/contacts.routes.ts';
import { cookiesRoutes } from './areas/cookies/cookies.routes.ts';
import { detailsRoutes } from './areas/details/details.routes.ts';
import { diagnosesRoutes } from './areas/diagnoses/diagnoses.routes.ts';
import { directoryRoutes } from './areas/directory/directory.routes.ts';
import { doctorsRoutes } from './areas/doctors/doctors.routes.ts';
import { draftsRoutes } from './areas/drafts/drafts.routes.ts';
import { drugsRoutes } from './areas/drugs/drugs.routes.ts';
import { examsRoutes } from './areas/exams/exams.routes.ts';
import { filesRoutes } from './areas/files/files.routes.ts';
import { healthRoutes } from './areas/health/health.routes.ts';
import { linksRoutes } from './areas/links/links.routes.ts';
import { lookupsRoutes } from './areas/lookups/lookups.routes.ts';
import { mailRoutes } from './areas/mail/mail.routes.ts';
import { menuRoutes } from './areas/menu/menu.routes.ts';
import { notebookRoutes } from './areas/notebook/notebook.routes.ts';
import { patientRoutes } from './areas/patient/patient.routes.ts';
import { permissionsRoutes } from './areas/permissions/permissions.routes.ts';
import { pregnanciesRoutes } from './areas/pregnancies/pregnancies.routes.ts';
import { proposalsRoutes } from './areas/proposals/proposals.routes.ts';
import { reactionsRoutes } from './areas/reactions/reactions.routes.ts';
import { readingsRoutes } from './areas/readings/readings.routes.ts';
import { reportsRoutes } from './areas/reports/reports.routes.ts';
import { scoresRoutes } from './areas/scores/scores.routes.ts';
import { sessionRoutes } from './areas/session/session.routes.ts';
import { sharingRoutes } from './areas/sharing/sharing.routes.ts';
import { subscriptionRoutes } from './areas/subscription/subscription.routes.ts';
import { systemRoutes } from './areas/system/system.routes.ts';
import { therapiesRoutes } from './areas/therapies/therapies.routes.ts';
import { timelineRoutes } from './areas/timeline/timeline.routes.ts';
import { todayRoutes } from './areas/today/today.routes.ts';
import { vaccinationsRoutes } from './areas/vaccinations/vaccinations.routes.ts';
import { visitsRoutes } from './areas/visits/visits.routes.ts';
import type { AppContext } from './context.ts';
import type { Handlers } from './contract/handlers.ts';

export const createHandlers = (app: AppContext): Handlers => ({
  ...accessLogRoutes(app),
  ...accountRoutes(app),
  ...anamnesisRoutes(app),
  ...archiveRoutes(app),
  ...auditRoutes(app),
  ...caregiversRoutes(app),
  ...consentsRoutes(app),
  ...contactsRoutes(app),
  ...cookiesRoutes(app),
  ...detailsRoutes(app),
  ...diagnosesRoutes(app),
  ...directoryRoutes(app),
  ...doctorsRoutes(app),
  ...draftsRoutes(app),
  ...drugsRoutes(app),
  ...examsRoutes(app),
  ...filesRoutes(app),
  ...healthRoutes(app),
  ...linksRoutes(app),
  ...lookupsRoutes(),
  ...mailRoutes(app),
  ...menuRoutes(app),
  ...notebookRoutes(app),
  ...patientRoutes(app),
  ...permissionsRoutes(app),
  ...pregnanciesRoutes(app),
  ...proposalsRoutes(app),
  ...reactionsRoutes(app),
  ...readingsRoutes(app),
  ...reportsRoutes(app),
  ...scoresRoutes(app),
  ...sessionRoutes(app),
  ...sharingRoutes(app),
  ...subscriptionRoutes(app),
  ...systemRoutes(app),
  ...therapiesRoutes(app),
  ...timelineRoutes(app),
  ...todayRoutes(app),
  ...vaccinationsRoutes(app),
  ...visitsRoutes(app),
});
