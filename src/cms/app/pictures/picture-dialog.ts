import { ask, element } from "../ui/elements";

/** A picture that the editor chose, with its description. */
export interface ChosenPicture {
  /** A file to upload, or the name of a picture of the site. */
  readonly picture: File | string;
  readonly description: string;
}

interface PictureQuestion {
  /** A pasted picture; without it, the editor uploads or chooses one. */
  readonly pasted: File | undefined;
  /** Names of the site's pictures. */
  readonly names: readonly string[];
  /** The article's present picture; may be empty. */
  readonly present: string;
  readonly description: string;
}

/**
 * Asks for a picture, if none was pasted, and for what it shows, until both are there.
 *
 * @returns undefined when the editor cancels
 */
export async function askForPicture({ pasted, names, present, description }: PictureQuestion): Promise<ChosenPicture | undefined> {
  const upload = element("input", { type: "file", accept: ".jpg,.jpeg,.png,.webp,.avif" });
  const list = element("select", {});
  list.append(new Option("", ""), ...names.map((name) => new Option(name, name)));
  const words = element("input", { type: "text" });
  words.value = description;
  const url = pasted && URL.createObjectURL(pasted);
  const chosen = () => pasted ?? upload.files?.[0] ?? (list.value === "" ? undefined : list.value);
  let problem = "";
  try {
    for (;;) {
      const isDone = await ask("Picture of the article", content(), [
        { label: "Use the picture", value: true },
        { label: "Cancel", value: false },
      ]);
      const picture = chosen();
      if (!isDone) return undefined;
      if (picture && words.value.trim() !== "") return { picture, description: words.value.trim() };
      problem = picture ? "Describe what the picture shows." : "Upload a picture or choose one.";
    }
  } finally {
    if (url) URL.revokeObjectURL(url);
  }

  function content(): HTMLElement[] {
    const place = `An article has one picture. It stands above the text${present ? ` and replaces ${present}` : " instead of the drawing"}.`;
    return [
      element("p", {}, place),
      ...(url
        ? [element("img", { src: url, alt: "" })]
        : [field("Upload a picture", upload), ...(names.length > 0 ? [field("Or choose one of the site", list)] : [])]),
      field("What the picture shows", words, "For readers who cannot see it: what matters in it, in one sentence."),
      ...(problem ? [element("p", { role: "alert" }, problem)] : []),
    ];
  }
}

function field(label: string, input: HTMLElement, hint = ""): HTMLElement {
  return element("label", {}, element("span", {}, label), input, ...(hint ? [element("small", {}, hint)] : []));
}
