import { contentTypes } from "../../../content-model/content-types";
import { describeSchema } from "../../../content-model/schema-introspection";
import { MEDIA_FOLDER, PUBLIC_FOLDER, typeOfEntry } from "../collections";
import { addDraftPicture, currentDraft, removeDraftPicture, setDraftField, toDraftEntry, type DraftEntry } from "../decap/draft";
import { preparePicture, renamePicture } from "../guards/pictures";
import type { SavedContent } from "../saved-content";
import { askForPicture } from "./picture-dialog";

/** The open entry, if it can have a picture. */
function entryWithPicture(): DraftEntry | undefined {
  const draft = currentDraft();
  const entry = draft && toDraftEntry(draft.entry);
  const type = entry && typeOfEntry(entry.collection, entry.slug);
  return type && "imageAlt" in (describeSchema(contentTypes[type].schema).fields ?? {}) ? entry : undefined;
}

export const canHavePicture = (): boolean => entryWithPicture() !== undefined;

/**
 * Puts a picture and its description into the open form.
 *
 * @param pasted the picture; without it, the editor is asked for one
 * @param refuse says why a picture is not taken
 * @returns whether the form has the picture now
 */
export async function addPicture(content: SavedContent, refuse: (message: string) => void, pasted?: File): Promise<boolean> {
  const entry = entryWithPicture();
  if (!entry) return false;
  const isTaken = (name: string) => {
    const path = `${MEDIA_FOLDER}/${name}`;
    return content.hasPicture(path) || entry.mediaFiles.some((file) => file.path === path);
  };
  let prepared: File | undefined;
  try {
    prepared = pasted && (await preparePicture(pasted, isTaken));
  } catch (error) {
    refuse((error as Error).message);
    return false;
  }
  const names = content.pictureNames(MEDIA_FOLDER);
  const { image = "", imageAlt = "" } = entry.data;
  const present = String(image).replace(/^.*\//, "");
  const chosen = await askForPicture({ pasted: prepared, names, present, description: present && !pasted ? String(imageAlt) : "" });
  if (!chosen) return false;
  const { picture, description } = chosen;
  const file = typeof picture === "string" ? undefined : pasted ? renamePicture(picture, description, isTaken) : picture;
  const name = file?.name ?? String(picture);
  if (file) addDraftPicture(`${MEDIA_FOLDER}/${name}`, file);
  if (present !== name) removeDraftPicture(entry, `${MEDIA_FOLDER}/${present}`);
  setDraftField("image", `${PUBLIC_FOLDER}/${name}`);
  setDraftField("imageAlt", description);
  return true;
}
