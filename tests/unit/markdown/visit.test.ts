import type { Node, Parent } from "unist";
import { visit } from "../../../src/markdown/visit";

const node = (type: string, ...children: Node[]): Parent => ({ type, children });
const tree = () => node("root", node("a", node("b"), node("c")), node("b", node("a")));

describe("visit", () => {
  it.each<[string, Parameters<typeof visit>[1], string[]]>([
    ["a type", "a", ["a", "a"]],
    ["several types", ["b", "c"], ["b", "c", "b"]],
    ["a test", (at: Node): at is Node => at.type !== "a", ["root", "b", "c", "b"]],
  ])("finds nodes by %s, from the top", (_, test, found) => {
    const types: string[] = [];
    visit(tree(), test, ({ type }) => void types.push(type));
    expect(types).toEqual(found);
  });

  it("tells index and parent", () => {
    const places: [number, string][] = [];
    visit(tree(), "c", (_, index, parent) => void places.push([index, parent.type]));
    expect(places).toEqual([[1, "a"]]);
  });

  it("goes on where the visitor says, after it changed its parent's children", () => {
    const root = node("root", node("a"), node("a"), node("b"));
    visit(root, "a", (_, index, parent) => {
      parent.children.splice(index, 1);
      return index;
    });
    expect(root.children.map(({ type }) => type)).toEqual(["b"]);
  });

  it("does not go below children that the visitor took away", () => {
    const seen: string[] = [];
    visit(tree(), ["a", "c"], (at) => {
      seen.push(at.type);
      (at as Parent).children = [];
    });
    expect(seen).toEqual(["a", "a"]);
  });
});
