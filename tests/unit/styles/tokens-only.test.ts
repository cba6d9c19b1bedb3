import fs from "fs";
import path from "path";
import { listFiles } from "../../../src/site/node/list-files";

const folder = path.resolve(__dirname, "../../../src/components");
const sources = listFiles(folder).map((name) => ({ name, text: fs.readFileSync(path.join(folder, name), "utf8") }));

describe("components", () => {
  it.each(sources.map(({ name, text }) => [name, text] as const))("%s takes colors and font sizes from tokens", (_, text) => {
    expect(text.match(/#[0-9a-f]{3,8}\b(?![^`]*id=)|\brgba?\(|\bhsla?\(/gi) ?? []).toEqual([]);
    expect(text.match(/font-size: [\d.]+\w+|font: [^;]*?\b[\d.]+(?:rem|em)\b[^;]*/g) ?? []).toEqual([]);
  });
});
