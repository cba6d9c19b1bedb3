import { cuedBlocks, cuedText, cuesOf } from "../../../src/compliance/cued-texts";
import { readPublications } from "../../../src/compliance/read-publications";
import { cueOf } from "../../../src/site/cues";
import { html } from "./published-fixture";

const [round, red] = [cueOf(/^round$/), cueOf(/red/)];

it("knows the words of a text whatever stands between them", () => {
  for (const space of [" ", "\n", "\t", "\u00a0"])
    expect(cuedText({ what: "title", text: `a${space}round${space}ball` }).cues & round).toBe(round);
  expect(cuedText({ what: "title", text: "a ball, rounded" }).cues & round).toBe(0);
});

it("knows them in every block, also in one that stood on an earlier page", () => {
  const page = () =>
    readPublications("faq/index.html", html({ main: "<p>A red ball.</p><p>A round one, a ball.</p>" }), {
      exists: () => false,
      isPaid: () => false,
    })[0];
  for (let time = 0; time < 2; time += 1) {
    const publication = page();
    if (!publication) throw new Error("no page was read");
    const own = cuedBlocks(publication).filter(({ text }) => text.endsWith("ball."));
    expect(own.map(({ cues }) => cues & (red | round))).toEqual([red, round]);
    expect(cuesOf(own) & red).toBe(red);
  }
});
