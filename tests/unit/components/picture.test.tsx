import { load, type CheerioAPI } from "cheerio";
import { coverSvg } from "../../../src/artwork/cover-art";
import { Picture } from "../../../src/components/primitives/picture";
import type { PictureData } from "../../../src/components/props";
import { picture } from "../samples";
import { renderHtml } from "./render-html";

it("a picture offers modern formats first, has its size, and loads lazily unless it has priority", () => {
  const $ = renderHtml(<Picture data={picture} alt="A desk" sizes="92vw" />);
  expect(
    $("picture > source")
      .toArray()
      .map(({ attribs }) => attribs),
  ).toEqual([
    { type: "image/avif", srcset: "/static/a.avif 680w", sizes: "92vw" },
    { type: "image/webp", srcset: "/static/a.webp 680w", sizes: "92vw" },
  ]);
  expect($("picture > img:last-child").attr()).toEqual({
    src: "/static/a.jpg",
    width: "680",
    height: "383",
    alt: "A desk",
    loading: "lazy",
    decoding: "async",
  });
  const first = renderHtml(<Picture data={picture} alt="" sizes="92vw" priority />)("img");
  expect(first.attr()).toMatchObject({ loading: "eager", fetchpriority: "high", alt: "" });
});

describe("a generated cover", () => {
  const cover = { seed: "better-sleep", band: "delta", motif: "dots" } as const;
  const drawn: PictureData = { width: 640, height: 360, cover, images: { fallback: { src: "/static/covers/a.svg" } } };

  it("is a lazily loaded file, or with priority inline with the same shapes, hidden from assistive technology", () => {
    const later = renderHtml(<Picture data={drawn} alt="" sizes="92vw" />);
    expect(later("img").attr()).toMatchObject({ src: "/static/covers/a.svg", loading: "lazy", alt: "" });
    const first = renderHtml(<Picture data={drawn} alt="" sizes="92vw" priority />);
    const shapesOf = ($: CheerioAPI) => $("svg").html()?.replaceAll("></path>", "/>").replace("></rect>", "/>");
    expect(shapesOf(first)).toBe(shapesOf(load(coverSvg(cover), { xml: true })));
    expect([first("img").length, first("svg").attr("aria-hidden")]).toEqual([0, "true"]);
  });

  it("has its words over it, hidden from assistive technology, only if it has some", () => {
    const words = (text: string | null, note?: string) =>
      renderHtml(<Picture data={{ ...drawn, cover: { ...cover, text, note } }} alt="" sizes="92vw" />)("[aria-hidden] :is(b, i)");
    expect(words("40 Hz", "three headlines").text()).toBe("three headlines40 Hz");
    expect(words("40 Hz").text()).toBe("40 Hz");
    expect(words(null)).toHaveLength(0);
  });
});
