import fs from "fs";
import path from "path";
import { parse } from "yaml";

const root = path.resolve(__dirname, "../../..");
const { name } = parse(fs.readFileSync(path.join(root, "content/settings/product.yml"), "utf8")) as { name: string };
const words = name.replace(/^The /, "").split(" ");

it("the product's name is in no source file, because it comes from the settings", () => {
  const pattern = new RegExp(words.join("[ -]?"), "i");
  const files = fs.readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" }).filter((file) => /\.[a-z]+$/.test(file));
  expect(files.filter((file) => pattern.test(fs.readFileSync(path.join(root, "src", file), "utf8")))).toEqual([]);
});
