import { GitHubBackend } from "decap-cms-backend-github";
import { ProxyBackend } from "decap-cms-backend-proxy";
import { Conflict, Refusal } from "../guards/conflict";
import { recordDeleted, saveGuarded } from "../guards/guarded-save";
import { changeLinks, type LinkChange } from "../slugs/links";
import type { Asset, DataFile, EntryFiles, GitHubApi, PersistOptions, UnpublishedEntry } from "./backend-types";
import { guardBranches, type Expectation } from "./github-branches";

/** Checks before something is written; each throws a {@link Refusal}. */
export interface Guards {
  /** @param paths files of entries or pictures */
  readonly beforeDelete: (paths: readonly string[]) => Promise<void>;
  readonly beforeUpload: (asset: Asset) => Promise<void>;
  readonly afterDelete: (paths: readonly string[]) => void;
  /** The links in other files that change with an entry; `before` is the text that its file has now. */
  readonly linkChange: (file: DataFile, before: string | null | undefined) => LinkChange | undefined;
}

let gitHub: GitHubApi | undefined;

/** The client of GitHub's API, once the editor is logged in. */
export const gitHubApi = (): GitHubApi | undefined => gitHub;

const checkUploads = ({ beforeUpload }: Guards, assets: readonly Asset[]) => Promise.all(assets.map(beforeUpload));

async function deleteGuarded(
  { beforeDelete, afterDelete }: Guards,
  paths: readonly string[],
  remove: () => Promise<unknown>,
): Promise<unknown> {
  await beforeDelete(paths);
  const answer = await remove();
  recordDeleted(paths);
  afterDelete(paths);
  return answer;
}

/** Decap's backend for the local server, which refuses what would overwrite another editor's work or break the site. */
export function guardedProxy(guards: Guards) {
  return class GuardedProxy extends ProxyBackend {
    expected: Readonly<Record<string, string | null>> = {};

    override async persistEntry(entry: EntryFiles, options: PersistOptions): Promise<unknown> {
      await checkUploads(guards, entry.assets);
      return saveGuarded(entry, options, async (files, how, expected) => {
        const [file] = files.dataFiles;
        const change = file && guards.linkChange(file, expected);
        const linking = change ? await this.filesLinking(change, file.path) : [];
        this.expected = {
          ...(file && expected !== undefined ? { [file.path]: expected } : {}),
          ...Object.fromEntries(linking.map(({ path, before }) => [path, before])),
        };
        const others = linking.map(({ path, slug, raw }) => ({ path, slug, raw }));
        return super.persistEntry({ ...files, dataFiles: [...files.dataFiles, ...others] }, how);
      });
    }

    /** Other files whose links change, with the texts that they have now. */
    async filesLinking(change: LinkChange, own: string): Promise<(DataFile & { readonly before: string })[]> {
      const lists = await Promise.all(["md", "yml"].map((extension) => this.entriesByFolder("content", extension, 9)));
      return lists.flat().flatMap(({ data, file: { path } }) => {
        const raw = changeLinks(data, change);
        return path === own || raw === data ? [] : [{ path, slug: path.replace(/^.*\/|\.\w+$/g, ""), raw, before: data }];
      });
    }

    /** The local server compares and writes in one step. */
    override async request(payload: { readonly action: string; readonly params: object }): Promise<unknown> {
      if (payload.action !== "persistEntry") return super.request(payload);
      const params = { ...payload.params, expected: this.expected };
      const response = await fetch(this.proxyUrl, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ branch: this.branch, action: payload.action, params }),
      });
      const answer = (await response.json()) as { error?: string; path?: string; theirs?: string | null };
      if (response.status === 409) throw new Conflict(answer.path ?? "", answer.theirs ?? null);
      if (!response.ok) throw new Refusal(answer.error ?? "The entry could not be written.");
      return answer;
    }

    override async persistMedia(asset: Asset, options: object): Promise<unknown> {
      await guards.beforeUpload(asset);
      return super.persistMedia(asset, options);
    }

    override deleteFiles(paths: readonly string[], message: string): Promise<unknown> {
      return deleteGuarded(guards, paths, () => super.deleteFiles(paths, message));
    }
  };
}

/** Takes over a later login in another tab, so that a form whose own login has ended can be saved. */
function followLogins(backend: { token: string; readonly api: GitHubApi }): void {
  addEventListener("storage", ({ key, newValue }) => {
    const { token } = (key === "decap-cms-user" ? JSON.parse(newValue ?? "{}") : {}) as { token?: string };
    if (token) backend.token = backend.api.token = token;
  });
}

/** The same for GitHub. */
export function guardedGitHub(guards: Guards) {
  return class GuardedGitHub extends GitHubBackend {
    expectation: Expectation = { text: undefined, linkChange: undefined };

    override async authenticate(state: object): Promise<unknown> {
      const user = await super.authenticate(state);
      gitHub = this.api;
      followLogins(this);
      guardBranches(this.api, () => this.expectation);
      return user;
    }

    override async persistEntry(entry: EntryFiles, options: PersistOptions): Promise<unknown> {
      await checkUploads(guards, entry.assets);
      return saveGuarded(entry, options, (files, how, expected) => {
        const [file] = files.dataFiles;
        this.expectation = { text: expected, linkChange: file && guards.linkChange(file, expected) };
        return super.persistEntry(files, how);
      });
    }

    /** A branch may also have other files whose links changed; Decap would take the one with the shortest path for the entry. */
    override async unpublishedEntry(place: object): Promise<UnpublishedEntry> {
      const entry: UnpublishedEntry = await super.unpublishedEntry(place);
      type File = UnpublishedEntry["diffs"][number];
      const isData = ({ path }: File) => /\.(?:md|yml)$/.test(path);
      const own = entry.diffs.find((file: File) => isData(file) && file.path.replace(/^.*\/|\.\w+$/g, "") === entry.slug);
      return own ? { ...entry, diffs: entry.diffs.filter((file: File) => file === own || !isData(file)) } : entry;
    }

    override async persistMedia(asset: Asset, options: object): Promise<unknown> {
      await guards.beforeUpload(asset);
      return super.persistMedia(asset, options);
    }

    override deleteFiles(paths: readonly string[], message: string): Promise<unknown> {
      return deleteGuarded(guards, paths, () => super.deleteFiles(paths, message));
    }
  };
}
