import "site-components";
import CMS from "decap-cms-app";
import { OrderedMap } from "immutable";
import { readFields, writeFields } from "../../content-model/serialize";
import { canonicalFields } from "../../lint/canonical-fields";
import { showCare } from "./care-panel";
import { collections, FORMAT, previewNames, typeOfEntry } from "./collections";
import { choiceStyle, choose } from "./choice-dialog";
import { toEntry, type DecapEntry } from "./decap-entry";
import { editorComponents } from "./editor-components";
import { LiveLint, publishBlockedMessage, type Entry } from "./live-lint";
import { previewOf } from "./preview/preview";
import { previewStyle } from "./preview/preview-style";
import { SITE_CONTENT_FILE, type Backend, type SiteContent } from "./site-content";

const MEDIA_FOLDER = "content/images";
/** Path of {@link MEDIA_FOLDER} in the fields of articles. */
const PUBLIC_FOLDER = "../images";

const noRepository = "The CMS has no repository to write to. Set cms.repository in content/settings/site.yml.";

void start();

async function start(): Promise<void> {
  const content = JSON.parse(await readText(SITE_CONTENT_FILE)) as SiteContent;
  if (content.backend.name === "none") return document.body.append(noRepository);
  const lint = new LiveLint(content, readText);

  CMS.registerCustomFormat(FORMAT, "md", {
    fromFile: (text: string) => readFields(text, "the file"),
    toFile: writeFields as (data: object) => string,
  });
  registerToolbar(lint);
  CMS.registerPreviewStyle(previewStyle, { raw: true });
  for (const { name, type } of previewNames()) CMS.registerPreviewTemplate(name, previewOf(type, lint) as never);
  registerEvents(lint, hasWorkflow(content.backend));
  CMS.init({ config: configFor(content.backend) as never });
  showCare(content.care ?? []);
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
    backend: hasWorkflow(backend) ? { ...backend, squash_merges: true, open_authoring: false } : backend,
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

function registerToolbar(lint: LiveLint): void {
  const references = lint.valueOf("references")?.items ?? [];
  const claims = lint.valueOf("claims")?.items ?? [];
  const choices = {
    reference: {
      title: "Reference to cite",
      options: references.map(({ id, authors, year, title }) => ({ value: id, label: `${authors} (${year}): ${title}` })),
    },
    claim: { title: "Claim that the sentence makes", options: claims.map(({ id, claim }) => ({ value: id, label: claim })) },
    chart: { title: "Chart to show", options: lint.valuesOf("chart").map(({ id, title }) => ({ value: id, label: title })) },
    sound: { title: "Sound to play", options: lint.valuesOf("sound").map(({ id, title }) => ({ value: id, label: title })) },
  };
  const components = editorComponents({
    choose: (target, current) => choose(choices[target].title, choices[target].options, current),
    optionsOf: (target) => choices[target].options,
    settings: lint.valueOf("site") ?? {},
  });
  for (const component of components) CMS.registerEditorComponent(component as never);
  document.head.append(Object.assign(document.createElement("style"), { textContent: choiceStyle }));
}

function registerEvents(lint: LiveLint, isWorkflow: boolean): void {
  const on = (name: "preSave" | "prePublish" | "postPublish", handle: (entry: Entry) => unknown) =>
    CMS.registerEventListener({
      name,
      handler: (({ entry }: { entry: DecapEntry }) => {
        const type = typeOfEntry(String(entry.get("collection") ?? ""), String(entry.get("slug") ?? ""));
        return type && handle(toEntry(type, entry));
      }) as never,
    });
  on("preSave", async (entry) => {
    // Without a workflow, saving publishes; a draft of the workflow may have errors.
    if (!isWorkflow) await refuseErrors(lint, entry);
    // Decap's plain map loses the order of more than eight fields.
    return OrderedMap(canonicalFields(entry.type, entry.fields));
  });
  on("prePublish", (entry) => refuseErrors(lint, isWorkflow ? withOwnPicture(entry) : entry));
  on("postPublish", (entry) => lint.recordSaved(entry));
}

/** @throws when the lint finds an error or a text cannot be read; Decap then shows the message and does not publish */
async function refuseErrors(lint: LiveLint, entry: Entry): Promise<void> {
  await lint.readTexts();
  const reason = publishBlockedMessage(lint.lint(entry));
  if (reason) throw new Error(reason);
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
