import type { Diagnostic } from "../../../content-model/diagnostic";
import { linkOfFile } from "../collections";
import { ask, element } from "../ui/elements";

/** Says that something was not done and what would break, each with a link to the entry. */
export async function showRefusal(title: string, diagnostics: readonly Diagnostic[]): Promise<void> {
  const items = diagnostics.map(({ file, message, suggestion }) => {
    const { label, hash } = linkOfFile(file);
    // Beside the open form, which may have text that is not saved.
    const link = element("a", { href: hash, target: "_blank" }, label);
    return element("li", {}, link, `: ${message}; ${suggestion}.`);
  });
  const text = "It would break other pages. Change these first:";
  await ask(title, diagnostics.length > 0 ? [element("p", {}, text), element("ul", {}, ...items)] : [], [
    { label: "Close", value: undefined },
  ]);
}
