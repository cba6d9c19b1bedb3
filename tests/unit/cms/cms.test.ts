import fs from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fromForm, toForm } from "../../../src/cms/app/entry";
import { describeFinding, describeFindings } from "../../../src/cms/app/describe-finding";
import { LiveLint } from "../../../src/cms/app/live-lint";
import { CmsStore } from "../../../src/cms/app/cms-store";
import { slugFromTitle } from "../../../src/site/slug-from-title";
import { cmsBackend } from "../../../src/cms/server/cms-backend";
import { serveCms } from "../../../src/cms/server/serve-cms";
import { errorAt } from "../../../src/content-model/diagnostic";
import { listContent } from "../../../src/content-model/node/content-folder";
import { readFields, writeFields } from "../../../src/content-model/serialize";
import type { FieldPath } from "../../../src/content-model/diagnostic";
import { formatFile } from "../../../src/lint/node/content-format";
import { folderOf, removeFolders } from "../publish/site-fixture";

const content = path.resolve(__dirname, "../../../content");

it("reads every content file into a form and writes it back as format:content does, without another changed byte", () => {
  const changed = listContent(content, "content").entries.filter((entry) => {
    const { type, file } = entry;
    const { text } = formatFile(entry);
    // As Sveltia CMS hands it on: a form has no undefined values, texts have no spaces around them, and entries of lists have marks.
    const mark = (_: string, value: unknown) =>
      Array.isArray(value) ? value.map((each) => (typeof each === "object" ? { ...each, __sc_item_id: "1" } : (each as unknown))) : value;
    const form = JSON.parse(JSON.stringify(toForm(type, readFields(text.trim(), file)), mark)) as object;
    return writeFields(fromForm(type, { ...form })) !== text;
  });
  expect(changed.map(({ file }) => file)).toEqual([]);
});

describe("words for editors", () => {
  const file = "content/posts/a.md";
  it.each<[id: string, field: FieldPath | undefined, message: string, suggestion: string, text: string, label: string]>([
    ["missing-field", ["categorySlug"], "", "add it", "“Category” is missing: choose one.", "Category"],
    ["field", ["title"], "", "title has 9 characters", "“Title” has 9 characters.", "Title"],
    ["field", ["excerpt"], "", "excerpt must not be empty", "“Excerpt” is missing.", "Excerpt"],
    ["field", ["faq", 0, "question"], "", "question must not be empty", "Question 1: “Question” is missing.", "Questions readers ask"],
    ["field", ["faq", 1, "question"], "", "question is odd", "Question 2: “Question” is odd.", "Questions readers ask"],
    ["missing-field", ["faq", 1, "answer"], "", "add it", "Question 2: “Answer” is missing.", "Questions readers ask"],
    ["field", ["title"], "", "needs coverText, too", "“Title”: needs “Words on the cover”, too.", "Title"],
    ["x", ["slug"], "settings/site.yml:8 in content/posts/b.md:2", "go", "Site settings in Article: b; go.", "Slug"],
    ["x", undefined, "no question is 'a'", "use one of content/pages/faq.yml", "No question is 'a'; use one of FAQ.", "Text"],
    ["x", ["image"], "coverText repeats the title", "write another", "“Words on the cover” repeats the title; write another.", "Picture"],
    ["x", undefined, "the body has 2 ## sections", "use 3 to 9", "The body has 2 sections; use 3 to 9.", "Text"],
    ["x", undefined, "it is a note", "cite a work with :ref{id=…}", "It is a note; cite a work with + (Citation).", "Text"],
    ["x", undefined, "a heading", "make it a section heading (##)", "A heading; make it a section heading.", "Text"],
    ["x", undefined, "one is cited", "cite 2 of content/references/", "One is cited; cite 2 of the references.", "Text"],
  ])("%s of %j: %s", (id, field, message, suggestion, text, label) => {
    const fields = { title: "Short", faq: [{ question: "" }, { question: "Why?" }] };
    const found = describeFinding({ type: "post", file, fields }, errorAt({ file, field }, id, message, suggestion));
    expect(found).toMatchObject({ text, label });
  });

  it("say what a form misses by its fields, also in lists in a list", () => {
    const missing = errorAt({ file: "content/references/a.yml", field: ["authors"] }, "missing-field", "", "add it");
    const found = describeFindings({ type: "reference", file: missing.file, fields: {} }, [
      missing,
      { ...missing, suggestion: "fill it in" },
    ]);
    expect(found).toMatchObject([{ text: "“Authors” is missing.", label: "Work", keyPath: "work.authors" }]);
    const ofQuestion = errorAt({ file, field: ["groups", 0, "entries", 5, "id"] }, "missing-field", "", "add it");
    expect(describeFinding({ type: "faq", file, fields: {} }, ofQuestion).text).toBe("Group 1: Question 6: “Id” is missing.");
  });

  it.each([
    [1, ["faq", 1, "answer"], "faq.1.answer", undefined],
    [3, undefined, "excerpt", undefined],
    [7, undefined, "body", 2],
  ])("line %i, field %j is in %s", (line, field, keyPath, textLine) => {
    const entry = { type: "post", file, fields: { slug: "a", excerpt: "Words", body: "One\n\nTwo" } } as const;
    const found = describeFinding(entry, errorAt({ file, line, field }, "x", "a word is banned", "write another"));
    expect(found).toMatchObject({ keyPath });
    expect(found.textLine).toBe(textLine);
  });

  it("lead to the entry that a finding is in", () => {
    const elsewhere = errorAt({ file: "content/pages/faq.yml" }, "dead-link", "the link '/blog/a/' leads to no page", "link to another");
    expect(describeFinding({ type: "post", file, fields: {} }, elsewhere)).toMatchObject({
      label: "FAQ",
      hash: "#/collections/pages/entries/faq",
    });
  });
});

it("knows an entry whose slug is not the name of its file, also before a preview was shown", async () => {
  const site = new CmsStore(undefined);
  const [entry] = listContent(content, "content").entries.filter(({ type }) => type === "post");
  if (!entry) throw new Error("there is no article");
  const { file } = entry;
  const fields = readFields(fs.readFileSync(entry.absolutePath, "utf8"), file);
  site.record({ type: "post", file, fields });
  const found = await new LiveLint(site).lint({ type: "post", file: "content/posts/old-name.md", fields, isNew: false });
  expect(found.filter(({ id }) => /^duplicate/.test(id))).toEqual([]);
});

it("of an entry with an invalid field, says nothing yet of the pages that link to it", async () => {
  const site = new CmsStore(undefined);
  const entries = listContent(path.resolve(__dirname, "../../cms/content"), "content").entries.map(({ type, file, absolutePath }) => {
    return { type, file, fields: readFields(fs.readFileSync(absolutePath, "utf8"), file), isNew: false };
  });
  for (const entry of entries) site.record(entry);
  const linked = entries.find((entry) => entry.type === "post" && site.filesLinkingTo(entry).length > 0);
  if (!linked) throw new Error("no page links to an article");
  const found = await new LiveLint(site).lint({ ...linked, fields: { ...linked.fields, slug: "a-" } });
  expect(found.map(({ field }) => field)).toEqual([["slug"]]);
});

it("makes a slug of a title", () =>
  expect(slugFromTitle("Überall: 40 Hz & “Naïve” Beats’ Große Æra")).toBe("uberall-40-hz-naive-beats-grosse-aera"));

it("knows the repository from the settings, or from the host", () => {
  const cms = { repository: "owner/site", branch: "live", authUrl: "https://login.example" };
  const site = { name: "github", repo: "owner/site", branch: "main" };
  expect(cmsBackend({ cms })).toEqual({ ...site, branch: "live", base_url: "https://login.example" });
  expect(cmsBackend({}, "git@github.com:owner/site.git")).toEqual(site);
  expect(cmsBackend({}, "https://gitlab.com/owner/site")).toBeUndefined();
});

it("serves the page and the content for reading, to this machine only", async () => {
  const bundleDirectory = folderOf({ "index.html": "the page" });
  const server = await serveCms({ contentDirectory: content, bundleDirectory, staticDirectory: __dirname, port: 0 });
  const address = `http://localhost:${(server.address() as AddressInfo).port}/admin/`;
  try {
    const status = async (url: string, init?: RequestInit) => (await fetch(new URL(url, address), init)).status;
    expect(await (await fetch(address)).text()).toBe("the page");
    expect(await (await fetch(`${address}settings.json`)).json()).toMatchObject({ isLocal: true });
    expect(await (await fetch(`${address}files/settings/site.yml`)).text()).toBe(
      fs.readFileSync(path.join(content, "settings/site.yml"), "utf8"),
    );
    expect(await status("/admin/files/%2e%2e/package.json")).toBeGreaterThanOrEqual(400);
    expect(await status("/admin/files/..%2fpackage.json")).toBeGreaterThanOrEqual(400);
    expect(await status("/admin/nothing.js")).toBe(404);
  } finally {
    server.closeAllConnections();
    server.close();
    removeFolders();
  }
});
