import * as operations from '@libretto/api-client/operations';
import { type BodyPainting, bodyImages, markedBodyRegions } from '@libretto/design-system/body-model';
import { api, queryClient } from '../../shared/api/api.ts';
import type { BodyPictures } from '../../shared/drafts/body-pictures.ts';
import { bodyForm } from '../../shared/drafts/forms.ts';
import { anotherSlot } from '../../shared/drafts/slots.ts';
import { today } from '../../shared/formats/formats.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { beforeEnd } from '../../shared/session/session.ts';

/**
 * Leaves the painted body as a draft of a new entry, on the server: the address says nothing of it, the browser keeps
 * nothing of it, and it outlives a session that ends on the way. Answers the name of the draft: what was handed over
 * before and is not saved yet, perhaps with words beside it, stays what it is.
 */
export async function handOver(painting: BodyPainting): Promise<string> {
  const { front: anteriore, back: posteriore } = bodyImages(painting, currentLanguage());
  const modello: BodyPictures = { anteriore, posteriore, segni: [...markedBodyRegions(painting)] };
  const words = { taccuino_descrizione: '', taccuino_data: today(), id_livello_confidenzialita: null };
  const left = await api.call(operations.listDrafts);
  const modulo = left.some((draft) => draft.modulo === bodyForm) ? anotherSlot(bodyForm) : bodyForm;
  await api.call(operations.saveDraft, { path: { modulo }, body: { contenuto: { ...words, modello } } });
  await queryClient.invalidateQueries({ queryKey: api.key(operations.listDrafts) });
  return modulo;
}

let painted: BodyPainting | undefined;

beforeEnd(async () => {
  if (painted && markedBodyRegions(painted).length > 0) await handOver(painted);
});

/** A session that ends while somebody paints does not take the painting with it. */
export function keepAtEnd(painting: BodyPainting): () => void {
  painted = painting;
  return () => {
    painted = undefined;
  };
}
