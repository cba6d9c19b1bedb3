import { createHash } from "crypto";
import fs from "fs";
import path from "path";
import sharp from "sharp";
import { coverSvg } from "../../../src/artwork/cover-art";
import { posterSheet } from "../../../src/artwork/evidence-poster-sheet";
import { openGraphCard } from "../../../src/artwork/open-graph-card";
import { drawSvg } from "../../../src/artwork/drawing";
import { soundSamples } from "../../../src/artwork/sound-samples";
import { GENERATOR_VERSIONS, generateSound, writeIcons } from "../../../src/gatsby/generated-files";
import { icons } from "../../../src/site/icons";
import { folderOf, removeFolders } from "../publish/site-fixture";

afterEach(removeFolders);

const tone = { kind: "tone", carrier: 200, seconds: 5 } as const;
const cover = { seed: "a", palette: "ochre", motif: "spectrogram" } as const;
const content = { ...cover, title: "A Title", kind: "Sleep", brand: "The Site" };
const poster = {
  methods: [{ slug: "naps", label: "Naps" }],
  works: [{ id: "doe-2020", method: "naps", evidence: "moderate" as const, people: 40 }],
  highlights: [{ reference: "doe-2020", text: "40 people slept" }],
  brand: "The Site",
  address: "example.com/evidence/",
  checked: "2026-01-31",
};

it("draws the icons from the logo, or a ring", async () => {
  const directory = folderOf({});
  const draw = async (logo?: string) => {
    await writeIcons(logo, directory);
    return Object.keys(icons).map((file) => fs.readFileSync(path.join(directory, file)));
  };
  const [ring, line] = [await draw(), await draw("M4 12h32")];
  expect(String(line[0])).toContain('d="M4 12h32"');
  ring.forEach((icon, index) => expect(icon.equals(line[index] ?? icon)).toBe(false));
  const sizes = await Promise.all(line.slice(1).map(async (icon) => (await sharp(icon).metadata()).width));
  expect(sizes).toEqual([64, 180, 512]);
});

it("refuses a sound for which readers on a phone would have to wait", async () => {
  const long = { kind: "binaural", carrier: 999, rate: 40, seconds: 26, key: "long", title: "", caption: "" } as const;
  await expect(generateSound(long)).rejects.toThrow(/the sound 'long' has \d+ bytes/);
});

// Browsers keep files below /static/ forever. If one of these fails, increase its version, then change the hash here.
it("the same input is drawn as before, or under another version", async () => {
  const hash = (data: string) => createHash("sha256").update(data).digest("hex").slice(0, 8);
  const expected = { cover: "65edbec4", openGraphImage: "7b7c7efc", poster: "04e8600c", sound: "36f3b1d1" };
  const drawn = {
    cover: hash(coverSvg(cover)),
    openGraphImage: hash(await drawSvg(openGraphCard(content))),
    poster: hash(await drawSvg(posterSheet(poster))),
    sound: hash(String(soundSamples(tone).map((channel) => channel.slice(0, 4000)))),
  };
  expect([GENERATOR_VERSIONS, drawn]).toEqual([{ cover: 2, openGraphImage: 8, poster: 3, sound: 2 }, expected]);
});
