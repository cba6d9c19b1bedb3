import { Accordion } from "../../../src/components/primitives/accordion";
import { FaqPage } from "../../../src/components/pages/faq-page";
import { attributesOf, renderHtml, textsOf } from "./render-html";
import { questions, site } from "./samples";

describe("Accordion", () => {
  const $ = renderHtml(<Accordion questions={questions} name="faq" />);

  it("consists of closed <details> elements with the same name", () => {
    expect($("details")).toHaveLength(2);
    for (const item of $("details").toArray()) {
      expect($(item).attr("name")).toBe("faq");
      expect($(item).attr("open")).toBeUndefined();
      expect($(item).children().first().is("summary")).toBe(true);
    }
    expect($("button, script")).toHaveLength(0);
  });

  it("shows each question as a heading, with its answer", () => {
    expect(textsOf($, "summary h3")).toEqual(["Is it one?", "Is it two?"]);
    expect($("details").first().find("p").first().text()).toBe("It is one.");
  });

  it("gives each item its id", () => {
    expect(attributesOf($, "details", "id")).toEqual(["one", "two"]);
  });

  it("adds a button only to answers with a link", () => {
    expect($("#one a")).toHaveLength(0);
    expect($("#two a").attr("href")).toBe("/review/");
    expect($("#two a").text()).toBe("Read the review");
    expect($("#two a").attr("target")).toBeUndefined();
  });
});

describe("FaqPage", () => {
  const groups = [
    { id: "first-group", heading: "First", questions },
    { id: "second-group", heading: "Second", questions: [{ id: "three", question: "Is it three?", answer: "It is." }] },
  ];
  const $ = renderHtml(<FaqPage site={site} page={{ heading: "Questions", intro: "Short answers.", groups }} />);

  it("uses the same name in all groups, so that one item of the page is open at a time", () => {
    expect(new Set(attributesOf($, "main details", "name"))).toEqual(new Set(["faq"]));
    expect($("main details")).toHaveLength(3);
  });

  it("shows the heading of each group and links to it", () => {
    expect(textsOf($, "main h2")).toEqual(["First", "Second"]);
    for (const link of $('nav[aria-label="Groups of questions"] a').toArray()) expect($($(link).attr("href") ?? "none")).toHaveLength(1);
  });
});
