import { defineMessages } from '../../messages/catalog.ts';

export const skeletonMessages = defineMessages('skeleton', {
  it: { loading: 'Caricamento in corso' },
  en: { loading: 'Loading' },
});
