import "site-components";
// Before everything that imports parts of Decap: its modules import each other in circles.
import { CMS } from "./decap/cms";
import { OrderedMap } from "immutable";
import { readFields, writeFields } from "../../content-model/serialize";
import { canonicalFields } from "../../lint/canonical-fields";
import { showCare } from "./care-panel";
import { collections, FORMAT, MEDIA_FOLDER, previewNames, PUBLIC_FOLDER, TEXT_WIDGET, typeOfEntry } from "./collections";
import { choiceStyle } from "./choice-dialog";
import { choiceWidget } from "./choice-widget";
import { DayWidget } from "./day-widget";
import { reloadBetweenEntries } from "./decap/reload-between-entries";
import { searchWholeEntries } from "./decap/search";
import { entryStatus } from "./entry-status";
import { toEntry, type DecapEntry } from "./decap-entry";
import { choicesOf } from "./choices";
import { textEditorStyle } from "./text-editor/style";
import { textWidget } from "./text-editor/text-widget";
import { gitHubVersions, localVersions } from "./history/sources";
import { DoiWidget } from "./references/doi-widget";
import { LiveLint } from "./live-lint";
import { SavedContent, type Entry } from "./saved-content";
import { gitHubApi, guardedGitHub, guardedProxy, type Guards } from "./decap/backends";
import { addAccessibleNames } from "./decap/accessible-names";
import { currentDraft, ignoreFormErrors, onStateChange } from "./decap/draft";
import { saveBegins, saveSucceeded, startBackups } from "./backup/draft-backup";
import { Refusal } from "./guards/conflict";
import { allowedLocally, refuseErrors, withName } from "./guards/publication";
import { checkUpload, prepareChosenPictures } from "./guards/pictures";
import { showRefusal } from "./guards/refusal-dialog";
import { linkChangeOf, offerRedirect } from "./slugs/slug-change";
import { fillSlugs } from "./slugs/slug-from-title";
import { addPicture, canHavePicture } from "./pictures/add-picture";
import { phrases } from "./ui/phrases";
import { uiStyle } from "./ui/style";
import { previewOf } from "./preview/preview";
import { previewStyle } from "./preview/preview-style";
import { SITE_CONTENT_FILE, type Backend, type SiteContent } from "./site-content";

const noRepository = "The CMS has no repository to write to. Set cms.repository in content/settings/site.yml.";

void start();

async function start(): Promise<void> {
  const site = JSON.parse(await readText(SITE_CONTENT_FILE)) as SiteContent;
  if (site.backend.name === "none") return document.body.append(noRepository);
  const content = new SavedContent(site, readText);
  const lint = new LiveLint(content);

  CMS.registerCustomFormat(FORMAT, "md", {
    fromFile: (text: string) => readFields(text, "the file"),
    toFile: writeFields as (data: object) => string,
  });
  registerWidgets(content);
  registerGuards(lint);
  const versions = hasWorkflow(site.backend) ? gitHubVersions(gitHubApi) : localVersions;
  CMS.registerPreviewStyle(previewStyle, { raw: true });
  for (const { name, type } of previewNames()) CMS.registerPreviewTemplate(name, previewOf(type, lint, versions) as never);
  registerEvents(lint, hasWorkflow(site.backend));
  CMS.registerLocale("en", phrases);
  startBackups();
  ignoreFormErrors();
  addAccessibleNames();
  fillSlugs((file) => content.wasPublished(file));
  searchWholeEntries();
  reloadBetweenEntries();
  CMS.init({ config: configFor(site.backend) as never });
  showCare(site.care ?? []);
}

/** @throws when the server has no such file */
async function readText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be read: ${response.status}; reload the page`);
  return response.text();
}

/** With GitHub, entries are drafts in pull requests until they are published. */
const hasWorkflow = (backend: Backend): boolean => backend.name === "github";

function configFor(backend: Backend): object {
  return {
    load_config_file: false,
    backend: {
      ...backend,
      name: `guarded-${backend.name}`,
      ...(hasWorkflow(backend) ? { squash_merges: true, open_authoring: false } : {}),
    },
    ...(hasWorkflow(backend) ? { publish_mode: "editorial_workflow" } : {}),
    media_folder: MEDIA_FOLDER,
    public_folder: PUBLIC_FOLDER,
    site_url: location.origin,
    show_preview_links: false,
    search: true,
    slug: { encoding: "ascii", clean_accents: true },
    collections: collections(),
  };
}

/** The editor of texts, with what it offers to cite, to mark and to link to, and our other fields. */
function registerWidgets(content: SavedContent): void {
  const widget = textWidget({
    choices: (target) => choicesOf(content, target),
    linkTargets: () => content.linkTargets(),
    settings: () => content.valueOf("site") ?? {},
    status: () => statusOfForm(content),
    onFormChange: onStateChange,
    canHavePicture,
    addPicture: (pasted) => addPicture(content, (message) => void showRefusal(message, []), pasted),
  });
  CMS.registerWidget(TEXT_WIDGET, widget as never);
  CMS.registerWidget("choice", choiceWidget(content) as never);
  CMS.registerWidget("day", DayWidget as never);
  CMS.registerWidget("doi", DoiWidget as never);
  document.head.append(Object.assign(document.createElement("style"), { textContent: choiceStyle + uiStyle + textEditorStyle }));
}

function statusOfForm(content: SavedContent): string | undefined {
  const draft = currentDraft();
  const type = draft && typeOfEntry(String(draft.entry.get("collection")), String(draft.entry.get("slug") ?? ""));
  return type && entryStatus(toEntry(type, draft.entry), content);
}

/** What is deleted or uploaded is checked with the whole content, before it happens. */
function registerGuards(lint: LiveLint): void {
  const guards: Guards = {
    beforeDelete: async (paths) => {
      await lint.content.readTexts();
      const broken = lint.lintWithout(paths);
      if (broken.length === 0) return;
      void showRefusal("Nothing was deleted", broken);
      throw new Refusal("Nothing was deleted, because other pages need it.");
    },
    beforeUpload: checkUpload,
    afterDelete: (paths) => lint.content.recordDeleted(paths),
    linkChange: (file, before) => linkChangeOf(lint.content, file, before),
  };
  CMS.registerBackend("guarded-proxy", guardedProxy(guards) as never);
  CMS.registerBackend("guarded-github", guardedGitHub(guards) as never);
  prepareChosenPictures(
    (name) => lint.content.hasPicture(`${MEDIA_FOLDER}/${name}`),
    (message) => void showRefusal(message, []),
  );
}

function registerEvents(lint: LiveLint, isWorkflow: boolean): void {
  const on = (name: "preSave" | "postSave" | "prePublish" | "postPublish", handle: (entry: Entry) => unknown) =>
    CMS.registerEventListener({
      name,
      handler: (({ entry }: { entry: DecapEntry }) => {
        const type = typeOfEntry(String(entry.get("collection") ?? ""), String(entry.get("slug") ?? ""));
        return type && handle(toEntry(type, entry));
      }) as never,
    });
  on("preSave", async (written) => {
    const named = await offerRedirect(lint.content, withName(written));
    // Without a workflow, saving publishes; a draft of the workflow may have errors.
    const entry = isWorkflow ? named : await allowedLocally(lint, named);
    saveBegins();
    // Decap's plain map loses the order of more than eight fields.
    return OrderedMap(canonicalFields(entry.type, entry.fields));
  });
  on("postSave", saveSucceeded);
  if (isWorkflow) on("prePublish", (entry) => refuseErrors(lint, withOwnPicture(entry)));
  on("postPublish", (entry) => lint.content.recordSaved(entry));
}

/**
 * The workflow board loads entries without the pictures on their branches. The picture that an entry names was uploaded in
 * its form, so it exists; without it, such an entry could not be published from the board.
 */
function withOwnPicture(entry: Entry): Entry {
  const { image } = entry.fields;
  if (entry.pictures?.length || typeof image !== "string" || !image.startsWith(`${PUBLIC_FOLDER}/`)) return entry;
  return { ...entry, pictures: [`${MEDIA_FOLDER}${image.slice(PUBLIC_FOLDER.length)}`] };
}
