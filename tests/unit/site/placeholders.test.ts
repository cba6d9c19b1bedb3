import { isPlaceholder } from "../../../src/site/placeholders";

it("a placeholder is a text in brackets, or an address below .example", () => {
  const placeholders = [" [Name] ", "https://site.example", "mail@site.example", "https://a.b.example/x"];
  const values = ["Jane [Doe]", "https://example.com/", "https://site.examples.org", "an .example of it"];
  expect([...placeholders, ...values].filter(isPlaceholder)).toEqual(placeholders);
});
