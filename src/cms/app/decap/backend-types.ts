/** A file of an entry as Decap passes it to a backend. */
export interface DataFile {
  readonly path: string;
  readonly slug: string;
  /** The whole text of the file. */
  readonly raw: string;
  readonly newPath?: string;
}

/** A picture that is saved with an entry. */
export interface Asset {
  readonly path: string;
  readonly fileObj?: File;
  toBase64(): Promise<string>;
}

/** What `persistEntry` of a backend is called with. */
export interface EntryFiles {
  readonly dataFiles: readonly DataFile[];
  readonly assets: readonly Asset[];
}

export interface PersistOptions {
  readonly newEntry?: boolean;
  readonly commitMessage: string;
  readonly collectionName?: string;
  readonly useWorkflow?: boolean;
  readonly unpublished?: boolean;
  readonly hasSubfolders?: boolean;
  readonly status?: string;
}

/** A file with the id of its blob. */
export interface BlobFile {
  readonly path: string;
  readonly sha: string | null;
}

/** A file of the repository. */
export interface ListedFile {
  readonly path: string;
  /** Id of its blob. */
  readonly id: string;
}

/** An entry on a branch of its own. */
export interface UnpublishedEntry {
  readonly slug: string;
  readonly diffs: readonly { readonly path: string }[];
}

/** A pull request, as far as we read it. */
export interface PullRequest {
  readonly base: { readonly sha: string };
  readonly head: { readonly sha: string };
}

export interface BlobDiff {
  readonly filename: string;
  readonly status: string;
  readonly patch?: string;
}

/** What a branch changed since it began. */
export interface Differences {
  readonly files?: readonly BlobDiff[];
  readonly merge_base_commit: { readonly sha: string };
}

/** Decap's client of GitHub's API, as far as we use it. */
export interface GitHubApi {
  token: string;
  readonly branch: string;
  readonly initialWorkflowStatus: string;
  readonly repoURL: string;
  request(path: string, options: { readonly params: object }): Promise<unknown>;
  readFile(path: string, sha: string | null, options: { readonly branch: string }): Promise<string>;
  listFiles(folder: string, options: { readonly branch: string; readonly depth: number }): Promise<readonly ListedFile[]>;
  uploadBlob(file: { readonly path: string; readonly raw: string }): Promise<BlobFile>;
  getBranch(name: string): Promise<{ readonly commit: { readonly sha: string } }>;
  getPullRequests(branch: string, state: string, predicate: () => boolean): Promise<readonly object[]>;
  getDifferences(from: string, to: string): Promise<Differences>;
  getHeadReference(branch: string): Promise<string>;
  generateContentKey(collection: string, slug: string): string;
  updateTree(base: string, files: readonly BlobFile[], branch?: string, hasSubfolders?: boolean): Promise<{ readonly sha: string }>;
  commit(message: string, tree: object): Promise<{ readonly sha: string }>;
  createRef(type: string, name: string, sha: string): Promise<unknown>;
  createPR(title: string, branch: string): Promise<object>;
  setPullRequestStatus(request: object, status: string): Promise<void>;
  patchBranch(name: string, sha: string): Promise<unknown>;
  backupBranch(name: string): Promise<void>;
  deleteBranch(name: string): Promise<unknown>;
  forceMergePR(request: PullRequest): Promise<unknown>;
  editorialWorkflowGit(
    files: readonly BlobFile[],
    slug: string,
    pictures: readonly BlobFile[],
    options: PersistOptions & { readonly collectionName: string },
  ): Promise<unknown>;
}
