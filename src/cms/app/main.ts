import CMS, { type CmsConfig, type CustomPreviewTemplate, type GitHubBackend } from "@sveltia/cms";
import { contentTypeNames, contentTypes, type ContentTypeName } from "../../content-model/content-types";
import { readFields, writeFields, type ContentFields } from "../../content-model/serialize";
import { collections, findCollection, formatName, isFolder, MEDIA_FOLDER } from "./collections";
import { toFilePath, fromForm, toForm } from "./entry";
import { FormCheck } from "./form-check";
import { formField } from "./form-field";
import { LiveLint } from "./live-lint";
import { mountWithOwnReact } from "./mount-with-own-react";
import { WorkField } from "./references/work-field";
import { listeners } from "./save";
import { SETTINGS_FILE, type CmsSettings } from "./settings";
import { CmsStore } from "./cms-store";
import { DayField, slugField, TitleField } from "./small-fields";
import { textEditorStyle } from "./text-editor/style";
import { fieldStyle } from "./ui/style";

const noRepository = "The CMS has no repository to write to. Set cms.repository in content/settings/site.yml.";
/** What Sveltia needs to know of a repository even if it writes to a folder. */
const anyRepository: GitHubBackend = { name: "github", repo: "local/folder", branch: "main" };

void start();

async function start(): Promise<void> {
  const response = await fetch(SETTINGS_FILE).catch(() => undefined);
  if (!response?.ok) return document.body.append(`The CMS could not read its ${SETTINGS_FILE}. Reload the page.`);
  const { backend, isLocal, publishedUrls } = (await response.json()) as CmsSettings;
  if (!backend && !isLocal) return document.body.append(noRepository);
  const content = new CmsStore(publishedUrls);
  const lint = new LiveLint(content);
  const check = new FormCheck(lint);
  for (const type of contentTypeNames) {
    registerFormat(type, content);
    const preview = mountWithOwnReact(() => import("./preview/preview").then(({ Preview }) => Preview), { check, type });
    CMS.registerPreviewTemplate(isFolder(type) ? findCollection(type) : type, preview as unknown as CustomPreviewTemplate);
  }
  const textField = mountWithOwnReact(() => import("./text-editor/text-field").then(({ TextField }) => TextField), { content, check });
  CMS.registerFieldType("article-text", textField);
  CMS.registerFieldType("form", formField(check));
  CMS.registerFieldType("work", WorkField);
  CMS.registerFieldType("title", TitleField);
  CMS.registerFieldType("day", DayField);
  CMS.registerFieldType("slug", slugField(content));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "F8") check.next();
  });
  for (const listener of listeners(lint, isLocal ? undefined : backend)) CMS.registerEventListener(listener);
  document.head.append(Object.assign(document.createElement("style"), { textContent: fieldStyle + textEditorStyle }));
  await CMS.init({ config: configFor(backend ?? anyRepository, isLocal) });
}

/** Keys that Sveltia would read otherwise. Its own listeners, some of which are on the window, too, come later. */
addEventListener(
  "keydown",
  (event) => {
    const { key, target } = event;
    if (!(target instanceof HTMLElement)) return;
    // For Enter and the space bar, Sveltia's New opens an empty menu.
    const isNew = /^(?:Enter| )$/.test(key) && target.matches("button[aria-label='Create New Entry']");
    // In a text, Escape only closes the bar that finds words: Sveltia would close the form, unsaved.
    const text = key === "Escape" ? target.closest(".text-editor") : null;
    if (!isNew && !text) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    (isNew ? target : text?.querySelector<HTMLElement>(".text-editor-find .close"))?.click();
  },
  { capture: true },
);

/** The format of a content type's files. */
function registerFormat(type: ContentTypeName, content: CmsStore): void {
  const { pattern } = contentTypes[type];
  CMS.registerCustomFormat(formatName(type), pattern.replace(/^.*\./, ""), {
    fromFile: (text) => {
      const fields = readFields(text, `a file of ${pattern}`);
      content.record({ type, file: toFilePath(type, fields), fields });
      return toForm(type, fields);
    },
    toFile: (fields: ContentFields) => writeFields(fromForm(type, fields)),
  });
}

function configFor(backend: GitHubBackend, isLocal: boolean): CmsConfig {
  return {
    load_config_file: false,
    backend: { ...backend, squash_merges: true },
    // In a local folder, saving publishes, and git has the rest.
    ...(isLocal ? {} : { publish_mode: "editorial_workflow" }),
    app_title: "CMS",
    media_folder: MEDIA_FOLDER,
    public_folder: "/images",
    media_libraries: {
      all: { slugify_filename: true, transformations: { raster_image: { format: "webp", quality: 85, width: 2400, height: 2400 } } },
      stock_assets: false,
    },
    logo: { src: "/favicon.svg" },
    site_url: location.origin,
    show_preview_links: !isLocal,
    collections: collections(!isLocal),
  };
}
