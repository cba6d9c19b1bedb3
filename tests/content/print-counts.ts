import path from "path";
import { readContentTree } from "../../src/lint/node/read-content";
import { contentDirectory, countArticles, countSite, formatLimit, isWithin } from "./counts";

/**
 * `npx tsx tests/content/print-counts.ts [CONTENT]`: prints the editorial guide's numbers for each article of a content
 * folder, and for all of them with their limits. A number outside its limits has an `!` and the articles it is in.
 */
const articles = countArticles(readContentTree(path.resolve(process.argv[2] ?? contentDirectory), "content"));

console.log("| Article | Buttons | Notes | Panel | Table | Log | Short endings | In short again | Reading ease |");
console.log("| --- | --: | --: | --- | --- | --- | --: | --: | --: |");
for (const { slug, buttons, notes, hasPanel, hasTable, hasLog, shortEndings, paragraphs, repeatedInOpening, readingEase } of articles) {
  const marks = [hasPanel, hasTable, hasLog].map((has) => (has ? "yes" : "")).join(" | ");
  const share = `${Math.round(100 * repeatedInOpening)}%`;
  console.log(`| ${slug} | ${buttons} | ${notes} | ${marks} | ${shortEndings}/${paragraphs} | ${share} | ${readingEase.toFixed(0)} |`);
}

console.log(`\n| In ${articles.length} articles | Count | Limit | |`);
console.log("| --- | --: | --- | --- |");
for (const row of countSite(articles)) {
  console.log(`| ${row.name} | ${row.count} | ${formatLimit(row)} | ${isWithin(row) ? "" : `! ${row.articles.join(", ")}`} |`);
}
