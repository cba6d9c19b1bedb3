import { GitHubBackend } from "decap-cms-backend-github";
import { ProxyBackend } from "decap-cms-backend-proxy";
import { Conflict, Refusal } from "../guards/conflict";
import { recordDeleted, saveGuarded } from "../guards/guarded-save";
import type { Asset, EntryFiles, GitHubApi, PersistOptions } from "./backend-types";
import { guardBranches } from "./github-branches";

/** Checks before something is written; each throws a {@link Refusal}. */
export interface Guards {
  /** @param paths files of entries or pictures */
  readonly beforeDelete: (paths: readonly string[]) => Promise<void>;
  readonly beforeUpload: (asset: Asset) => Promise<void>;
  readonly afterDelete: (paths: readonly string[]) => void;
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
    expected: string | null | undefined;

    override async persistEntry(entry: EntryFiles, options: PersistOptions): Promise<unknown> {
      await checkUploads(guards, entry.assets);
      return saveGuarded(entry, options, (files, how, expected) => {
        this.expected = expected;
        return super.persistEntry(files, how);
      });
    }

    /** The local server compares and writes in one step. */
    override async request(payload: { readonly action: string; readonly params: object }): Promise<unknown> {
      if (payload.action !== "persistEntry" || this.expected === undefined) return super.request(payload);
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

/** The same for GitHub. */
export function guardedGitHub(guards: Guards) {
  return class GuardedGitHub extends GitHubBackend {
    expectation: { text: string | null | undefined } = { text: undefined };

    override async authenticate(state: object): Promise<unknown> {
      const user = await super.authenticate(state);
      gitHub = this.api;
      guardBranches(this.api, () => this.expectation.text);
      return user;
    }

    override async persistEntry(entry: EntryFiles, options: PersistOptions): Promise<unknown> {
      await checkUploads(guards, entry.assets);
      return saveGuarded(entry, options, (files, how, expected) => {
        this.expectation.text = expected;
        return super.persistEntry(files, how);
      });
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
