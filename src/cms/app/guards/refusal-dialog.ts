import type { Diagnostic } from "../../../content-model/diagnostic";
import { findingElsewhere } from "../finding-words";
import { ask, element } from "../ui/elements";

/** Says that something was not done and what would break, each with a link to the entry. */
export async function showRefusal(title: string, diagnostics: readonly Diagnostic[]): Promise<void> {
  const items = diagnostics.map((diagnostic) => {
    const { text, other } = findingElsewhere(diagnostic);
    // Beside the open form, which may have text that is not saved.
    return element("li", {}, ...(other ? [element("a", { href: other.hash, target: "_blank" }, other.label), ": "] : []), text);
  });
  const text = "It would break other pages. Change these first:";
  await ask(title, diagnostics.length > 0 ? [element("p", {}, text), element("ul", {}, ...items)] : [], [
    { label: "Close", value: undefined },
  ]);
}
