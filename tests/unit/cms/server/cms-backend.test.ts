import { cmsBackend } from "../../../../src/cms/server/cms-backend";

const cms = { repository: "owner/site", branch: "live", authUrl: "https://login.example" };

describe("cmsBackend", () => {
  it("takes the repository from the settings", () => {
    expect(cmsBackend({ cms }, {})).toEqual({ name: "github", repo: "owner/site", branch: "live", base_url: "https://login.example" });
    expect(cmsBackend({ cms: { repository: "owner/site" } }, {})).toEqual({ name: "github", repo: "owner/site", branch: "main" });
  });

  it("prefers the environment to the settings", () => {
    const env = { CMS_REPOSITORY: "other/fork", CMS_BRANCH: "trial", CMS_AUTH_URL: "https://other.example" };
    expect(cmsBackend({ cms }, env)).toEqual({ name: "github", repo: "other/fork", branch: "trial", base_url: "https://other.example" });
  });

  it.each(["https://github.com/owner/site", "https://github.com/owner/site.git", "git@github.com:owner/site.git"])(
    "falls back to the repository that the host builds from: %s",
    (url) => {
      expect(cmsBackend({}, { REPOSITORY_URL: url })).toEqual({ name: "github", repo: "owner/site", branch: "main" });
    },
  );

  it("is none if no repository is known", () => {
    expect(cmsBackend({}, {})).toEqual({ name: "none" });
    expect(cmsBackend({}, { REPOSITORY_URL: "https://gitlab.com/owner/site" })).toEqual({ name: "none" });
  });
});
