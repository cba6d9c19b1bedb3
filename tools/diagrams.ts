// npx tsx tools/diagrams.ts: writes the diagrams of docs/diagrams/ to content/images/diagrams/, with the site's colors and type.
import fs from "node:fs";
import path from "node:path";
import { drawDiagram } from "./draw-diagram";

const [sources, target] = [path.resolve("docs", "diagrams"), path.resolve("content", "images", "diagrams")];

async function main(): Promise<void> {
  fs.rmSync(target, { recursive: true, force: true });
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(sources))
    fs.writeFileSync(path.join(target, name), await drawDiagram(fs.readFileSync(path.join(sources, name), "utf8")));
}

void main();
