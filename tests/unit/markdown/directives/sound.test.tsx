import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { Markdown } from "../../../../src/components/article/markdown";
import { sound } from "../../../../src/markdown/directives/sound";
import type { SoundData } from "../../../../src/site/figures/figure-data";
import { soundCautions } from "../../../../src/site/figures/sounds";
import { render } from "../render";

const beat: SoundData = {
  type: "sound",
  id: "beat",
  title: "200 Hz left, 210 Hz right",
  kind: "binaural",
  carrier: 200,
  rate: 10,
  seconds: 12,
  caption: "Listen for ten beats a second.",
  src: "/static/sounds/0123.flac",
};

const context = { affiliateLink: "https://seller.example/", pageUrl: "https://site.example/blog/a/", claims: {}, figures: [beat] };

describe("::sound", () => {
  const draw = (figures: readonly SoundData[]) => {
    const { tree, diagnostics } = render("Listen.\n\n::sound{id=beat}\n\nDone.");
    expect(diagnostics).toEqual([]);
    return load(renderToStaticMarkup(<Markdown tree={tree} affiliateLink="https://seller.example" figures={figures} />), null, false);
  };

  it("is a figure with a name, the waves of both ears and what is heard, a player and its cautions", () => {
    const $ = draw([beat]);
    expect($("figure figcaption").text()).toBe(beat.title);
    expect($("figure li").length).toBe($("figure li svg path").length);
    expect($("figure ul").text()).toMatch(/Left ear: 200 Hz.*Right ear: 210 Hz.*10 beats a second/);
    expect($("figure audio").attr()).toEqual({ controls: "", preload: "none", src: beat.src, "aria-label": beat.title });
    expect($("figure").text()).toContain(beat.caption);
    expect($("figure").text()).toContain(soundCautions(beat));
  });

  it("shows nothing while its sound is unknown, as in a preview", () => {
    expect(draw([])("p").length).toBe(2);
    expect(draw([])("figure, audio").length).toBe(0);
  });

  it("is a link to its file with what it is and its cautions in Markdown exports and feeds", () => {
    const markdown = sound.toMarkdown({ id: "beat" }, context);
    expect(markdown).toMatch(/^\[Listen: 200 Hz left, 210 Hz right\]\(https:\/\/site\.example\/static\/sounds\/0123\.flac\)/);
    expect(markdown).toContain(`Left ear: 200 Hz, right ear: 210 Hz. ${beat.caption} ${soundCautions(beat)}`);
    expect(sound.toFeed({ sound: "beat" }, context)).toEqual([
      expect.objectContaining({
        tagName: "p",
        children: [
          expect.objectContaining({ tagName: "a", properties: { href: "https://site.example/static/sounds/0123.flac" } }),
          expect.objectContaining({ value: expect.stringContaining(soundCautions(beat)) as string }),
        ],
      }),
    ]);
  });
});
