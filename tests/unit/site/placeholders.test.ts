import { omitPlaceholder, isPlaceholder } from "../../../src/site/placeholders";

it.each(["[Name of the owner]", " [Name] ", "https://site.example", "mail@site.example", "https://a.b.example/x"])(
  "%s is a placeholder",
  (value) => {
    expect([isPlaceholder(value), omitPlaceholder(value)]).toEqual([true, undefined]);
  },
);

it.each(["Jane [Doe]", "https://example.com/", "https://site.examples.org", "jane@real.org", "an .example of it"])(
  "%s is a value",
  (value) => {
    expect([isPlaceholder(value), omitPlaceholder(value)]).toEqual([false, value]);
  },
);
