import { expect, test, type Page } from "@playwright/test";
import { MAIN } from "./github";
import { picture } from "./picture";
import { logInWithGitHub, startPublishedWorkplace, type PublishedWorkplace } from "./published-workplace";
import { findings, open, publish, watch } from "./workplace";

let workplace: PublishedWorkplace;
let faults: string[];
let unanswered: readonly string[];
/** What Decap asked the editor to confirm. */
let asked: string[];

// Each goes through more of Decap than a test of one form does.
test.describe.configure({ timeout: 2 * 60_000 });
test.beforeAll(async () => {
  workplace = await startPublishedWorkplace();
});
test.afterAll(() => workplace.stop());
test.beforeEach(async ({ page, context }) => {
  unanswered = await workplace.answerFor(context);
  faults = watch(page, /^https:\/\/(?:api\.github\.com|www\.githubstatus\.com)\//);
  asked = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  await logInWithGitHub(page, workplace);
});
test.afterEach(() => {
  expect(faults).toEqual([]);
  expect(unanswered).toEqual([]);
});

const branchOf = (slug: string) => `cms/posts/${slug}`;

const save = async (page: Page) => {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Entry saved")).toBeVisible();
};

/** Sets how far an entry is, in the form. */
const setStatus = async (page: Page, from: string, to: string) => {
  await page.getByRole("button", { name: `Status: ${from}` }).click();
  await page.getByRole("menuitem", { name: to }).click();
  await expect(page.getByRole("button", { name: `Status: ${to}` })).toBeVisible();
};

/** The only pull request for a branch that is open. */
const pullRequest = (branch: string) => {
  const open = workplace.github.pullRequests.filter((request) => request.branch === branch && request.state === "open");
  expect(open).toHaveLength(1);
  return open[0];
};

/** Opens the board of all entries that wait, as somebody does who has just come. */
const openBoard = async (page: Page) => {
  await page.goto("about:blank");
  await page.goto(`${workplace.address}#/workflow`);
  await expect(page.getByRole("heading", { name: "Editorial Workflow" })).toBeVisible();
};

const publishOnBoard = async (page: Page, title: string) => {
  const card = page.getByRole("link", { name: title });
  await card.hover();
  await page.getByRole("button", { name: "Publish changes" }).click();
};

test("a draft is a pull request, which review and readiness label, and publishing squashes to one commit", async ({ page }) => {
  const { github } = workplace;
  const slug = "how-to-focus-better-at-work";
  const before = github.git(["rev-parse", MAIN]);
  await open(page, workplace, `posts/entries/${slug}`);
  await page.getByLabel("Title", { exact: true }).fill("How to Focus at Work When People Need You");
  await save(page);
  const line = ["-title: How to Focus Better at Work When People Need You", "+title: How to Focus at Work When People Need You"];
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
  expect(asked).toEqual(["Are you sure you want to publish this entry?"]);
  expect(github.changes(before, MAIN)).toEqual(line);
  expect(github.git(["rev-list", "--parents", `${before}..${MAIN}`])).toMatch(new RegExp(`^\\w+ ${before}$`));
  expect(github.branches()).toEqual([MAIN]);
});

test("a draft may have errors, which refuse its publication in the form and on the board until they are mended", async ({ page }) => {
  const { github } = workplace;
  const slug = "brain-exercises-for-adults";
  const before = github.git(["rev-parse", MAIN]);
  const entry = `posts/entries/${slug}`;
  const mended = "Brain Exercises for Adults at 25, 45 and 65: What to Repeat";
  await open(page, workplace, entry);
  const title = await page.getByLabel("Title", { exact: true }).inputValue();
  await page.getByLabel("Slug").fill("memory-exercises-for-adults");
  await expect(findings(page)).toContainText("slug 'memory-exercises-for-adults' is taken by");
  await save(page);
  await setStatus(page, "Draft", "Ready");

  const refusal = page.getByText(/keeps? this from being published/);
  await publish(page);
  await expect(refusal).toContainText("error[duplicate]");
  await openBoard(page);
  await publishOnBoard(page, title);
  await expect(refusal).toContainText("error[duplicate]");
  expect(github.git(["rev-parse", MAIN])).toBe(before);
  expect(pullRequest(branchOf(slug))?.labels).toEqual(["decap-cms/pending_publish"]);

  await open(page, workplace, entry);
  await page.getByLabel("Slug").fill(slug);
  await page.getByLabel("Title", { exact: true }).fill(mended);
  await save(page);
  await publish(page);
  await expect(page.getByText("Entry published")).toBeVisible();
  expect(github.changes(before, MAIN)).toEqual([`-title: "${title}"`, `+title: "${mended}"`]);
});

test("a picture waits on its branch with the article, and is published with it from the board", async ({ page }) => {
  const { github } = workplace;
  const slug = "memory-exercises-for-adults";
  const before = github.git(["rev-parse", MAIN]);
  const bytes = await picture();
  await open(page, workplace, `posts/entries/${slug}`);
  const title = await page.getByLabel("Title", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Choose an image" }).click();
  await page.locator('input[type="file"]').setInputFiles({ name: "desk.png", mimeType: "image/png", buffer: bytes });
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
});
