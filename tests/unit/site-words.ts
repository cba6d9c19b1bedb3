import path from "path";
import { readContentFile } from "../../src/content-model/node/content-folder";

const content = path.resolve(__dirname, "../../content");

/** The words of the site's own content, which tests of the rules use. */
export const vocabulary = readContentFile("vocabulary", content);
export const cautions = readContentFile("cautions", content);
