import * as operations from '@libretto/api-client/operations';
import { type BodyPainting, bodyImages, markedBodyRegions } from '@libretto/design-system/body-model';
import { api, queryClient } from '../../shared/api/api.ts';
import type { BodyPictures } from '../../shared/drafts/body-pictures.ts';
import { bodyModelForm } from '../../shared/drafts/forms.ts';
import { newSlotName } from '../../shared/drafts/slots.ts';
import { today } from '../../shared/formats/formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { beforeSessionEnd } from '../../shared/session/session.ts';

/** A draft on the server appears in neither URL nor browser storage and survives the session. Returns its name. */
export async function savePaintingDraft(painting: BodyPainting): Promise<string> {
  const { front: anteriore, back: posteriore } = bodyImages(painting, currentLanguage());
  const modello: BodyPictures = { anteriore, posteriore, segni: [...markedBodyRegions(painting)] };
  const fields = { taccuino_descrizione: '', taccuino_data: today(), id_livello_confidenzialita: null };
  const drafts = await api.call(operations.listDrafts);
  const modulo = drafts.some((draft) => draft.modulo === bodyModelForm) ? newSlotName(bodyModelForm) : bodyModelForm;
  await api.call(operations.saveDraft, { path: { modulo }, body: { contenuto: { ...fields, modello } } });
  await queryClient.invalidateQueries({ queryKey: api.key(operations.listDrafts) });
  return modulo;
}

let currentPainting: BodyPainting | undefined;

beforeSessionEnd(async () => {
  if (currentPainting && markedBodyRegions(currentPainting).length > 0) await savePaintingDraft(currentPainting);
});

export function savePaintingAtSessionEnd(painting: BodyPainting): () => void {
  currentPainting = painting;
  return () => {
    currentPainting = undefined;
  };
}
