import fs from "fs";
import os from "os";
import path from "path";
import { contentDirectory, contentFolderName, readContentFile } from "../../../../src/content-model/node/content-folder";

describe("readContentFile", () => {
  let directory = "";
  beforeEach(() => {
    directory = fs.mkdtempSync(path.join(os.tmpdir(), "settings-"));
    fs.mkdirSync(path.join(directory, "settings"));
  });
  afterEach(() => fs.rmSync(directory, { recursive: true }));
  const write = (text: string) => fs.writeFileSync(path.join(directory, "settings/categories.yml"), text);
  const item = "  - slug: a\n    label: A\n    description: B\n    band: alpha\n    motif: dots\n";

  it("returns the value of a valid file", () => {
    write(`items:\n${item}`);
    expect(readContentFile("categories", directory).items).toEqual([
      { slug: "a", label: "A", description: "B", band: "alpha", motif: "dots" },
    ]);
  });

  it("reports a missing file on one line", () => {
    // The folder has its own name, not `content`.
    expect(() => readContentFile("categories", directory)).toThrow(
      `${contentFolderName(directory)}/settings/categories.yml:1:1 error[missing-file] the file is missing; every site needs its categories`,
    );
  });

  it("reports every diagnostic on its own line", () => {
    write(`items:\n${item.replace("alpha", "omega")}colour: red\n`);
    let message = "";
    try {
      readContentFile("categories", directory);
    } catch (error) {
      message = (error as Error).message;
    }
    const lines = message.split("\n");
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /\/settings\/categories\.yml:5:5 error\[field\] .*band must be one of delta, theta, alpha, beta, gamma$/,
        ),
        expect.stringMatching(
          /\/settings\/categories\.yml:7:1 error\[unknown-field\] unknown field 'colour'; known fields: items$/,
        ),
      ]),
    );
  });
});

describe("contentDirectory", () => {
  const before = process.env["CONTENT_DIR"];
  afterEach(() => {
    if (before === undefined) delete process.env["CONTENT_DIR"];
    else process.env["CONTENT_DIR"] = before;
  });

  it("is content/ in the project, or the folder in CONTENT_DIR", () => {
    delete process.env["CONTENT_DIR"];
    expect(contentDirectory("/project")).toBe("/project/content");
    process.env["CONTENT_DIR"] = "other";
    expect(contentDirectory("/project")).toBe("/project/other");
    process.env["CONTENT_DIR"] = "/elsewhere/content";
    expect(contentDirectory("/project")).toBe("/elsewhere/content");
  });

  it("contains the settings", () => {
    delete process.env["CONTENT_DIR"];
    expect(readContentFile("site").brand).not.toBe("");
    process.env["CONTENT_DIR"] = path.join(os.tmpdir(), "no-such-folder");
    expect(() => readContentFile("site")).toThrow(/settings\/site\.yml:1:1 error\[missing-file\]/);
  });
});
