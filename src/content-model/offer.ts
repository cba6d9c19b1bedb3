import { formatDay } from "../site/dates";
import { describeBasis, findPrice, type FirstHand } from "./first-hand";
import type { Product } from "./types/product";
import type { SiteSettings } from "./types/site";

/** What settings and receipts say about the offer, as far as they could be read. */
export interface OfferSource {
  readonly product?: Partial<Product> | undefined;
  readonly site?: Partial<SiteSettings> | undefined;
  readonly firstHand?: FirstHand | undefined;
}

const range = (minutes: Product["sessionMinutes"]) =>
  minutes && (minutes.from === minutes.to ? minutes.from : `${minutes.from} to ${minutes.to}`);

const priceOf = ({ product, firstHand }: OfferSource) => findPrice({ price: product?.price }, firstHand?.purchase);

/** Days between the day to ask for a refund and the end of the guarantee: time for a second mail, 10 of 60 days, none of one. */
export const spareDays = (guaranteeDays: number): number => Math.min(10, Math.max(1, Math.floor(guaranteeDays / 6)), guaranteeDays - 1);

/** Each fact of the offer that texts can repeat: what it is, and its value; undefined where the product has none. */
const facts = {
  name: ["the product’s name", ({ product }) => product?.name],
  shortName: ["the product’s name without its article", ({ product }) => product?.name?.replace(/^the /i, "")],
  brand: ["the name of this site", ({ site }) => site?.brand],
  guaranteeDays: ["days of the guarantee", ({ product }) => product?.guaranteeDays],
  refundDay: [
    "day on which to ask for a refund",
    ({ product: { guaranteeDays } = {} }) => guaranteeDays && guaranteeDays - spareDays(guaranteeDays),
  ],
  spareDays: [
    "days from then to the end of the guarantee",
    ({ product: { guaranteeDays } = {} }) => guaranteeDays && spareDays(guaranteeDays),
  ],
  rating: ["the seller’s rating", ({ product }) => product?.rating],
  bestRating: ["the best possible rating", ({ product }) => product?.bestRating],
  reviewCount: ["number of reviews", ({ product }) => product?.reviewCount?.toLocaleString("en-US")],
  sessionMinutes: ["minutes of a session, as in 7 to 30", ({ product }) => range(product?.sessionMinutes)],
  shortestSession: ["minutes of the shortest session", ({ product }) => product?.sessionMinutes?.from],
  longestSession: ["minutes of the longest session", ({ product }) => product?.sessionMinutes?.to],
  dailyMinutes: ["advised minutes a day, as in 15 to 30", ({ product }) => range(product?.dailyMinutes)],
  promiseMinutes: ["minutes to the promised results", ({ product }) => product?.promiseMinutes],
  price: [
    "the price with its day, for a cell of a table",
    (source) => {
      const price = priceOf(source);
      return price ? `${price.amount} on ${formatDay(price.day)}` : "See the checkout";
    },
  ],
  priceNote: [
    "a sentence about the price",
    (source) => {
      const price = priceOf(source);
      return price
        ? `On ${formatDay(price.day)}, it cost ${price.amount}.`
        : "We couldn’t confirm the price, so look for it at the checkout.";
    },
  ],
  basis: [
    "what we did and did not do, in one or two sentences",
    ({ product, firstHand }) => product?.name && describeBasis({ name: product.name }, firstHand ?? { recordings: [] }),
  ],
  linkNote: [
    "a sentence about what a link to the seller says",
    ({ site }) =>
      site?.placements?.subIdParameter
        ? "The link carries a code that credits a sale to us and names the page and the place on it where you clicked. It says nothing about you."
        : "The link may carry a code that credits a sale to us. It says nothing about you.",
  ],
} as const satisfies Readonly<Record<string, readonly [label: string, value: (source: OfferSource) => string | number | undefined]>>;

export type OfferName = keyof typeof facts;
export const offerNames = Object.keys(facts) as OfferName[];
export const offerLabel = (name: OfferName): string => facts[name][0];

/** The values of the facts that are known. */
export type OfferValues = Readonly<Partial<Record<string, string>>>;

/** A fact in a text, `:offer{guaranteeDays}`. The group is its name. */
export const offerToken = /:offer\{([^{}\n]*)\}/g;

/** Computes the values; the brand may have the product's name. */
export function offerValues(source: OfferSource): OfferValues {
  const entries = offerNames.map((name) => [name, facts[name][1](source)?.toString()]);
  const values = Object.fromEntries(entries) as Partial<Record<OfferName, string>>;
  return { ...values, brand: values.brand && fillOffer(values.brand, values) };
}

/** The value of a fact; undefined for one that is not known, also if its name is that of something else, such as `constructor`. */
const factValue = (values: OfferValues, name: string): string | undefined => (Object.hasOwn(values, name) ? values[name] : undefined);

/** A text with the values of its facts. What has none stays as it is written. */
export const fillOffer = (text: string, values: OfferValues): string =>
  text.replace(offerToken, (written, name: string) => factValue(values, name) ?? written);

/** The same of a Markdown text, in which the signs of a value, such as the inches of a name, mean nothing. */
export const fillOfferInMarkdown = (markdown: string, values: OfferValues): string =>
  markdown.replace(offerToken, (written, name: string) => factValue(values, name)?.replace(/["*<>[\]\\_`|~{}]/g, toEntity) ?? written);

const toEntity = (sign: string): string => `&#${sign.charCodeAt(0)};`;

/** The same value with all its texts filled. */
export function fillOfferFields<T>(value: T, values: OfferValues): T {
  if (typeof value === "string") return fillOffer(value, values) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fillOfferFields(item, values)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillOfferFields(inner as unknown, values)])) as T;
}
