import { readBibtex } from "../../../../src/cms/app/references/bibtex";
import { readCrossref } from "../../../../src/cms/app/references/crossref";
import { readRis } from "../../../../src/cms/app/references/ris";
import { readWork } from "../../../../src/cms/app/references/read-work";
import { formatAuthors, idOf, readDoi, type Work } from "../../../../src/cms/app/references/work";

/** As `content/references.yml` has it. */
const beauchene: Work = {
  authors: "Beauchene, C., Abaid, N., Moran, R., Diana, R. A., & Leonessa, A.",
  year: "2016",
  title: "The effect of binaural beats on visuospatial working memory and cortical connectivity",
  source: "PLoS ONE, 11(11):e0166630",
  doi: "10.1371/journal.pone.0166630",
};

describe("a work from BibTeX", () => {
  it("is read as publishers export it", () => {
    const text = `% exported
      @comment{nothing}
      @article{10.1371/journal.pone.0166630,
        doi = {10.1371/journal.pone.0166630},
        author = {Beauchene, Christine AND Abaid, Nicole AND Moran, Rosalyn AND Diana, Rachel A. AND Leonessa, Alexander},
        journal = {PLoS ONE}, publisher = {Public Library of Science},
        title = {The effect of binaural beats on visuospatial working memory and cortical connectivity},
        year = {2016}, month = nov # "~28", volume = {11}, pages = {e0166630}, number = {11},
      }
      @article{another, title = {Not this one}}`;
    expect(readBibtex(text)).toEqual(beauchene);
  });

  it("has letters for TeX's accents and signs, and keeps particles, organizations and nested braces", () => {
    const text = String.raw`@inproceedings{x,
      title = "{EEG} and {M{\"o}bius}: 40\,Hz \& \textit{more} -- a review",
      author = "Mar{\'\i}a L{\'o}pez-Caballero and {Sleep and Memory Group} and Ludwig van Beethoven and {\L}ukasz {\o}re and others",
      booktitle = {Proc.\ of {S}leep}, date = {2019-05-02}, pages = {12--19}, url = {https://doi.org/10.1000/XYZ.1}}`;
    expect(readBibtex(text)).toEqual({
      authors: "López-Caballero, M., Sleep and Memory Group, van Beethoven, L., & øre, Ł.",
      year: "2019",
      title: "EEG and Möbius: 40 Hz & more – a review",
      source: "Proc. of Sleep, 12-19",
      doi: "10.1000/xyz.1",
    });
  });

  it.each([
    ["no BibTeX", "hello", /begins like @article/],
    ["an entry without title", "@misc{a, year = 2001}", /no title/],
    ["an open brace", "@misc{a, title = {One", /not closed/],
  ])("is refused for %s", (_, text, message) => expect(() => readBibtex(text)).toThrow(message));
});

it("a work from RIS is read with its pages, and without a second record", () => {
  const lines = [
    "\uFEFFTY  - JOUR",
    "AU  - Oster, Gerald",
    "TI  - Auditory beats",
    "      in the brain",
    "JO  - Scientific American",
    "VL  - 229",
    "IS  - 4",
    "SP  - 94",
    "EP  - 102",
    "PY  - 1973/10//",
    "DO  - https://doi.org/10.1038/scientificamerican1073-94",
    "ER  - ",
    "TY  - JOUR",
    "AU  - Somebody, Else",
  ];
  expect(readRis(lines.join("\r\n"))).toEqual({
    authors: "Oster, G.",
    year: "1973",
    title: "Auditory beats in the brain",
    source: "Scientific American, 229(4):94-102",
    doi: "10.1038/scientificamerican1073-94",
  });
  expect(() => readRis("TY  - JOUR\nER  - ")).toThrow(/no title/);
});

describe("a work from Crossref", () => {
  const message = {
    DOI: "10.1371/JOURNAL.PONE.0166630",
    title: ["The effect of <i>binaural</i> beats on visuospatial working memory and cortical connectivity"],
    author: ["Christine Beauchene", "Nicole Abaid", "Rosalyn Moran", "Rachel A. Diana", "Alexander Leonessa"].map((name) => ({
      family: name.split(" ").at(-1),
      given: name.split(" ").slice(0, -1).join(" "),
    })),
    issued: { "date-parts": [[2016, 11, 28]] },
    "container-title": ["PLoS ONE"],
    volume: "11",
    issue: "11",
    "article-number": "e0166630",
  };
  it("is read without markup", () => expect(readCrossref({ status: "ok", message })).toEqual({ ...beauchene }));
  it("may lack everything but its title", () => {
    expect(readCrossref({ message: { DOI: "10.1/x", title: ["R&amp;D"], issued: { "date-parts": [[null]] } } })).toEqual({
      authors: "",
      year: "",
      title: "R&D",
      source: "",
      doi: "10.1/x",
    });
    expect(() => readCrossref({ message: { DOI: "10.1/x" } })).toThrow(/no title/);
    expect(() => readCrossref("<html>")).toThrow(/no title/);
  });
});

it("names are written with initials, and long lists are cut", () => {
  const name = (family: string, given = "") => ({ family, given });
  expect(formatAuthors([name("Yoon", "In-Young"), name("Gould", "JP"), name("WHO")])).toBe("Yoon, I.-Y., Gould, J. P., & WHO");
  const many = Array.from({ length: 25 }, (_, index) => name(`N${index}`));
  expect(formatAuthors(many)).toMatch(/^N0, .*N18, \. \. \. N24$/);
});

it("an id is the first family name and the year, and is not taken", () => {
  expect(idOf({ ...beauchene, authors: "López-Caballero, F., & Escera, C." }, new Set())).toBe("lopez-caballero-2016");
  expect(idOf(beauchene, new Set(["beauchene-2016", "beauchene-2016b"]))).toBe("beauchene-2016c");
});

it("a DOI may be pasted as URL or with a label", async () => {
  for (const text of [" https://doi.org/10.1000/ABC.", "doi: 10.1000/abc", "10.1000/abc"]) expect(readDoi(text)).toBe("10.1000/abc");
  expect(readDoi("10.10")).toBeUndefined();
  await expect(readWork("something")).rejects.toThrow(/no DOI, BibTeX or RIS/);
});
