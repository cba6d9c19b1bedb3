import "site-components";
import CMS from "decap-cms-app";
import { OrderedMap } from "immutable";
import { readFields, writeFields, arrangeFields, type ContentFields } from "../../content-model/serialize";
import type { ContentValue } from "../../content-model/content-types";
import { collections, fileOfEntry, FORMAT, previewNames, typeOfEntry } from "./collections";
import { choiceStyle, choose } from "./choice-dialog";
import { button, citation, claimMark } from "./editor-components";
import { LiveLint, refusal, type Entry } from "./live-lint";
import { picturesOf, previewOf } from "./preview/preview";
import { previewStyle } from "./preview/preview-style";
import { SITE_CONTENT_FILE, type SiteContent } from "./site-content";

/** Where pictures lie. */
const MEDIA_FOLDER = "content/images";
/** How articles name that folder. */
const PUBLIC_FOLDER = "../images";

/** An entry as Decap's events hand it over. */
interface DecapEntry {
  get(key: string): unknown;
}

void start();

async function start(): Promise<void> {
  const response = await fetch(SITE_CONTENT_FILE);
  if (!response.ok) throw new Error(`${SITE_CONTENT_FILE} could not be read: ${response.status}`);
  const site = (await response.json()) as SiteContent;
  const check = new LiveLint(site, new Date().toISOString().slice(0, 10));
  const { backend } = site;
  if (backend.name === "none") return tellWhatIsMissing();
  const byWorkflow = backend.name === "github";

  CMS.registerCustomFormat(FORMAT, "md", {
    fromFile: (text: string) => readFields(text, "the file"),
    toFile: writeFields as (data: object) => string,
  });
  const references = (check.file("content/references.yml")?.value as ContentValue<"references"> | undefined)?.items ?? [];
  const claims = (check.file("content/claims.yml")?.value as ContentValue<"claims"> | undefined)?.items ?? [];
  const { firstButtonLabel = "" } = (check.file("content/settings/site.yml")?.value as ContentValue<"site"> | undefined) ?? {};
  const works = references.map(({ id, authors, year, title }) => ({ value: id, label: `${authors} (${year}): ${title}` }));
  const ledger = claims.map(({ id, claim }) => ({ value: id, label: claim }));
  const components = [
    button(firstButtonLabel),
    citation((current) => choose("Work to cite", works, current)),
    claimMark((current) => choose("Claim that the sentence makes", ledger, current)),
  ];
  for (const component of components) CMS.registerEditorComponent(component as never);
  document.head.append(Object.assign(document.createElement("style"), { textContent: choiceStyle }));
  CMS.registerPreviewStyle(previewStyle, { raw: true });
  for (const { name, type } of previewNames()) CMS.registerPreviewTemplate(name, previewOf(type, check) as never);

  // Where entries are published as they are saved, errors stand against saving; a draft of the workflow may have some.
  CMS.registerEventListener({
    name: "preSave",
    handler: (({ entry }: { entry: DecapEntry }) => {
      const current = entryOf(entry);
      if (!current) return undefined;
      if (!byWorkflow) refuse(check, current);
      // A plain map of Decap’s forgets the order of more than eight fields.
      return OrderedMap(arrangeFields(current.type, current.fields));
    }) as never,
  });
  CMS.registerEventListener({
    name: "prePublish",
    handler: (({ entry }: { entry: DecapEntry }) => {
      const current = entryOf(entry);
      if (current) refuse(check, byWorkflow ? withItsPicture(current) : current);
    }) as never,
  });
  CMS.registerEventListener({
    name: "postPublish",
    handler: (({ entry }: { entry: DecapEntry }) => {
      const current = entryOf(entry);
      if (current) check.saved(current);
    }) as never,
  });

  CMS.init({
    config: {
      load_config_file: false,
      backend: byWorkflow ? { ...backend, squash_merges: true, open_authoring: false } : backend,
      ...(byWorkflow ? { publish_mode: "editorial_workflow" } : {}),
      media_folder: MEDIA_FOLDER,
      public_folder: PUBLIC_FOLDER,
      site_url: location.origin,
      show_preview_links: false,
      search: true,
      slug: { encoding: "ascii", clean_accents: true },
      collections: collections(),
    } as never,
  });
}

function tellWhatIsMissing(): void {
  const text = document.createElement("p");
  text.textContent = "No repository is named that this page could write to. The README says what to set.";
  document.body.append(text);
}

/** @throws when the content check has found an error; Decap shows its words and publishes nothing */
function refuse(check: LiveLint, entry: Entry): void {
  const reason = refusal(check.lint(entry));
  if (reason) throw new Error(reason);
}

function entryOf(entry: DecapEntry): Entry | undefined {
  const type = typeOfEntry(String(entry.get("collection") ?? ""), String(entry.get("slug") ?? ""));
  if (!type) return undefined;
  const fields = (entry.get("data") as { toJS(): ContentFields }).toJS();
  return { type, fields, file: fileOfEntry(type, String(entry.get("path") ?? ""), fields), pictures: picturesOf(entry) };
}

/**
 * The board of the workflow reads entries without the pictures that lie beside them on their branches. The one that such
 * an entry names is taken to be there, since the form put it there; else none could be published from the board.
 */
function withItsPicture(entry: Entry): Entry {
  const { image } = entry.fields;
  if (entry.pictures?.length || typeof image !== "string" || !image.startsWith(`${PUBLIC_FOLDER}/`)) return entry;
  return { ...entry, pictures: [`${MEDIA_FOLDER}${image.slice(PUBLIC_FOLDER.length)}`] };
}
