import 'i18next';
import type accessLog from './areas/access-log/messages.it.json';
import type account from './areas/account/messages.it.json';
import type anamnesis from './areas/anamnesis/messages.it.json';
import type calculator from './areas/calculator/messages.it.json';
import type centres from './areas/centres/messages.it.json';
import type consents from './areas/consents/messages.it.json';
import type contacts from './areas/contacts/messages.it.json';
import type cookies from './areas/cookies/messages.it.json';
import type devices from './areas/devices/messages.it.json';
import type diagnoses from './areas/diagnoses/messages.it.json';
import type doctors from './areas/doctors/messages.it.json';
import type exams from './areas/exams/messages.it.json';
import type files from './areas/files/messages.it.json';
import type guides from './areas/guides/messages.it.json';
import type links from './areas/links/messages.it.json';
import type notebook from './areas/notebook/messages.it.json';
import type patient from './areas/patient/messages.it.json';
import type pregnancies from './areas/pregnancies/messages.it.json';
import type readings from './areas/readings/messages.it.json';
import type scores from './areas/scores/messages.it.json';
import type session from './areas/session/messages.it.json';
import type subscription from './areas/subscription/messages.it.json';
import type therapies from './areas/therapies/messages.it.json';
import type timeline from './areas/timeline/messages.it.json';
import type vaccinations from './areas/vaccinations/messages.it.json';
import type visits from './areas/visits/messages.it.json';
import type attachments from './shared/attachments/messages.it.json';
import type calculatorPage from './shared/calculator-page/messages.it.json';
import type confidentiality from './shared/confidentiality/messages.it.json';
import type drugs from './shared/drugs/messages.it.json';
import type mail from './shared/mail/messages.it.json';
import type reactions from './shared/reactions/messages.it.json';
import type records from './shared/records/messages.it.json';
import type shell from './shared/shell/messages.it.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    returnNull: false;
    /** One line per area: this makes its keys known to the compiler. */
    resources: {
      anamnesis: typeof anamnesis;
      attachments: typeof attachments;
      calculator: typeof calculator;
      'calculator-page': typeof calculatorPage;
      centres: typeof centres;
      confidentiality: typeof confidentiality;
      'access-log': typeof accessLog;
      account: typeof account;
      consents: typeof consents;
      contacts: typeof contacts;
      cookies: typeof cookies;
      devices: typeof devices;
      diagnoses: typeof diagnoses;
      doctors: typeof doctors;
      drugs: typeof drugs;
      exams: typeof exams;
      files: typeof files;
      guides: typeof guides;
      links: typeof links;
      mail: typeof mail;
      notebook: typeof notebook;
      patient: typeof patient;
      reactions: typeof reactions;
      pregnancies: typeof pregnancies;
      readings: typeof readings;
      records: typeof records;
      scores: typeof scores;
      session: typeof session;
      shell: typeof shell;
      subscription: typeof subscription;
      therapies: typeof therapies;
      timeline: typeof timeline;
      vaccinations: typeof vaccinations;
      visits: typeof visits;
    };
  }
}
