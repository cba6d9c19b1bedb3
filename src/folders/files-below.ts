import fs from "node:fs";

/**
 * Every file below a folder, by its name there with forward slashes, sorted. By hand: there may be tens of thousands,
 * and Node's own walk takes three times as long.
 */
export function filesBelow(directory: string): string[] {
  const files: string[] = [];
  const walk = (below: string): void => {
    for (const entry of fs.readdirSync(`${directory}/${below}`, { withFileTypes: true })) {
      const name = below + entry.name;
      if (entry.isDirectory()) walk(`${name}/`);
      else if (entry.isFile()) files.push(name);
    }
  };
  walk("");
  return files.sort();
}
