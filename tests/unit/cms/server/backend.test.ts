import { backendOf } from "../../../../src/cms/server/cms-backend";

const cms = { repository: "owner/site", branch: "live", authUrl: "https://login.example" };

describe("where the published CMS writes to", () => {
  it("is what the settings say", () => {
    expect(backendOf({ cms }, {})).toEqual({ name: "github", repo: "owner/site", branch: "live", base_url: "https://login.example" });
    expect(backendOf({ cms: { repository: "owner/site" } }, {})).toEqual({ name: "github", repo: "owner/site", branch: "main" });
  });

  it("is what the environment says before the settings", () => {
    const env = { CMS_REPOSITORY: "other/fork", CMS_BRANCH: "trial", CMS_AUTH_URL: "https://other.example" };
    expect(backendOf({ cms }, env)).toEqual({ name: "github", repo: "other/fork", branch: "trial", base_url: "https://other.example" });
  });

  it.each(["https://github.com/owner/site", "https://github.com/owner/site.git", "git@github.com:owner/site.git"])(
    "is the repository that the host builds from where nobody says: %s",
    (url) => {
      expect(backendOf({}, { REPOSITORY_URL: url })).toEqual({ name: "github", repo: "owner/site", branch: "main" });
    },
  );

  it("is nowhere where nothing says", () => {
    expect(backendOf({}, {})).toEqual({ name: "none" });
    expect(backendOf({}, { REPOSITORY_URL: "https://gitlab.com/owner/site" })).toEqual({ name: "none" });
  });
});
