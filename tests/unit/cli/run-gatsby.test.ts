import { readLogLine } from "../../../src/cli/run-gatsby";

const log = (payload: object) => readLogLine(JSON.stringify({ type: "LOG", payload }), "/site");

it("reports a GraphQL error in one line with its position", () => {
  const { shown, error } = log({
    level: "ERROR",
    text: 'There was an error in your GraphQL query:\n\nCannot query field "titel" on type "FaqPage".\n\nIf you don\'t expect …',
    code: "85923",
    filePath: "/site/src/templates/faq.tsx",
    location: { start: { line: 63, column: 7 } },
    docsUrl: "https://gatsby.dev/x",
    context: { sourceMessage: 'Cannot query field "titel" on type "FaqPage".' },
  });
  expect(shown).toBeUndefined();
  expect(error).toEqual([
    'src/templates/faq.tsx:63:7 error[gatsby-85923] Cannot query field "titel" on type "FaqPage".; see https://gatsby.dev/x',
  ]);
});

it("reports an error without a position and without its stack", () => {
  expect(
    log({ level: "ERROR", text: "Input buffer contains\n  unsupported image format\n    at Sharp.toBuffer (/x.js:1:1)\n    at y" }).error,
  ).toEqual(["gatsby-config.ts:1:1 error[gatsby] Input buffer contains unsupported image format; fix it and build again"]);
});

it("names the file that Parcel could not compile", () => {
  const context = { filePath: "/site/src/site/limits.ts", generalMessage: "Expected '>', got 'T'" };
  const payload = { level: "ERROR", text: "Failed to compile Gatsby files (@parcel/transformer-js):\n\nExpected", code: "11901", context };
  expect(readLogLine(JSON.stringify({ type: "LOG", payload }), "/site").error).toEqual([
    "src/site/limits.ts:1:1 error[gatsby-11901] Expected '>', got 'T'; fix it and build again",
  ]);
});

it("passes on lines that are diagnostics already", () => {
  const lines = ["content/a.md:3:1 error[field] a; b", "content/b.md:1:1 error[empty] c; d"];
  expect(log({ level: "ERROR", text: `${lines.join("\n")}\n`, code: "11321" }).error).toEqual(lines);
});

it("shows steps with their time and output of plugins, but not Gatsby's internal state", () => {
  expect(log({ level: "ACTIVITY_SUCCESS", text: "onPostBuild", duration: 0.996 })).toEqual({ shown: "onPostBuild (1.0 s)", error: [] });
  expect(log({ level: "ACTIVITY_FAILED", text: "createPages" })).toEqual({ shown: "createPages", error: [] });
  expect(readLogLine("plain text", "/site")).toEqual({ shown: "plain text", error: [] });
  expect(readLogLine('{"type":"SET_STATUS","payload":"FAILED"}', "/site")).toEqual({ error: [] });
});
