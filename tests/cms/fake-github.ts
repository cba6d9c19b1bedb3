import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext, Route } from "@playwright/test";

interface Branch {
  head: string;
  readonly files: Map<string, string>;
}

interface PullRequest {
  readonly number: number;
  readonly branch: string;
  readonly title: string;
  labels: string[];
  isOpen: boolean;
  isDraft: boolean;
}

type Json = Record<string, unknown>;

const sha = (text: string): string => createHash("sha1").update(text).digest("hex");
/** Long ago, so that nothing is scheduled. */
const WHEN = "2025-01-01T00:00:00Z";

/** A stand-in of what Sveltia CMS uses of GitHub's REST and GraphQL APIs, for one repository in memory. */
export class FakeGitHub {
  private readonly branches = new Map<string, Branch>();
  private readonly blobs = new Map<string, string>();
  readonly pulls: PullRequest[] = [];
  /** Answers with this status to everything that writes. */
  failWith: number | undefined;

  private held: Promise<void> | undefined;
  private tellOfWrite = (): void => undefined;

  constructor(files: ReadonlyMap<string, string>) {
    this.branches.set("main", { head: sha("first"), files: new Map(files) });
  }

  /** Text of a file on a branch. */
  read(path: string, branch = "main"): string | undefined {
    return this.branch(branch).files.get(path);
  }

  /** Somebody else's commit. */
  commit(path: string, text: string, branch = "main"): void {
    const target = this.branch(branch);
    target.files.set(path, text);
    target.head = sha(target.head + path + text);
  }

  /** Somebody else's deletion of a file, on all branches. */
  delete(path: string): void {
    for (const { files } of this.branches.values()) files.delete(path);
  }

  /** Holds back answers to what writes until the returned function is called. */
  holdWrites(): { readonly asked: Promise<void>; readonly answer: () => void } {
    let answer = (): void => undefined;
    this.held = new Promise((resolve) => (answer = resolve));
    return { asked: new Promise((resolve) => (this.tellOfWrite = resolve)), answer };
  }

  async attach(context: BrowserContext): Promise<void> {
    await context.route("https://www.githubstatus.com/**", (route) => route.fulfill({ json: { status: { indicator: "none" } } }));
    await context.route("https://api.github.com/**", (route) => this.answer(route));
  }

  private branch(name: string): Branch {
    const branch = this.branches.get(name);
    if (!branch) throw new Error(`the fake GitHub has no branch ${name}`);
    return branch;
  }

  private async answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "*", "access-control-allow-methods": "*" };
    if (request.method() === "OPTIONS") return route.fulfill({ status: 204, headers });
    const body = (request.postDataJSON() ?? {}) as Json;
    const isWrite = request.method() !== "GET" && !(pathname === "/graphql" && !String(body["query"]).trim().startsWith("mutation"));
    if (isWrite) {
      this.tellOfWrite();
      await this.held;
    }
    // As on GitHub, a commit takes longer than the half second after which Sveltia writes a backup, so that the save deletes it.
    if (String(body["query"]).includes("createCommitOnBranch")) await wait(700);
    if (isWrite && this.failWith !== undefined) return route.fulfill({ status: this.failWith, headers, json: { message: "refused" } });
    if (pathname === "/graphql") return route.fulfill({ headers, json: this.graphql(String(body["query"]), body["variables"] as Json) });
    const [, file] = /\/contents\/(.+)/.exec(pathname) ?? [];
    const answer = file
      ? this.branches.get(searchParams.get("ref") ?? "")?.files.get(file)
      : this.rest(`${request.method()} ${pathname.replace(/^\/repos\/[^/]+\/[^/]+/, "")}`, body);
    if (answer === undefined) return route.fulfill({ status: 404, headers, json: { message: `no ${pathname}` } });
    return typeof answer === "string" ? route.fulfill({ headers, body: answer }) : route.fulfill({ headers, json: answer });
  }

  private rest(request: string, body: Json): unknown {
    const number = Number(/\/(?:issues|pulls)\/(\d+)/.exec(request)?.[1]);
    const pull = this.pulls.find((each) => each.number === number);
    if (request === "GET /user") return { id: 1, login: "editor", name: "Ed Itor", email: "ed@example.com" };
    if (request === "GET " || request.startsWith("GET /collaborators/")) return {};
    if (request.startsWith("GET /git/trees/")) return { tree: this.tree() };
    if (request.startsWith("GET /git/blobs/")) return this.blobs.get(request.split("/").at(-1) ?? "");
    if (request === "POST /pulls") return this.openPull(body);
    if (request.startsWith("DELETE /git/refs/heads/")) {
      this.branches.delete(request.slice("DELETE /git/refs/heads/".length));
      return {};
    }
    if (!pull) return undefined;
    if (/^(?:POST|PATCH) \/issues/.test(request)) pull.labels = body["labels"] as string[];
    if (body["state"] === "closed") pull.isOpen = false;
    if (request.startsWith("PUT ")) this.merge(pull);
    return { labels: pull.labels.map((name) => ({ name })) };
  }

  private tree(): Json[] {
    return [...this.branch("main").files].map(([path, text]) => {
      this.blobs.set(sha(text), text);
      return { type: "blob", path, sha: sha(text), size: text.length };
    });
  }

  private openPull(body: Json): Json {
    const number = this.pulls.length + 1;
    const branch = String(body["head"]);
    this.pulls.push({ number, branch, title: String(body["title"]), labels: [], isOpen: true, isDraft: body["draft"] === true });
    const head = { sha: this.branch(branch).head };
    return {
      number,
      node_id: `PR_${number}`,
      title: body["title"],
      html_url: `https://github.com/o/r/pull/${number}`,
      head,
      created_at: WHEN,
      updated_at: WHEN,
    };
  }

  private merge(pull: PullRequest): void {
    const [main, branch] = [this.branch("main"), this.branch(pull.branch)];
    for (const [path, text] of branch.files) main.files.set(path, text);
    main.head = sha(main.head + branch.head);
    pull.isOpen = false;
  }

  private graphql(query: string, variables: Json): Json {
    const input = (variables["input"] ?? {}) as Json;
    if (query.includes("createCommitOnBranch")) return this.createCommit(query, input);
    if (query.includes("createRef(")) {
      const name = String(input["name"]).replace("refs/heads/", "");
      this.branches.set(name, { head: this.branch("main").head, files: new Map(this.branch("main").files) });
      return { data: { createRef: { ref: { name } } } };
    }
    const id = Number(String(input["pullRequestId"] ?? "").replace("PR_", ""));
    const pull = this.pulls.find(({ number }) => number === id);
    if (pull) {
      pull.isDraft = query.includes("convertPullRequestToDraft");
      return { data: { convertPullRequestToDraft: {}, markPullRequestReadyForReview: {} } };
    }
    if (query.includes("fork: repository"))
      return { data: { fork: { id: "R_1" }, base: { ref: { target: { oid: this.branch("main").head } } } } };
    return { data: { repository: { ...this.repository(query, variables), ...this.aliased(query) } } };
  }

  private repository(query: string, variables: Json): Json {
    const branch = this.branches.get(String(variables["branch"] ?? "main"));
    const commit = branch && { oid: branch.head, message: "commit" };
    const open = this.pulls.filter(({ isOpen }) => isOpen);
    return {
      defaultBranchRef: { name: "main" },
      ref: commit && { target: { ...commit, history: { nodes: [commit] } } },
      ...(query.includes("pullRequests(")
        ? { pullRequests: { totalCount: open.length, nodes: open.map((pull) => this.pullNode(pull)) } }
        : {}),
    };
  }

  private pullNode({ number, title, branch, isDraft, labels }: PullRequest): Json {
    const main = this.branch("main").files;
    const files = [...this.branch(branch).files].filter(([path, text]) => main.get(path) !== text);
    return {
      id: `PR_${number}`,
      number,
      title,
      url: `https://github.com/o/r/pull/${number}`,
      isDraft,
      isCrossRepository: false,
      createdAt: WHEN,
      updatedAt: WHEN,
      headRefName: branch,
      headRefOid: this.branch(branch).head,
      author: { login: "editor" },
      labels: { nodes: labels.map((name) => ({ name })) },
      files: { nodes: files.map(([path]) => ({ path, changeType: main.has(path) ? "MODIFIED" : "ADDED" })) },
    };
  }

  /** What is asked for by names such as `content_0`: texts of files and their last commits. */
  private aliased(query: string): Json {
    const nodes = [
      { author: { name: "Ed", email: "", user: { id: 1, login: "editor" } }, committedDate: WHEN, oid: this.branch("main").head },
    ];
    const found = [...query.matchAll(/(\w+_\d+):\s+(object\((oid|expression): "([^"]+)"\)|ref)/g)];
    return Object.fromEntries(
      found.map(([, alias = "", call = "", kind, value = ""]) => {
        if (call === "ref") return [alias, { target: { history: { nodes } } }];
        const [branch = "", path = ""] = value.split(/:(.*)/s);
        const text = kind === "oid" ? this.blobs.get(value) : this.branches.get(branch)?.files.get(path);
        const blob = text === undefined ? null : { text, oid: sha(text), byteSize: text.length, isBinary: false, isTruncated: false };
        return [alias, blob];
      }),
    );
  }

  private createCommit(query: string, input: Json): Json {
    const { branchName } = input["branch"] as { branchName: string };
    const branch = this.branch(branchName);
    if (input["expectedHeadOid"] !== branch.head)
      return { errors: [{ type: "STALE_DATA", message: "Expected branch to point to another commit" }] };
    const { additions, deletions } = input["fileChanges"] as {
      additions: { path: string; contents: string }[];
      deletions: { path: string }[];
    };
    for (const { path } of deletions) branch.files.delete(path);
    for (const { path, contents } of additions) this.commit(path, Buffer.from(contents, "base64").toString(), branchName);
    const files = [...query.matchAll(/(file_\d+): file\(path: "([^"]+)"\)/g)].map(([, alias = "", path = ""]) => [
      alias,
      { oid: sha(branch.files.get(path) ?? "") },
    ]);
    return {
      data: { createCommitOnBranch: { commit: { oid: branch.head, committedDate: WHEN, ...(Object.fromEntries(files) as Json) } } },
    };
  }
}
