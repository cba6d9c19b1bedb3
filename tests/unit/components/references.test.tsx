import { References } from "../../../src/components/article/references";
import { attributesOf, accessibleName, renderHtml } from "./render-html";
import { reference } from "./samples";

describe("References", () => {
  const other = { ...reference, id: "who-2019", doi: null, evidence: "strong" as const };
  const $ = renderHtml(<References references={[reference, other]} />);

  it("renders a numbered list with the ids that citations link to", () => {
    expect(attributesOf($, "ol > li", "id")).toEqual(["ref-oster-1973", "ref-who-2019"]);
  });

  it("shows authors, year, title and source, and links the DOI if there is one", () => {
    const [first, second] = $("ol > li").toArray();
    expect($(first).text()).toContain("Oster, G. (1973). Auditory beats in the brain. Scientific American.");
    expect($(first).find('a[href^="https:"]').attr("href")).toBe("https://doi.org/10.1038/scientificamerican1073-94");
    expect($(first).find('a[href^="https:"]').attr("rel")?.split(" ").sort()).toEqual(["noopener", "noreferrer"]);
    expect($(second).find('a[href^="https:"]')).toHaveLength(0);
  });

  it("has one sign at the end of a title that asks", () => {
    const asking = renderHtml(<References references={[{ ...reference, title: "Does it?" }]} />);
    expect(asking("li").text()).toContain("Does it? Scientific American.");
  });

  it("shows the evidence label and the caveat", () => {
    expect($('#ref-oster-1973 a[href="/evidence/binaural-beats/#oster-1973"]').text()).toBe("Tested without benefit");
    expect($('#ref-who-2019 a[href="/evidence/binaural-beats/#who-2019"]').text()).toBe("Strong evidence");
    expect($("#ref-oster-1973").text()).toContain("It did not test memory.");
  });

  it("links back to the text", () => {
    const back = $("#ref-oster-1973 a[href='#cite-oster-1973']");
    expect(accessibleName($, back)).toBe("Back to the text");
  });

  it("renders nothing without references", () => {
    expect(renderHtml(<References references={[]} />).html()).toBe("");
  });
});
