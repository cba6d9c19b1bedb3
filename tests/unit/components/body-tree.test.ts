import { linkFirst } from "../../../src/components/article/body-tree";

const text = (value: string) => ({ type: "text" as const, value });
const element = (tagName: string, ...children: never[]) => ({ type: "element" as const, tagName, properties: {}, children });
const link = { name: "The Program", href: "/review/" };

it("links the first mention in a text, and none in headings, links and buttons", () => {
  const tree = (...children: object[]) => ({ type: "root" as const, children: children as never });
  const skipped = ["h2", "a", "cta-button"].map((name) => element(name, text("About The Program") as never));
  const first = element("p", element("strong", text("If The Program helps") as never) as never);
  const later = element("p", text("The Program again") as never);
  const linked = { ...element("a", text("The Program") as never), properties: { href: "/review/" } };
  const expected = element("p", element("strong", ...([text("If "), linked, text(" helps")] as never[])) as never);
  expect(linkFirst(tree(...skipped, first, later), link)).toEqual(tree(...skipped, expected, later));
  expect(linkFirst(tree(...skipped), link)).toEqual(tree(...skipped));
});
