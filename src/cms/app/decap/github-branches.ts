import { Conflict, Refusal } from "../guards/conflict";
import { chooseVersion } from "../guards/conflict-dialog";
import type { BlobFile, GitHubApi, PersistOptions } from "./backend-types";

type FilesOfEntry = readonly (BlobFile & { readonly raw?: string })[];

/**
 * Makes Decap's client of GitHub write an entry only on top of the text that its form started from. The new commit's
 * parent is the commit that was compared, and the branch is moved without force: GitHub refuses it when somebody else
 * wrote in between.
 *
 * @param expected the text that must be there; null: no file; undefined: no check
 */
export function guardBranches(api: GitHubApi, expected: () => string | null | undefined): void {
  api.editorialWorkflowGit = async (files: FilesOfEntry, slug, pictures, options) => {
    const branch = `cms/${api.generateContentKey(options.collectionName, slug)}`;
    const open = await openBranch(api, branch);
    const main = (await api.getBranch(api.branch)).commit.sha;
    const base = open ?? main;
    const file = files.find(({ raw }) => raw !== undefined);
    await compare(api, base, file, expected());
    const removed = open ? await picturesToRemove(api, branch, pictures) : [];
    const tree = await api.updateTree(base, [...removed, ...files], open ? branch : api.branch, options.hasSubfolders !== false);
    const commit = await api.commit(options.commitMessage, { ...tree, parentSha: base });
    try {
      if (open) return await api.patchBranch(branch, commit.sha);
      await api.createRef("heads", branch, commit.sha);
    } catch (error) {
      // Somebody else wrote since the comparison.
      await compare(api, (await openBranch(api, branch)) ?? base, file, expected());
      throw error;
    }
    await createRequest(api, branch, options);
  };
  const forceMerge = api.forceMergePR.bind(api);
  api.forceMergePR = async (request) => {
    const { files = [] } = await api.getDifferences(request.base.sha, request.head.sha);
    const path = files.map(({ filename }) => filename).find((name) => /\.(?:md|yml)$/.test(name)) ?? "";
    const [theirs, own] = await Promise.all([textAt(api, request.base.sha, path), textAt(api, request.head.sha, path)]);
    if ((await chooseVersion(theirs, own ?? "", false)) !== "overwrite")
      throw new Refusal(
        "Nothing was published, because somebody else published a change of the same lines. Open the entry and enter it there.",
      );
    return forceMerge(request);
  };
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
