import { References } from "../../../src/components/article/references";
import { evidenceLabels } from "../../../src/site/evidence-labels";
import { draw, nameOf } from "./draw";
import { reference } from "./samples";

describe("References", () => {
  const other = { ...reference, id: "who-2019", doi: null, evidence: "strong" as const };
  const $ = draw(<References references={[reference, other]} />);

  it("are a numbered list in the given order, each with the id that citations lead to", () => {
    expect(
      $("ol > li")
        .toArray()
        .map((item) => $(item).attr("id")),
    ).toEqual(["ref-oster-1973", "ref-who-2019"]);
  });

  it("tell authors, year, title and source, and lead to the work by its DOI where it has one", () => {
    const [first, second] = $("ol > li").toArray();
    expect($(first).text()).toContain("Oster, G. (1973). Auditory beats in the brain. Scientific American.");
    expect($(first).find('a[href^="https:"]').attr("href")).toBe("https://doi.org/10.1038/scientificamerican1073-94");
    expect($(first).find('a[href^="https:"]').attr("rel")?.split(" ").sort()).toEqual(["noopener", "noreferrer"]);
    expect($(second).find('a[href^="https:"]')).toHaveLength(0);
  });

  it("say how far the evidence goes and what limits it", () => {
    expect($("#ref-oster-1973 strong").text()).toBe("No evidence of a benefit.");
    expect($("#ref-who-2019 strong").text()).toBe("Strong evidence.");
    expect($("#ref-oster-1973").text()).toContain("It did not test memory.");
    for (const evidence of evidenceLabels) {
      expect(draw(<References references={[{ ...reference, evidence }]} />)("strong").text()).toMatch(
        /^[A-Z][a-z ]+ evidence|^No evidence|evidence\.$/,
      );
    }
  });

  it("lead back to the text", () => {
    const back = $("#ref-oster-1973 a[href='#cite-oster-1973']");
    expect(nameOf($, back)).toBe("Back to the text");
  });

  it("are left out when nothing is cited", () => {
    expect(draw(<References references={[]} />).html()).toBe("");
  });
});
