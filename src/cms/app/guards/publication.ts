import { contentTypes } from "../../../content-model/content-types";
import { describeSchema } from "../../../content-model/schema-introspection";
import { setDraftField } from "../decap/draft";
import type { LiveLint } from "../live-lint";
import type { Entry } from "../saved-content";
import { ask, element } from "../ui/elements";
import { slugOf } from "../slugs/slug-of";
import { publishBlockedMessage } from "./blocked-message";
import { Refusal } from "./conflict";

/** @throws when the lint finds an error or a text cannot be read; Decap then shows the message and does not publish */
export async function refuseErrors(lint: LiveLint, entry: Entry): Promise<void> {
  const reason = await whyBlocked(lint, entry);
  if (reason) throw new Error(reason);
}

async function whyBlocked(lint: LiveLint, entry: Entry): Promise<string | undefined> {
  await lint.content.readTexts();
  return publishBlockedMessage(entry, lint.lint(entry));
}

const canBeDraft = ({ type }: Entry): boolean => "draft" in (describeSchema(contentTypes[type].schema).fields ?? {});

/**
 * The entry as it may be saved where saving publishes. One with errors may be saved as a draft, if it is not published yet
 * and the editor agrees.
 *
 * @throws when it must not be saved
 */
export async function allowedLocally(lint: LiveLint, entry: Entry): Promise<Entry> {
  const reason = await whyBlocked(lint, entry);
  if (!reason) return entry;
  const draft = { ...entry, fields: { ...entry.fields, draft: true } };
  if (!canBeDraft(entry) || lint.content.isPublished(entry.file) || (await whyBlocked(lint, draft))) throw new Error(reason);
  const text = "You can save it as a draft. It is not published until you turn off “Draft”.";
  const list = element("pre", { class: "reasons" }, reason);
  const isDraft = await ask(
    "This article cannot be published yet",
    [element("p", {}, text), list],
    [
      { label: "Save as a draft", value: true },
      { label: "Back to the form", value: false },
    ],
  );
  if (!isDraft) throw new Refusal("It cannot be published yet.");
  setDraftField("draft", true);
  return draft;
}

/** A new entry needs a file name and a title before it can be saved; both can be changed until it is published. */
export function withName(entry: Entry): Entry {
  const { fields = {} } = describeSchema(contentTypes[entry.type].schema);
  if (!("slug" in fields) || !("title" in fields) || !entry.file.endsWith("/new.md")) return entry;
  const title = String(entry.fields["title"] ?? "").trim() || "Untitled";
  const slug = String(entry.fields["slug"] ?? "").trim() || slugOf(title) || "untitled";
  return { ...entry, fields: { ...entry.fields, title, slug }, file: entry.file.replace(/\/new\.md$/, `/${slug}.md`) };
}
