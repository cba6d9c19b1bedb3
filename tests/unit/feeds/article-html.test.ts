import { load } from "cheerio";
import { articleHtml } from "../../../src/feeds/article-html";
import { render } from "../markdown/render";
import { article, site } from "../samples";

const html = articleHtml(site, article);

describe("an article in a feed", () => {
  it("keeps the number at which a list goes on, and says which tasks are done", () => {
    const { tree } = render("3. [x] Drill\n4. [ ] Drill");
    const text = articleHtml(site, { ...article, htmlAst: tree as never })
      .replace(/>\s+</g, "><")
      .replace(/ +/g, " ");
    expect(text).toContain('<ol start="3"><li>☑ Drill</li><li>☐ Drill</li></ol>');
  });

  it("says the answer in short, and what changed on which day, before the text", () => {
    const full = articleHtml(site, { ...article, inShort: "It is 1 < 2.", changes: [{ day: "2025-10-02", what: "A study was added." }] });
    const texts = load(full, null, false)("p");
    expect(texts.eq(1).text()).toBe("In short: It is 1 < 2.");
    expect(texts.eq(2).text()).toBe("Changed on October 2, 2025: A study was added.");
    expect(html).not.toMatch(/In short|Changed on/);
  });
});
