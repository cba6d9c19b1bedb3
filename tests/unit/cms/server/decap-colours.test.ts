import fs from "node:fs";
import { colours } from "../../../../src/cms/app/ui/colours";
import { replaceColours } from "../../../../src/cms/server/decap-colours";

const source = fs.readFileSync(require.resolve("decap-cms-ui-default/dist/esm/styles.js"), "utf8").replace(/\/\*# source[^*]*\*\//g, "");

it("makes every colour of Decap a custom property that both schemes set", () => {
  const replaced = replaceColours(source);
  expect(replaced.match(/#[\da-f]{3,8}\b/gi)).toBeNull();
  const used = new Set(Array.from(replaced.matchAll(/var\((--cms-[\w-]+)\)/g), ([, name]) => name));
  const [light = "", dark = ""] = colours.split("@media");
  for (const scheme of [light, dark]) expect([...used].filter((name) => !scheme.includes(`${name}:`))).toEqual([]);
});

it("refuses a version of Decap with other colours", () => {
  expect(() => replaceColours(source.replaceAll("#3a69c7", "#000"))).toThrow("blue: '#3a69c7'");
});
