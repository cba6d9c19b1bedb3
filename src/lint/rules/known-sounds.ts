import { filesOf, markdownFiles } from "../content-tree";
import { atField, atPlace, type Rule } from "../rule";

/** Texts and the home page play sounds that exist, each once on a page; a sound's file is named by its id. */
export const knownSounds: Rule = (content, report) => {
  const sounds = filesOf(content, "sound");
  const known = sounds.map(({ value }) => value.id);
  const suggestion = known.length === 0 ? "there is none yet: add it" : `use one of ${known.join(", ")}`;
  for (const file of markdownFiles(content)) {
    const seen = new Set<string>();
    for (const mark of file.content.figures.filter(({ type }) => type === "sound")) {
      if (!known.includes(mark.id)) report(atPlace(file, mark), "unknown-sound", `no sound has the id '${mark.id}'`, suggestion);
      if (seen.has(mark.id)) report(atPlace(file, mark), "repeated-sound", `the sound '${mark.id}' is here twice`, "delete one of the two");
      seen.add(mark.id);
    }
  }
  for (const home of filesOf(content, "home")) {
    const id = home.value.hero.sound;
    if (id !== undefined && !known.includes(id))
      report(atField(home, ["hero", "sound"]), "unknown-sound", `no sound has the id '${id}'`, suggestion);
  }
  for (const sound of sounds) {
    const { id } = sound.value;
    const name = sound.file.replace(/^.*\/|\.yml$/g, "");
    if (id !== name)
      report(atField(sound, ["id"]), "sound-name", `the sound '${id}' is in a file named ${name}.yml`, `name the file ${id}.yml`);
  }
};

/** Warns of sounds that no page plays. */
export const unusedSounds: Rule = (content, report) => {
  const inTexts = markdownFiles(content).flatMap((file) => file.content.figures.filter(({ type }) => type === "sound"));
  const played = new Set([...inTexts.map(({ id }) => id), ...filesOf(content, "home").map(({ value }) => value.hero.sound)]);
  for (const sound of filesOf(content, "sound"))
    if (!played.has(sound.value.id))
      report(atField(sound, ["id"]), "unused-sound", `no page plays the sound '${sound.value.id}'`, "place it, or remove it", "warning");
};
