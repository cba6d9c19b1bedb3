import fs from "fs";
import path from "path";
import { newBase, Server } from "../deploy/server";
import { Site } from "./site";

const base = newBase();
const server = new Server(base, "npm run build");
const site = new Site(server.work);

afterAll(() => fs.rmSync(base, { recursive: true, force: true }));

const livePage = (name: string) => fs.readFileSync(path.join(server.folder, "current", name), "utf8");
const lastLog = () => {
  const logs = path.join(server.folder, "logs");
  return fs.readFileSync(path.join(logs, fs.readdirSync(logs).sort().at(-1) ?? ""), "utf8");
};

it("a push is built and published; a change of content is built on top of the last build", () => {
  fs.writeFileSync(path.join(server.work, ".gitignore"), "node_modules\n");
  fs.symlinkSync(fs.realpathSync(path.join(server.work, "node_modules")), path.join(server.folder, "caches/node_modules"));
  // The repository's settings have no real seller yet.
  fs.appendFileSync(path.join(server.folder, "deploy.conf"), "export LAUNCH_ANYWAY=yes\n");
  server.commitAll("first");
  expect(server.push()).toMatch(/^live: 000001-/m);
  expect(livePage("index.html")).toContain("<!DOCTYPE html>");

  const [article = ""] = site.articles();
  fs.appendFileSync(site.file(article), "\nA sentence that was not here before.\n");
  server.commitAll("second");
  expect(server.push()).toMatch(/^live: 000002-/m);
  expect(livePage(`blog/${path.basename(article, ".md")}/index.html`)).toContain("A sentence that was not here before.");
  expect(lastLog()).toContain("== Building with Gatsby");
  expect(lastLog()).not.toContain("cleaning");
});
