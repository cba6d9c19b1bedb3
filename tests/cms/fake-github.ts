import path from "node:path";
import { BareRepository, editor, identity, MAIN, type Person } from "./bare-repository";

/** A pull request as GitHub stores it. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  labels: readonly string[];
  state: "open" | "closed";
  merged: boolean;
}

/** A request to GitHub's API. */
export interface ApiRequest {
  readonly method: string;
  /** Path in the API, decoded. */
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly body: Record<string, unknown>;
}

export interface ApiResponse {
  readonly status: number;
  readonly json?: unknown;
}

type Handler = (request: ApiRequest, ...groups: string[]) => ApiResponse;

export const TOKEN = "test-token";
const OWNER = "owner";
/** Name of the repository on GitHub. */
export const REPOSITORY = `${OWNER}/site`;

/**
 * The part of GitHub's REST API that Decap uses, on top of a real git repository: commits, branches and merges are git's
 * own, and pull requests are kept in memory.
 */
export class FakeGitHub extends BareRepository {
  readonly pullRequests: PullRequest[] = [];
  /** Called before a branch is moved, as if somebody else were faster. */
  beforeMove: (() => void) | undefined;
  /** Requests without a handler. */
  readonly unknown: string[] = [];

  /** The one token that it accepts; another one ends all logins. */
  token = TOKEN;

  /** Removes everything that came after the first commit. */
  override reset(): void {
    super.reset();
    this.pullRequests.length = this.unknown.length = 0;
    this.beforeMove = undefined;
    this.token = TOKEN;
  }

  answer(request: ApiRequest): ApiResponse {
    for (const [method, pattern, handler] of this.handlers) {
      const groups = method === request.method && pattern.exec(request.path);
      if (groups) return handler(request, ...groups.slice(1));
    }
    this.unknown.push(`${request.method} ${request.path}`);
    return notFound;
  }

  /** Also accepts GitHub's names of branches, which begin with the owner. */
  override commitOf(name: string): string | undefined {
    return super.commitOf(name.replace(`${OWNER}:`, ""));
  }

  private readonly handlers: readonly [string, RegExp, Handler][] = [
    ["GET", /^\/user(?:s\/editor)?$/, () => ok({ login: "editor", name: editor.name, id: 1 })],
    ["GET", at(""), () => ok({ owner: { login: OWNER }, default_branch: MAIN, permissions: { push: true } })],
    ["GET", at("/branches/(.+)"), (_, name = "") => this.branch(name)],
    ["GET", at("/git/trees/([^:]+):(.*)"), ({ parameters }, ref = "", folder = "") => this.tree(ref, folder, parameters.has("recursive"))],
    ["GET", at("/git/blobs/(\\w+)"), (_, sha = "") => ok({ sha, content: this.gitOnce("cat-file", "blob", sha).toString("base64") })],
    ["POST", at("/git/blobs"), ({ body }) => created({ sha: this.git(["hash-object", "-w", "--stdin"], bytes(body["content"])) })],
    ["POST", at("/git/trees"), ({ body }) => this.makeTree(body as unknown as NewTree)],
    ["POST", at("/git/commits"), ({ body }) => this.makeCommit(body as unknown as NewCommit)],
    ["POST", at("/git/refs"), ({ body }) => this.makeBranch(String(body["ref"]), String(body["sha"]))],
    [
      "PATCH",
      at("/git/refs/(heads/.+)"),
      ({ body }, ref = "") => this.moveBranch(`refs/${ref}`, String(body["sha"]), body["force"] === true),
    ],
    ["DELETE", at("/git/refs/(heads/.+)"), (_, ref = "") => this.deleteBranch(`refs/${ref}`)],
    ["GET", at("/commits"), ({ parameters }) => this.history(parameters)],
    ["GET", at("/commits/(\\w+)/status"), () => ok({ statuses: [] })],
    ["GET", at("/compare/(.+)\\.\\.\\.(.+)"), (_, from = "", to = "") => this.compare(from, to)],
    ["GET", at("/pulls"), ({ parameters }) => this.listPullRequests(parameters)],
    ["POST", at("/pulls"), ({ body }) => this.open(String(body["title"]), String(body["head"]), String(body["base"]))],
    ["PUT", at("/issues/(\\d+)/labels"), ({ body }, number) => this.label(Number(number), body["labels"] as string[])],
    ["PUT", at("/pulls/(\\d+)/merge"), ({ body }, number) => this.merge(Number(number), body as unknown as Merge)],
    // Notes on an entry are issues; the tests write none.
    ["GET", /^\/search\/issues$/, () => ok({ items: [] })],
  ];

  private branch(name: string): ApiResponse {
    const sha = this.commitOf(`refs/heads/${name}`);
    return sha ? ok({ name, commit: { sha } }) : notFound;
  }

  private tree(ref: string, folder: string, isRecursive: boolean): ApiResponse {
    try {
      const lines = this.git(["ls-tree", "-l", ...(isRecursive ? ["-r"] : []), `${ref}:${folder}`]).split("\n");
      const tree = lines.flatMap((line) => {
        const [, mode, type, sha, size, name] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [{ path: name, mode, type, sha, size: Number(size) || 0 }];
      });
      return ok({ tree });
    } catch {
      return notFound;
    }
  }

  private makeTree({ base_tree, tree }: NewTree): ApiResponse {
    const index = { GIT_INDEX_FILE: path.join(this.folder, "index-of-a-tree") };
    this.git(["read-tree", base_tree], undefined, index);
    const lines = tree.map(({ path: file, mode, sha }) =>
      sha === null ? `0 ${"0".repeat(40)}\t${file}` : `${mode ?? "100644"} ${sha}\t${file}`,
    );
    this.git(["update-index", "--add", "--index-info"], `${lines.join("\n")}\n`, index);
    return created({ sha: this.git(["write-tree"], undefined, index) });
  }

  private makeCommit({ message, tree, parents, author, committer }: NewCommit): ApiResponse {
    const sha = this.git(["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])], message, {
      ...identity("AUTHOR", author ?? editor),
      ...identity("COMMITTER", committer ?? editor),
    });
    return created({ sha, tree: { sha: tree }, parents: parents.map((parent) => ({ sha: parent })) });
  }

  private makeBranch(ref: string, sha: string): ApiResponse {
    if (this.commitOf(ref)) return refused("Reference already exists");
    this.git(["update-ref", ref, sha]);
    return created({ ref, object: { sha } });
  }

  private moveBranch(ref: string, sha: string, isForced: boolean): ApiResponse {
    this.beforeMove?.();
    this.beforeMove = undefined;
    const before = this.commitOf(ref);
    if (!before) return refused("Reference does not exist");
    if (!isForced && this.git(["merge-base", before, sha]) !== before) return refused("Update is not a fast forward");
    this.git(["update-ref", ref, sha]);
    return ok({ ref, object: { sha } });
  }

  private deleteBranch(ref: string): ApiResponse {
    if (!this.commitOf(ref)) return refused("Reference does not exist");
    this.git(["update-ref", "-d", ref]);
    for (const request of this.pullRequests) if (`refs/heads/${request.branch}` === ref) request.state = "closed";
    return { status: 204 };
  }

  private history(parameters: URLSearchParams): ApiResponse {
    const [ref, file] = [parameters.get("sha") ?? MAIN, parameters.get("path") ?? ""];
    const format = "--format=%H%x1f%an%x1f%aI%x1f%s";
    const commit = this.commitOf(ref) ?? ref;
    const commits = this.gitOnce("log", `-${parameters.get("per_page") ?? 1}`, format, commit, "--", file)
      .toString("utf8")
      .split("\n")
      .filter(Boolean);
    return ok(
      commits.map((line) => {
        const [sha, name, date, message] = line.split("\x1f");
        return { sha, commit: { message, author: { name, date }, committer: { name, date } } };
      }),
    );
  }

  private describe(sha: string) {
    const [message = "", parents = ""] = this.git(["log", "-1", "--format=%s%x00%P", sha]).split("\0");
    return { sha, commit: { message, author: editor, committer: editor }, parents: parents.split(" ").map((parent) => ({ sha: parent })) };
  }

  private compare(from: string, to: string): ApiResponse {
    const [before, after] = [this.commitOf(from), this.commitOf(to)];
    if (!before || !after) return notFound;
    const base = this.git(["merge-base", before, after]);
    const commits = this.git(["rev-list", "--reverse", `${base}..${after}`])
      .split("\n")
      .filter(Boolean);
    const changed = this.git(["diff", "--raw", "--no-abbrev", "--no-renames", base, after]).split("\n").filter(Boolean);
    const files = changed.map((line) => {
      const [, sha, letter, filename = ""] = /^:\d+ \d+ \w+ (\w+) (\w)\t(.*)$/.exec(line) ?? [];
      const isText = /\.(?:md|yml|svg)$/.test(filename);
      const patch = isText ? { patch: this.git(["diff", base, after, "--", filename]) } : {};
      return { filename, sha, status: letter === "A" ? "added" : letter === "D" ? "removed" : "modified", ...patch };
    });
    return ok({
      base_commit: this.describe(before),
      merge_base_commit: this.describe(base),
      commits: commits.map((sha) => this.describe(sha)),
      files,
    });
  }

  private listPullRequests(parameters: URLSearchParams): ApiResponse {
    const [state, head] = [parameters.get("state") ?? "open", parameters.get("head")];
    const wanted = this.pullRequests.filter(
      (request) => (state === "all" || request.state === state) && (head === null || head === `${OWNER}:${request.branch}`),
    );
    return ok(wanted.map((request) => this.pullRequest(request)));
  }

  private pullRequest({ number, title, branch, labels, state, merged }: PullRequest) {
    return {
      number,
      title,
      state,
      labels: labels.map((name) => ({ name })),
      head: { ref: branch, sha: this.commitOf(branch), repo: { fork: false } },
      base: { ref: MAIN, sha: this.commitOf(MAIN) },
      user: { login: "editor" },
      merged_at: merged ? editor.date : null,
      created_at: editor.date,
      updated_at: editor.date,
      html_url: `https://github.com/${REPOSITORY}/pull/${number}`,
    };
  }

  private open(title: string, head: string, base: string): ApiResponse {
    const branch = head.replace(`${OWNER}:`, "");
    if (base !== MAIN || !this.commitOf(branch)) return refused("Validation Failed");
    const request: PullRequest = { number: this.pullRequests.length + 1, title, branch, labels: [], state: "open", merged: false };
    this.pullRequests.push(request);
    return created(this.pullRequest(request));
  }

  private label(number: number, labels: readonly string[]): ApiResponse {
    const request = this.pullRequests[number - 1];
    if (!request) return notFound;
    request.labels = labels;
    return ok(labels.map((name) => ({ name })));
  }

  /** The tree of a merge; undefined when both sides changed the same lines. */
  private mergedTree(main: string, head: string): string | undefined {
    try {
      return this.git(["merge-tree", "--write-tree", main, head]);
    } catch {
      return undefined;
    }
  }

  private merge(number: number, { sha, merge_method, commit_message }: Merge): ApiResponse {
    const request = this.pullRequests[number - 1];
    const [main, head] = [this.commitOf(MAIN), this.commitOf(request?.branch ?? "")];
    if (!request || request.state === "closed" || !main || !head) return notFound;
    if (sha !== head) return { status: 409, json: { message: "Head branch was modified. Review and try the merge again." } };
    const tree = this.mergedTree(main, head);
    if (tree === undefined) return { status: 405, json: { message: "Pull Request is not mergeable" } };
    const parents = merge_method === "squash" ? [main] : [main, head];
    const title = merge_method === "squash" ? `${request.title} (#${number})` : `Merge pull request #${number} from ${request.branch}`;
    const merged = this.git(["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])], `${title}\n\n${commit_message}\n`);
    this.git(["update-ref", `refs/heads/${MAIN}`, merged]);
    request.merged = true;
    request.state = "closed";
    return ok({ sha: merged, merged: true });
  }
}

interface NewTree {
  readonly base_tree: string;
  readonly tree: readonly { readonly path: string; readonly mode?: string; readonly sha: string | null }[];
}

interface NewCommit {
  readonly message: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author?: Person;
  readonly committer?: Person;
}

interface Merge {
  readonly sha: string;
  readonly merge_method: string;
  readonly commit_message: string;
}

const ok = (json: unknown): ApiResponse => ({ status: 200, json });
const created = (json: unknown): ApiResponse => ({ status: 201, json });
const refused = (message: string): ApiResponse => ({ status: 422, json: { message } });
const notFound: ApiResponse = { status: 404, json: { message: "Not Found" } };

/** Matches a path of the repository. */
const at = (below: string): RegExp => new RegExp(`^/repos/${REPOSITORY}${below}$`);

const bytes = (base64: unknown): Buffer => Buffer.from(String(base64), "base64");
