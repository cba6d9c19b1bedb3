import { load, type CheerioAPI } from "cheerio";
import { Picture } from "../../../src/components/primitives/picture";
import type { PictureData } from "../../../src/components/props";
import { coverSvg } from "../../../src/artwork/cover-art";
import { renderHtml } from "./render-html";
import { picture } from "./samples";

describe("Picture", () => {
  const $ = renderHtml(<Picture data={picture} alt="A desk" sizes="92vw" />);

  it("offers modern formats first, each with its widths", () => {
    expect(
      $("picture > source")
        .toArray()
        .map((source) => [$(source).attr("type"), $(source).attr("srcset"), $(source).attr("sizes")]),
    ).toEqual([
      ["image/avif", "/static/a.avif 680w", "92vw"],
      ["image/webp", "/static/a.webp 680w", "92vw"],
    ]);
    expect($("picture").children().last().is("img")).toBe(true);
  });

  it("has width and height, so that nothing shifts when it loads", () => {
    expect($("img").attr()).toMatchObject({
      src: "/static/a.jpg",
      srcset: "/static/a-340.jpg 340w, /static/a.jpg 680w",
      sizes: "92vw",
      width: "680",
      height: "383",
      alt: "A desk",
    });
  });

  it("loads lazily by default", () => {
    expect($("img").attr("loading")).toBe("lazy");
    expect($("img").attr("fetchpriority")).toBeUndefined();
  });

  it("loads eagerly with priority", () => {
    const first = renderHtml(<Picture data={picture} alt="" sizes="92vw" priority />)("img");
    expect(first.attr("loading")).toBe("eager");
    expect(first.attr("fetchpriority")).toBe("high");
    expect(first.attr("alt")).toBe("");
  });

  describe("with a generated cover", () => {
    const cover = { seed: "better-sleep", band: "delta", motif: "dots" } as const;
    const drawn: PictureData = { width: 640, height: 360, cover, images: { fallback: { src: "/static/covers/a.svg" } } };

    it("is inlined with priority, identical to the file and hidden from assistive technology", () => {
      const first = renderHtml(<Picture data={drawn} alt="" sizes="92vw" priority />);
      const file = load(coverSvg(cover), { xml: true });
      expect(first("img")).toHaveLength(0);
      expect(first("svg").attr("aria-hidden")).toBe("true");
      const shapesOf = ($: CheerioAPI) => $("svg").html()?.replaceAll("></path>", "/>").replace("></rect>", "/>");
      expect(shapesOf(first)).toBe(shapesOf(file));
      expect(first("svg").attr("viewBox")).toBe(file("svg").attr("viewBox"));
    });

    it("has its words over it, hidden from assistive technology, only if it has some", () => {
      const words = (text: string | null, note?: string) =>
        renderHtml(<Picture data={{ ...drawn, cover: { ...cover, text, note } }} alt="" sizes="92vw" />)(
          "[aria-hidden] b, [aria-hidden] i",
        );
      expect(words("40 Hz", "three headlines").text()).toBe("three headlines40 Hz");
      expect(words("40 Hz").text()).toBe("40 Hz");
      expect(words(null)).toHaveLength(0);
    });

    it("is a lazily loaded file otherwise", () => {
      const later = renderHtml(<Picture data={drawn} alt="" sizes="92vw" />);
      expect(later("svg")).toHaveLength(0);
      expect(later("img").attr()).toMatchObject({ src: "/static/covers/a.svg", width: "640", height: "360", loading: "lazy", alt: "" });
    });
  });

  it("needs no script and no style attribute", () => {
    expect($("[style], noscript, script")).toHaveLength(0);
  });
});
