import { loadMessages } from '../i18n/i18n.ts';

export const specialtiesDialog = async () => {
  const [{ SpecialtiesDialog }] = await Promise.all([
    import('./specialties-dialog.tsx'),
    loadMessages('confidentiality'),
  ]);
  return SpecialtiesDialog;
};
