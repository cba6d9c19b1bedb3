import { Conflict, Refusal } from "../guards/conflict";
import { chooseVersion } from "../guards/conflict-dialog";
import { changeLinks, type LinkChange } from "../slugs/links";
import type { BlobFile, GitHubApi, ListedFile, PersistOptions, PullRequest } from "./backend-types";

/** Files that are read at the same time. */
const READERS = 6;

/** What a save must find, and what it changes besides the entry. */
export interface Expectation {
  /** The text that must be there; null: no file; undefined: no check. */
  readonly text: string | null | undefined;
  readonly linkChange: LinkChange | undefined;
}

type FilesOfEntry = readonly (BlobFile & { readonly raw?: string })[];

/**
 * Makes Decap's client of GitHub write an entry only on top of the text that its form started from. The new commit's
 * parent is the commit that was compared, and the branch is moved without force: GitHub refuses it when somebody else
 * wrote in between.
 * Links that change with the entry are in the same commit.
 */
export function guardBranches(api: GitHubApi, expectation: () => Expectation): void {
  api.editorialWorkflowGit = async (files: FilesOfEntry, slug, pictures, options) => {
    const branch = `cms/${api.generateContentKey(options.collectionName, slug)}`;
    const open = await openBranch(api, branch);
    const main = (await api.getBranch(api.branch)).commit.sha;
    const base = open ?? main;
    const file = files.find(({ raw }) => raw !== undefined);
    const { text, linkChange } = expectation();
    await compare(api, base, file, text);
    const linking = linkChange ? await filesLinking(api, base, linkChange, file?.path) : [];
    const removed = open ? await picturesToRemove(api, branch, pictures) : [];
    const tree = await api.updateTree(
      base,
      [...removed, ...files, ...linking],
      open ? branch : api.branch,
      options.hasSubfolders !== false,
    );
    const commit = await api.commit(options.commitMessage, { ...tree, parentSha: base });
    try {
      if (open) return await api.patchBranch(branch, commit.sha);
      await api.createRef("heads", branch, commit.sha);
    } catch (error) {
      // Somebody else wrote since the comparison.
      await compare(api, (await openBranch(api, branch)) ?? base, file, text);
      throw error;
    }
    await createRequest(api, branch, options);
  };
  const forceMerge = api.forceMergePR.bind(api);
  api.forceMergePR = async (request) => {
    for (const { path, theirs, own } of await changedByOthers(api, request)) {
      if ((await chooseVersion(theirs, own ?? "", false, path)) !== "overwrite")
        throw new Refusal(
          "Nothing was published, because somebody else published a change of the same lines. Open the entry and enter it there.",
        );
    }
    return forceMerge(request);
  };
}

/** Files of a request that somebody else published since its branch began: a forced merge would overwrite each of them. */
async function changedByOthers(api: GitHubApi, request: PullRequest) {
  const { sha: main } = (await api.getBranch(api.branch)).commit;
  const { files = [], merge_base_commit: start } = await api.getDifferences(main, request.head.sha);
  const texts = files
    .filter(({ filename }) => /\.(?:md|yml)$/.test(filename))
    .map(async ({ filename: path }) => {
      const [before, theirs, own] = await Promise.all([start.sha, main, request.head.sha].map((commit) => textAt(api, commit, path)));
      return { path, before, theirs: theirs ?? null, own };
    });
  return (await Promise.all(texts)).filter(({ before, theirs }) => theirs !== before);
}

/** Other files of a commit whose links change, with their new texts uploaded. */
async function filesLinking(api: GitHubApi, commit: string, change: LinkChange, own: string | undefined): Promise<BlobFile[]> {
  const listed = await api.listFiles("content", { branch: commit, depth: 9 });
  const queue = listed.filter(({ path }) => /\.(?:md|yml)$/.test(path) && path !== own);
  const changed: BlobFile[] = [];
  const read = async () => {
    for (let next: ListedFile | undefined = queue.shift(); next; next = queue.shift()) {
      const text = await api.readFile(next.path, next.id, { branch: commit });
      const raw = changeLinks(text, change);
      if (raw !== text) changed.push(await api.uploadBlob({ path: next.path, raw }));
    }
  };
  await Promise.all(Array.from({ length: READERS }, read));
  return changed;
}

/** @throws a {@link Conflict} when the file has another text than the expected one, and not the new one either */
async function compare(
  api: GitHubApi,
  commit: string,
  file: FilesOfEntry[number] | undefined,
  expected: string | null | undefined,
): Promise<void> {
  if (!file || expected === undefined) return;
  const theirs = await textAt(api, commit, file.path);
  if (theirs !== expected && theirs !== file.raw) throw new Conflict(file.path, theirs);
}

async function textAt(api: GitHubApi, commit: string, path: string): Promise<string | null> {
  try {
    return await api.readFile(path, null, { branch: commit });
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null;
    throw error;
  }
}

/** Last commit of an entry's branch; undefined if it has none. A branch whose pull request was merged is removed. */
async function openBranch(api: GitHubApi, branch: string): Promise<string | undefined> {
  const head = await api.getBranch(branch).then(
    ({ commit }) => commit.sha,
    (error: { status?: number }) => {
      if (error.status === 404) return undefined;
      throw error as unknown as Error;
    },
  );
  if (head === undefined) return undefined;
  const requests = (state: string) => api.getPullRequests(branch, state, () => true);
  // Without any request, somebody else is about to open one.
  if ((await requests("open")).length > 0 || (await requests("closed")).length === 0) return head;
  await api.backupBranch(branch);
  await api.deleteBranch(branch);
  return undefined;
}

/** Pictures on the branch that the entry does not have any more. */
async function picturesToRemove(api: GitHubApi, branch: string, pictures: readonly BlobFile[]): Promise<BlobFile[]> {
  const { files = [] } = await api.getDifferences(api.branch, await api.getHeadReference(branch));
  return files
    .filter(({ filename, status, patch }) => !patch && status === "added" && !pictures.some(({ path }) => path === filename))
    .map(({ filename }) => ({ path: filename, sha: null }));
}

async function createRequest(api: GitHubApi, branch: string, { commitMessage, status }: PersistOptions): Promise<void> {
  const request = await api.createPR(commitMessage, branch);
  await api.setPullRequestStatus(request, status ?? api.initialWorkflowStatus);
}
