// node observatory.mjs HOST/PATH…: scans pages like the MDN HTTP Observatory and prints the reports as JSON, by URL.
import fs from "node:fs";

// The HSTS preload list, which the package downloads in its install script. Our host is not on it.
const read = fs.readFileSync;
fs.readFileSync = (file, ...rest) => (String(file).endsWith("hsts-preload.json") ? "{}" : read(file, ...rest));

const { scan } = await import("@mdn/mdn-http-observatory");
const reports = {};
for (const url of process.argv.slice(2)) reports[url] = await scan(url);
console.log(JSON.stringify(reports));
