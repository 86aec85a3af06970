import { defineMessages } from '../../messages/catalog.ts';

/** Texts of `ConfidentialityLevelSelect`, to be replaced with `override`. */
export const confidentialityLevelSelectMessages = defineMessages('confidentialityLevelSelect', {
  it: { label: 'Livello di confidenzialità' },
  en: { label: 'Confidentiality level' },
});
