import type { SoundData } from "../../../site/figures/figure-data";
import type { Tone } from "../../../site/figures/sounds";
import { Sound, SoundHero } from "../../figures/sound";
import { Column, Group } from "./parts";

/** A sound without a file: the style guide shows drawings and players. */
const soundOf = (title: string, tone: Tone): SoundData => ({
  type: "sound",
  id: tone.kind,
  title,
  caption: "What it is and what to listen for.",
  src: "#",
  ...tone,
});

export function Sounds() {
  const beat = soundOf("200 Hz left, 210 Hz right, ten beats a second", { kind: "binaural", carrier: 200, rate: 10, seconds: 12 });
  const pulse = soundOf("A tone of 250 Hz, switched on ten times a second", { kind: "isochronic", carrier: 250, rate: 10, seconds: 12 });
  return (
    <Group
      title="Sounds"
      examples={{
        "in a text": (
          <Column>
            <Sound sound={pulse} />
          </Column>
        ),
        "in the hero": (
          <Column>
            <SoundHero sound={beat} />
          </Column>
        ),
      }}
    />
  );
}
