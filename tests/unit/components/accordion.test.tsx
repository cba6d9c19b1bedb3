import { Accordion } from "../../../src/components/primitives/accordion";
import { FaqPage } from "../../../src/components/pages/faq-page";
import { draw } from "./draw";
import { questions, site } from "./samples";

describe("Accordion", () => {
  const $ = draw(<Accordion questions={questions} name="faq" level={3} />);

  it("is one group of native details, all closed, so that one opens at a time and can be closed", () => {
    expect($("details")).toHaveLength(2);
    for (const item of $("details").toArray()) {
      expect($(item).attr("name")).toBe("faq");
      expect($(item).attr("open")).toBeUndefined();
      expect($(item).children().first().is("summary")).toBe(true);
    }
    expect($("button, script")).toHaveLength(0);
  });

  it("shows each question as a heading of the wanted level, with its answer", () => {
    expect(
      $("summary h3")
        .toArray()
        .map((heading) => $(heading).text()),
    ).toEqual(["Is it one?", "Is it two?"]);
    expect($("details").first().find("p").first().text()).toBe("It is one.");
    expect(draw(<Accordion questions={questions} name="faq" level={2} />)("summary h2")).toHaveLength(2);
  });

  it("gives each item an id to link to", () => {
    expect(
      $("details")
        .toArray()
        .map((item) => $(item).attr("id")),
    ).toEqual(["one", "two"]);
  });

  it("adds a button where an answer has one, and none where it has not", () => {
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
  const $ = draw(<FaqPage site={site} page={{ heading: "Questions", intro: "Short answers.", groups }} />);

  it("has one open item on the whole page: all groups share one name", () => {
    expect(
      new Set(
        $("main details")
          .toArray()
          .map((item) => $(item).attr("name")),
      ),
    ).toEqual(new Set(["faq"]));
    expect($("main details")).toHaveLength(3);
  });

  it("names its groups and links to them", () => {
    expect(
      $("main h2")
        .toArray()
        .map((heading) => $(heading).text()),
    ).toEqual(["First", "Second"]);
    for (const link of $('nav[aria-label="Groups of questions"] a').toArray()) expect($($(link).attr("href") ?? "none")).toHaveLength(1);
  });
});
