import { formatDiagnostic } from "../../../src/content-model/diagnostic";
import { runRules } from "../../../src/lint/lint-content";
import { readContentTree } from "../../../src/lint/node/read-content";
import { figures, unusedFigures } from "../../../src/lint/rules/figures";
import { knownIds } from "../../../src/lint/rules/known-ids";
import { soundSource } from "../content-model/samples";
import { contentFolder, home, post, POST_BODY_LINE, removeContentFolders, type ContentFiles } from "./content-fixture";

afterEach(removeContentFolders);

const check = (changes: ContentFiles): string[] => {
  const tree = readContentTree(contentFolder({ "figures/sounds/beat.yml": soundSource, ...changes }), "content");
  return [...tree.diagnostics, ...runRules(tree, [knownIds, figures, unusedFigures])].map(formatDiagnostic);
};

const article = (body: string) => ({ "posts/a.md": post("a", { body }) });
const homeWith = (id: string) => ({ "pages/home.yml": home().replace("secondaryLabel: S", `secondaryLabel: S, sound: ${id}`) });

describe("sounds", () => {
  it("may be played by texts and by the home page", () => {
    expect(check(article("::sound{id=beat}"))).toEqual([]);
    expect(check(homeWith("beat"))).toEqual([]);
  });

  it("have to exist", () => {
    expect(check({ ...article("Text.\n\n::sound{id=bat}"), ...homeWith("bet") })).toEqual([
      expect.stringContaining("error[unknown-sound] no sound has the id 'bet'; use one of beat"),
      `content/posts/a.md:${POST_BODY_LINE + 2}:1 error[unknown-sound] no sound has the id 'bat'; use one of beat`,
      expect.stringContaining("unused-sound"),
    ]);
  });

  it("are on a page once", () => {
    expect(check(article("::sound{id=beat}\n\n::sound{id=beat}"))).toEqual([
      `content/posts/a.md:${POST_BODY_LINE + 2}:1 error[repeated-sound] the sound 'beat' is here twice; delete one of the two`,
    ]);
  });

  it("are in a file named by their id, and warned of when nothing plays them", () => {
    expect(check({ "figures/sounds/beat.yml": undefined, "figures/sounds/bat.yml": soundSource })).toEqual([
      "content/figures/sounds/bat.yml:1:1 error[sound-name] the sound 'beat' is in a file named bat.yml; name the file beat.yml",
      "content/figures/sounds/bat.yml:1:1 warning[unused-sound] no page shows the sound 'beat'; show it, or remove it",
    ]);
  });
});
