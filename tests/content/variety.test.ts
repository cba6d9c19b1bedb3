import path from "path";
import { filesOf } from "../../src/lint/content-tree";
import { readContentTree } from "../../src/lint/node/read-content";
import { forms } from "./forms";
import { countHabits, habits, varietyOf } from "./variety";

const tree = readContentTree(path.resolve(__dirname, "../../content"), "content");
const articles = filesOf(tree, "post")
  .map(({ value, body }) => ({ ...value, variety: varietyOf(body) }))
  .sort((a, b) => b.date.localeCompare(a.date));
const slugsWith = (has: (article: (typeof articles)[number]) => boolean) => articles.filter(has).map(({ slug }) => slug);

describe("the articles, taken together", () => {
  it("have a table in at most 30 and a record over weeks in at most 12", () => {
    expect(slugsWith(({ variety }) => variety.tables > 0).length).toBeLessThanOrEqual(30);
    expect(slugsWith(({ variety }) => variety.hasLog).length).toBeLessThanOrEqual(12);
  });

  it("have at most three evidence notes, a figure or a sound in 40 or more, and no chart in more than three", () => {
    expect(slugsWith(({ variety }) => variety.notes > 3)).toEqual([]);
    expect(slugsWith(({ variety }) => variety.figures.length > 0).length).toBeGreaterThanOrEqual(40);
    const charts = articles.flatMap(({ variety }) => variety.figures.filter((figure) => figure.startsWith("chart")));
    expect(charts.filter((chart, index) => charts.indexOf(chart) === index && charts.filter((other) => other === chart).length > 3)).toEqual([]);
  });

  it("all have their answer in short and words for their cover", () => {
    expect(slugsWith(({ inShort, coverText, coverNote }) => !inShort || !coverText || !coverNote)).toEqual([]);
  });

  it("have another form than their neighbors in the blog and in their category", () => {
    const categories = [...new Set(articles.map(({ categorySlug }) => categorySlug))];
    const lists = [articles, ...categories.map((category) => articles.filter(({ categorySlug }) => categorySlug === category))];
    const alike = lists.flatMap((list) =>
      list.flatMap(({ slug }, index) => {
        const next = list[index + 1];
        return next && forms[slug] === forms[next.slug] ? [`${slug} and ${next.slug}: ${forms[slug]}`] : [];
      }),
    );
    expect(alike).toEqual([]);
    expect(Object.keys(forms).sort()).toEqual(articles.map(({ slug }) => slug).sort());
  });

  it("do not fall back into habits of style", () => {
    const counts = countHabits(articles.flatMap(({ variety, faq, excerpt, metaDescription }) => [variety.text, excerpt, metaDescription, ...faq.map(({ answer }) => answer)]));
    expect(habits.filter(({ name, limit }) => (counts[name] ?? 0) > limit).map(({ name, limit }) => `${name}: ${counts[name]} of ${limit}`)).toEqual([]);
  });
});
