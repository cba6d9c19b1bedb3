import { soundCautions } from "../../../../src/site/figures/sounds";
import { brokenRules, linesOf, linesFor, main, removePublishedFolders } from "../published-folder";

afterEach(removePublishedFolders);

const player = '<audio controls preload="none" src="/static/sounds/a.flac" aria-label="Ten beats a second"></audio>';
const cautions = soundCautions({ kind: "binaural", seconds: 12 });
const figure = (audio = player, text = cautions) =>
  main(
    `<figure><figcaption>Ten beats</figcaption><ul><li>Left ear: 400 Hz</li><li>Right ear: 410 Hz</li></ul>${audio}<p>${text}</p></figure>`,
  );

describe("sounds", () => {
  it("may be played beside their cautions", () => {
    expect(linesOf({ main: figure() })).toEqual([]);
  });

  it.each([
    ["whose they are", /, not the program/, "no words about origin"],
    ["the volume", /at a low volume/, "no words about volume"],
    ["seizures", /had a seizure/, "no words about seizures"],
    ["headphones where each ear has its own tone", /headphones/, "no words about headphones"],
  ])("are reported without words about %s", (_, part, message) => {
    expect(linesOf({ main: figure(player, cautions.replace(part, "")) })).toEqual([expect.stringContaining(message)]);
  });

  it("need no headphones when both ears hear the same", () => {
    expect(linesOf({ main: main(`<figure>${player}<p>${soundCautions({ kind: "tone", seconds: 8 })}</p></figure>`) })).toEqual([]);
  });

  it("are reported outside the figure that has their cautions", () => {
    expect(new Set(brokenRules({ main: main(`${player}<p>${cautions}</p>`) }))).toEqual(new Set(["sound-caution"]));
  });

  it.each([
    ["plays by itself", player.replace("controls", "controls autoplay")],
    ["never ends", player.replace("controls", "controls loop")],
    ["cannot be stopped", player.replace("controls", "")],
    ["is loaded before anyone plays it", player.replace('preload="none"', 'preload="auto"')],
    ["has no name", player.replace(/ aria-label="[^"]*"/, "")],
  ])("are reported when a player %s", (_, audio) => {
    expect(brokenRules({ main: figure(audio) })).toEqual(["sound-player"]);
  });

  it("need their cautions in feeds and Markdown exports too", () => {
    const url = "https://site.example/static/sounds/a.flac";
    const item = (html: string) =>
      JSON.stringify({
        version: "https://jsonfeed.org/version/1.1",
        items: [{ url: "https://site.example/blog/a/", title: "A title", content_html: html, summary: "A summary" }],
      });
    const reported = (files: Record<string, string>) => linesFor(files).filter((line) => line.includes("sound-caution")).length;
    expect(reported({ "feed.json": item(`<p><a href="${url}">Listen</a> ${cautions}</p>`) })).toBe(0);
    expect(reported({ "feed.json": item(`<p><a href="${url}">Listen</a></p><p>${cautions}</p>`) })).toBe(3);
    expect(reported({ "blog/a.md": `# A\n\n[Listen](${url}). ${cautions}` })).toBe(0);
    expect(reported({ "blog/a.md": `# A\n\n[Listen](${url}).\n\n${cautions}` })).toBe(3);
    expect(reported({ "blog/a.md": `# A\n\nListen: <${url}>` })).toBe(3);
  });
});
