import type { GitHubApi } from "../decap/backend-types";
import { VERSIONS_PATH } from "../site-content";
import type { Version, VersionSource } from "./history";

interface GitHubCommit {
  readonly sha: string;
  readonly commit: { readonly message: string; readonly author: { readonly name: string; readonly date: string } };
}

/** Versions that are published on GitHub. */
export function gitHubVersions(api: () => GitHubApi | undefined): VersionSource {
  return {
    list: async (path) => {
      const { repoURL = "", branch = "" } = api() ?? {};
      const commits = (await api()?.request(`${repoURL}/commits`, { params: { path, sha: branch, per_page: 30 } })) as GitHubCommit[];
      return commits.map(({ sha, commit: { message, author } }) => ({ id: sha, date: author.date, author: author.name, message }));
    },
    read: async (path, version) => (await api()?.readFile(path, null, { branch: version })) ?? "",
  };
}

/** Versions in the local repository, if the folder is in one. */
export const localVersions: VersionSource = {
  list: async (path) => (await ask({ path })).json() as Promise<Version[]>,
  read: async (path, version) => (await ask({ path, version })).text(),
};

function ask(parameters: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(`${VERSIONS_PATH}?${new URLSearchParams(parameters)}`);
}
