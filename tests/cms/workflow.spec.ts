import { expect, type Page } from "@playwright/test";
import { MAIN } from "./bare-repository";
import { picture } from "./picture";
import { tooWide, violationsIn } from "./states";
import { findings, open, preview, publish, setStatus, watchForErrors } from "./page-actions";
import { test } from "./fixtures";
import { logInWithGitHub, type PublishedCms } from "./published-cms";

let cms: PublishedCms;
let errors: string[];
let unanswered: readonly string[];
/** Texts of the confirmation dialogs that Decap showed. */
let dialogs: string[];

test.describe.configure({ timeout: 2 * 60_000 });
test.beforeEach(async ({ page, context, published }) => {
  cms = published;
  unanswered = await cms.answerRequests(context);
  errors = watchForErrors(page, /^https:\/\/(?:api\.github\.com|www\.githubstatus\.com)\//);
  dialogs = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
});
test.afterEach(() => {
  expect(errors).toEqual([]);
  expect(unanswered).toEqual([]);
});

const branchOf = (slug: string) => `cms/posts/${slug}`;

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
};

/** The one open pull request of a branch. */
const pullRequest = (branch: string) => {
  const open = cms.github.pullRequests.filter((request) => request.branch === branch && request.state === "open");
  expect(open).toHaveLength(1);
  return open[0];
};

/** Opens the workflow board in a fresh page. */
const openBoard = async (page: Page) => {
  await page.goto("about:blank");
  await page.goto(`${cms.url}#/workflow`);
  await expect(page.getByRole("heading", { name: "Editorial Workflow" })).toBeVisible();
};

const publishOnBoard = async (page: Page, title: string) => {
  const card = page.getByRole("link", { name: title });
  await card.hover();
  await page.getByRole("button", { name: "Publish changes" }).click();
};

test("a draft is a pull request labelled with its status, and publishing squashes it to one commit", async ({ page }) => {
  const { github } = cms;
  const slug = "how-to-focus-better-at-work";
  const before = github.git(["rev-parse", MAIN]);
  await open(page, cms, `posts/entries/${slug}`);
  await page.getByLabel("Title", { exact: true }).fill("How to Focus at Work When People Need You");
  await save(page);
  const title = /^title: .*$/m.exec(github.git(["show", `${MAIN}:content/posts/${slug}.md`]))?.[0] ?? "";
  const line = [`-${title}`, "+title: How to Focus at Work When People Need You"];
  expect(github.branches()).toEqual([branchOf(slug), MAIN]);
  expect(github.changes(MAIN, branchOf(slug))).toEqual(line);
  expect(pullRequest(branchOf(slug))?.labels).toEqual(["decap-cms/draft"]);

  await setStatus(page, "Draft", "In review");
  expect(pullRequest(branchOf(slug))?.labels).toEqual(["decap-cms/pending_review"]);
  await setStatus(page, "In review", "Ready");
  expect(pullRequest(branchOf(slug))?.labels).toEqual(["decap-cms/pending_publish"]);
  expect(github.git(["rev-parse", MAIN])).toBe(before);

  await publish(page);
  await expect(page.getByText("Entry published")).toBeVisible();
  expect(dialogs).toEqual(["Are you sure you want to publish this entry?"]);
  expect(github.changes(before, MAIN)).toEqual(line);
  expect(github.git(["rev-list", "--parents", `${before}..${MAIN}`])).toMatch(new RegExp(`^\\w+ ${before}$`));
  expect(github.branches()).toEqual([MAIN]);
});

test("a draft may have errors, but cannot be published from the form or the board until they are fixed", async ({ page }) => {
  const { github } = cms;
  const slug = "brain-exercises-for-adults";
  const before = github.git(["rev-parse", MAIN]);
  const entry = `posts/entries/${slug}`;
  const newTitle = "Brain Exercises for Adults at 25, 45 and 65: What to Repeat";
  await open(page, cms, entry);
  const title = await page.getByLabel("Title", { exact: true }).inputValue();
  await page.getByLabel("Slug").fill("memory-exercises-for-adults");
  await expect(findings(page)).toContainText("Slug 'memory-exercises-for-adults' is already used in");
  await save(page);
  await setStatus(page, "Draft", "Ready");

  const blocked = page.getByText(/errors? must be fixed first/);
  await publish(page);
  await expect(blocked).toContainText("is already used in");
  await openBoard(page);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  expect(await violationsIn(page, "board")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page, "board")).toEqual([]);
  await publishOnBoard(page, title);
  await expect(blocked).toContainText("is already used in");
  await page.setViewportSize({ width: 1500, height: 1000 });
  expect(github.git(["rev-parse", MAIN])).toBe(before);
  expect(pullRequest(branchOf(slug))?.labels).toEqual(["decap-cms/pending_publish"]);

  await open(page, cms, entry);
  await page.getByLabel("Slug").fill(slug);
  await page.getByLabel("Title", { exact: true }).fill(newTitle);
  await save(page);
  await publish(page);
  await expect(page.getByText("Entry published")).toBeVisible();
  expect(github.changes(before, MAIN)).toEqual([`-title: "${title}"`, `+title: "${newTitle}"`]);
});

test("a picture is saved on its article's branch, published with it from the board, and not deleted while it is shown", async ({
  page,
}) => {
  const { github } = cms;
  const slug = "memory-exercises-for-adults";
  const before = github.git(["rev-parse", MAIN]);
  const bytes = await picture();
  await open(page, cms, `posts/entries/${slug}`);
  const title = await page.getByLabel("Title", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Choose an image" }).click();
  const upload = (name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer });
  const refusal = page.getByRole("dialog", { name: /^desk\.svg is not a picture that the site can show/ });
  await upload("desk.svg", "image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  await refusal.getByRole("button", { name: "Close", exact: true }).click();
  await upload("desk.png", "image/png", bytes);
  await page.getByRole("button", { name: "Choose selected" }).click();
  await page.getByLabel("What the picture shows").fill("A desk by a window");
  await save(page);
  await setStatus(page, "Draft", "Ready");
  expect(github.git(["diff", "--name-status", MAIN, branchOf(slug)]).split("\n")).toEqual([
    "A\tcontent/images/desk.png",
    `M\tcontent/posts/${slug}.md`,
  ]);

  await openBoard(page);
  await publishOnBoard(page, title);
  await expect(page.getByText("Entry published")).toBeVisible();
  expect(github.changes(before, MAIN)).toEqual(["+image: ../images/desk.png", "+imageAlt: A desk by a window"]);

  await open(page, cms, `posts/entries/${slug}`);
  await page.getByRole("button", { name: "Choose different image" }).click();
  await page.getByText("desk.png").click();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByRole("dialog", { name: "Nothing was deleted" })).toBeVisible();
  expect(github.gitBytes(["show", `${MAIN}:content/images/desk.png`])).toEqual(bytes);
  errors = errors.filter((error) => !/Object|Nothing was deleted/.test(error));
});

test("a save on top of a colleague's change is refused, even when it comes between the comparison and the write", async ({ page }) => {
  const { github } = cms;
  const slug = "aerobic-exercise-for-brain-health";
  const file = `content/posts/${slug}.md`;
  const textOn = (branch: string) => github.git(["show", `${branch}:${file}`]);
  const titled = (text: string, title: string) => `${text.replace(/^title: .*$/m, `title: ${title}`)}\n`;
  const dialog = page.getByRole("dialog");
  const retitle = async (title: string) => {
    await page.getByLabel("Title", { exact: true }).fill("");
    await page.getByLabel("Title", { exact: true }).fill(title);
    await page.getByRole("button", { name: "Save", exact: true }).click();
  };
  await open(page, cms, `posts/entries/${slug}`);
  github.commitText(MAIN, file, titled(textOn(MAIN), "Aerobic Exercise, Published by a Colleague"));
  await retitle("Aerobic Exercise for Brain Health, as I Wrote It");
  await expect(dialog.locator(".theirs")).toContainText("Published by a Colleague");
  expect(github.branches()).not.toContain(branchOf(slug));
  await dialog.getByRole("button", { name: "Overwrite with mine" }).click();
  await expect.poll(() => github.branches()).toContain(branchOf(slug));
  await expect(page.getByRole("button", { name: "Status: Draft" })).toBeVisible();

  github.beforeMove = () =>
    github.commitText(branchOf(slug), file, titled(textOn(branchOf(slug)), "Aerobic Exercise, a Moment Before You Saved"));
  await retitle("Aerobic Exercise for Brain Health, a Second Time");
  await expect(dialog.locator(".theirs")).toContainText("a Moment Before You Saved");
  expect(textOn(branchOf(slug))).toContain("a Moment Before You Saved");
  await dialog.getByRole("button", { name: "Take the other version" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Aerobic Exercise, a Moment Before You Saved");
  errors = errors.filter((error) => !/422|Object|Somebody else|other version/.test(error));
});

test("a changed slug, its redirect and the changed links are one commit, and are published together", async ({ page }) => {
  const { github } = cms;
  const [old, slug] = ["theta-waves-and-memory-consolidation", "theta-waves-and-sleep"];
  const before = github.git(["rev-parse", MAIN]);
  const linking = github
    .git(["grep", "-lE", `(\\(|linkTo: )/blog/${old}/`, MAIN])
    .split("\n")
    .map((line) => line.replace(`${MAIN}:`, ""));
  await open(page, cms, `posts/entries/${old}`);
  await page.getByLabel("Slug").fill(slug);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save, redirect and change the links" }).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  const changed = [...linking, `content/posts/${old}.md`].sort();
  expect(github.git(["diff", "--name-only", MAIN, branchOf(old)]).split("\n")).toEqual(changed);
  expect(github.git(["rev-list", `${MAIN}..${branchOf(old)}`]).split("\n")).toHaveLength(1);

  // Decap must open the article and none of the files that changed with it.
  await openBoard(page);
  await open(page, cms, `posts/entries/${old}`);
  await expect(page.getByLabel("Slug")).toHaveValue(slug);
  await setStatus(page, "Draft", "Ready");
  await publish(page);
  await expect(page.getByText("Entry published")).toBeVisible();
  const lines = new Set(github.changes(before, MAIN).map((line) => line.slice(1)));
  expect(lines).toContain(`slug: ${slug}`);
  expect(lines).toContain(`  - /blog/${old}/`);
  expect(github.git(["grep", "-lE", `(\\(|linkTo: )/blog/${slug}/`, MAIN]).split("\n")).toHaveLength(linking.length);
  expect(() => github.git(["grep", "-lE", `(\\(|linkTo: )/blog/${old}/`, MAIN])).toThrow();
});

test("publishing over what a colleague published asks for each file, also for one of which only a link changed", async ({ page }) => {
  const { github } = cms;
  const [slug, linking] = ["gamma-waves-and-learning", "cognitive-enhancement-exercises"];
  const file = (name: string) => `content/posts/${name}.md`;
  const textOn = (branch: string, name: string) => github.git(["show", `${branch}:${file(name)}`]);
  github.commitText(MAIN, file(linking), `${textOn(MAIN, linking)}\n\nRead [about gamma](/blog/${slug}/).\n`);
  await open(page, cms, `posts/entries/${slug}`);
  await page.getByLabel("Slug").fill("gamma-waves");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save, redirect and change the links" }).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
  github.commitText(MAIN, file(linking), `${textOn(MAIN, linking).replace("Read [about", "See [about")}\n`);
  const before = github.git(["rev-parse", MAIN]);
  await setStatus(page, "Draft", "Ready");
  await publish(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(`Somebody else changed ${file(linking)}`);
  await expect(dialog.locator(".theirs")).toContainText("See [about gamma]");
  await dialog.getByRole("button", { name: "Back to the form" }).click();
  await expect(page.getByText(/Nothing was published/)).toBeVisible();
  expect(github.git(["rev-parse", MAIN])).toBe(before);
  errors = errors.filter((error) => !/405|Object|Nothing was published/.test(error));
});

test("an article that others link to cannot be deleted, unpublished or published with a later date on GitHub", async ({ page }) => {
  const { github } = cms;
  const slug = "alpha-waves-for-calm-focus";
  const before = github.git(["rev-parse", MAIN]);
  const refused = async () => {
    await expect(page.getByRole("dialog")).toContainText("Nothing was deleted");
    await page.getByRole("button", { name: "Close", exact: true }).click();
  };
  await open(page, cms, `posts/entries/${slug}`);
  await page.getByRole("button", { name: "Delete published entry" }).click();
  await refused();
  await page.getByRole("button", { name: "Published", exact: true }).click();
  await page.getByRole("menuitem", { name: "Unpublish" }).click();
  await refused();

  // Decap has gone back to the list.
  await open(page, cms, `posts/entries/${slug}`);
  await page.getByLabel("Day of publication").fill("2099-01-01");
  await expect(findings(page).getByRole("link").first()).toHaveAttribute("href", /^#\/collections\/\w+\/entries\//);
  await save(page);
  await setStatus(page, "Draft", "Ready");
  await publish(page);
  await expect(page.getByText(/errors? must be fixed first/)).toContainText(`/blog/${slug}/`);
  expect(github.git(["rev-parse", MAIN])).toBe(before);
  errors = errors.filter((error) => !/Object|undefined|Nothing was deleted|must be fixed first/.test(error));
});

test("a published version comes back into the form from GitHub, as a change like any other", async ({ page }) => {
  const { github } = cms;
  const slug = "brain-energy-boosting-exercises";
  const file = `content/posts/${slug}.md`;
  const first = github.git(["show", `${MAIN}:${file}`]);
  github.commitText(MAIN, file, `${first.replace(/^title: .*$/m, "title: Brain Energy, as a Colleague Wrote It")}\n`);
  await open(page, cms, `posts/entries/${slug}`);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Brain Energy, as a Colleague Wrote It");
  await preview(page).getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("dialog").getByRole("listitem");
  await expect(versions).toHaveText([/An Editor.*A colleague's change/, /An Editor.*The content/]);
  await versions.last().getByRole("button").click();
  await expect(page.getByLabel("Text of the version")).toHaveText(first, { useInnerText: true });
  await page.getByRole("button", { name: "Take this version into the form" }).click();
  await save(page);
  expect(github.git(["show", `${branchOf(slug)}:${file}`])).toBe(first);
  expect(github.git(["show", `${MAIN}:${file}`])).toContain("as a Colleague Wrote It");
});

test("when a login has ended, the text stays in the form, and is saved there after a login in another tab", async ({ page, context }) => {
  const { github } = cms;
  const slug = "brain-exercises-for-adults";
  const title = page.getByLabel("Title", { exact: true });
  await open(page, cms, `posts/entries/${slug}`);
  await title.fill("Brain Exercises for Adults, Written While Logged Out");
  github.token = "another-token";
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Your login has ended\. Your text is in this form and in this browser\./)).toBeVisible();
  await expect(title).toHaveValue("Brain Exercises for Adults, Written While Logged Out");
  expect(github.branches()).toEqual([MAIN]);

  await logInWithGitHub(await context.newPage(), cms);
  await save(page);
  expect(github.fileOn(branchOf(slug), `content/posts/${slug}.md`)).toContain("Written While Logged Out");
  errors = errors.filter((error) => !/401|Object|login has ended/.test(error));
});
