import { defineMessages } from '../../messages/catalog.ts';

export const confidentialityLevelSelectMessages = defineMessages('confidentialityLevelSelect', {
  it: { label: 'Livello di confidenzialità' },
  en: { label: 'Confidentiality level' },
});
