import { lintContent, type LintResult } from "../../../src/lint/lint-content";
import { checkPictureFiles } from "../../../src/lint/node/picture-files";
import { listContent } from "../../../src/content-model/node/content-folder";
import { readContentTree } from "../../../src/lint/node/read-content";

/**
 * Lints a content folder, its picture files included.
 *
 * @param directory absolute path of the folder
 * @param name the folder's name in diagnostics
 * @param today ISO day; without one, nothing that depends on the day is checked
 */
export async function lintFolder(directory: string, name = "content", today?: string): Promise<LintResult> {
  const content = readContentTree(directory, name, today);
  const inPictures = await checkPictureFiles(listContent(directory, name).pictureFiles);
  return lintContent({ ...content, diagnostics: [...content.diagnostics, ...inPictures] });
}
