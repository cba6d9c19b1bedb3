import { formatDay, latestDay } from "../site/dates";
import { formatCount } from "../site/format-count";
import { isSameAmount } from "../site/read-amount";
import type { Queried } from "./content-type";
import type { RecordingData, RecordingPart } from "./figures/recordings";
import { ledgerFacts, type LedgerFact, type Product } from "./types/product";
import type { Purchase } from "./types/purchase";
import type { Recording } from "./types/recording";
import type { Trial } from "./types/trial";

/* What follows from a purchase, measured recordings and a diary: the ledger, and the sentence that says what was done. */

type Optional<T> = T | null | undefined;
type PurchaseFacts = Queried<
  Pick<Purchase, "day" | "total" | "billing" | "receiptName" | "headphones" | "delivered"> & {
    refund?: Pick<NonNullable<Purchase["refund"]>, "days" | "asked" | "paid">;
  }
>;
type TrialFacts = Queried<Pick<Trial, "days">>;

/** What there is of `content/first-hand/`. */
export interface FirstHand {
  readonly purchase?: Optional<PurchaseFacts>;
  readonly recordings: readonly (RecordingData & Queried<Pick<Recording, "measured" | "otherProduct">>)[];
  readonly trial?: Optional<TrialFacts>;
}

/** What the settings say about the offer. */
type OfferFacts = Pick<Product, "name"> & Partial<Queried<Pick<Product, "guaranteeDays" | "delivery" | "facts" | "price" | "confirmed">>>;

const factsOfAnyProduct: readonly LedgerFact[] = ["price", "refund", "maker", "tested"];

/** What readers see of who says so. */
export const ledgerStates = { seen: "Seen by us", said: "The seller says", unknown: "Not known" } as const;

export interface LedgerEntry {
  readonly fact: LedgerFact;
  /** Who says so: us, who have seen it on a day, the seller, or nobody. */
  readonly state: keyof typeof ledgerStates;
  /** Such as `$39 in one payment`; empty for what is not known. */
  readonly answer: string;
  /** The ISO day on which we have seen it. */
  readonly day?: string;
}

/** What is known of each fact, by whom. */
export function makeLedger(product: OfferFacts, firstHand: FirstHand): LedgerEntry[] {
  const { purchase, trial } = firstHand;
  const recordings = measuredOwn(firstHand.recordings);
  const { guaranteeDays } = product;
  const price = findPrice(product, purchase);
  const refund = purchase && describeRefund(product, purchase);
  const parts = recordings.flatMap((recording) => recording.parts);
  const isBinaural = parts.some(({ kind }) => kind === "binaural");
  const measured = latestDay("", ...recordings.map((recording) => recording.measured));
  const seen = (answer: string, day?: Optional<string>) => (day ? { state: "seen" as const, answer, day } : undefined);
  const said = (answer: Optional<string>) => (answer ? { state: "said" as const, answer } : undefined);
  const entries: Record<LedgerFact, ReturnType<typeof seen> | ReturnType<typeof said>> = {
    price: price && seen(price.amount, price.day),
    refund: (refund && seen(refund.answer, refund.day)) ?? said(guaranteeDays ? formatCount(guaranteeDays, "day", "days") : undefined),
    delivery:
      seen(purchase?.delivered.map((file) => `${file.name} (${file.format})`).join(", ") ?? "", purchase?.day) ?? said(product.delivery),
    maker: seen(`${purchase?.receiptName ?? ""} took the payment`, purchase?.day),
    method: seen(describeMethod(parts), measured),
    headphones:
      seen(isBinaural ? "needed: each ear has its own tone" : "not needed: no binaural beat was found", measured) ??
      said(purchase?.headphones),
    tested: isTried(trial) ? seen(`${countDays(trial)} by one of us`, latestDay("", ...trial.days.map(({ date }) => date))) : undefined,
  };
  const shown = ledgerFacts.filter((fact) => (product.facts ?? factsOfAnyProduct).includes(fact));
  return shown.map((fact) => ({ fact, ...(entries[fact] ?? { state: "unknown", answer: "" }) }));
}

/** Recordings of this product. What is being entered in a form may be incomplete: without parts, nothing was measured. */
const measuredOwn = (recordings: FirstHand["recordings"]) =>
  recordings.filter(({ otherProduct, parts }) => !otherProduct && parts.length > 0);
/** A diary that begins with days without listening is no trial yet. */
const isTried = (trial: Optional<TrialFacts>): trial is TrialFacts => trial?.days.some(({ listened }) => listened) === true;
const countDays = ({ days: { length } }: TrialFacts): string => formatCount(length, "day", "days");

/** The furthest that we got, in a word. */
export function ledgerWord(ledger: readonly LedgerEntry[]): string {
  const isSeen = (wanted: LedgerFact) => ledger.some(({ fact, state }) => fact === wanted && state === "seen");
  return isSeen("tested") ? "tested" : isSeen("method") ? "measured" : isSeen("maker") ? "bought" : "untested";
}

/** Each kind of sound with its rates: `binaural, 4 to 10 a second`. */
function describeMethod(parts: readonly RecordingPart[]): string {
  const kinds = new Set(parts.flatMap(({ kind }) => (kind === "none" ? [] : kind)));
  const found = [...kinds].map((kind) => {
    const rates = parts.filter((part) => part.kind === kind).flatMap(({ rate, rateEnd }) => [rate ?? [], rateEnd ?? []].flat());
    const [low, high] = [Math.min(...rates), Math.max(...rates)];
    return `${kind}, ${low === high ? low : `${low} to ${high}`} a second`;
  });
  return found.join("; ") || "no steady beat found";
}

/** Whether a number of the offer was seen after the purchase: one that differs from the receipt is a new one. */
export const isSeenLater = (seen: Optional<string>, { day }: Pick<PurchaseFacts, "day">): boolean => Boolean(seen && seen > day);

/** The price that was charged, unless another one was seen later; undefined when nobody has seen one. */
export function findPrice({ price }: Pick<OfferFacts, "price">, purchase: Optional<PurchaseFacts>) {
  if (!purchase?.day) return price?.day ? price : undefined;
  if (price && isSeenLater(price.day, purchase) && !isSameAmount(price.amount, purchase.total)) return price;
  return { amount: `${purchase.total} ${billingWords[purchase.billing]}`, day: purchase.day, source: "our receipt" };
}

export const billingWords: Record<Purchase["billing"], string> = { once: "in one payment", monthly: "a month", yearly: "a year" };

/** The terms of the purchase, those that were seen later if they have changed, and how a refund went. */
function describeRefund({ guaranteeDays, confirmed }: OfferFacts, { day, refund }: PurchaseFacts) {
  const { days, asked, paid } = refund ?? {};
  const outcome = paid ? "; we asked for the money and got it" : asked ? "; we asked for the money and haven’t got it" : "";
  const atPurchase = days ? formatCount(days, "day", "days") : "none";
  const changed = guaranteeDays && guaranteeDays !== days && isSeenLater(confirmed?.guaranteeDays, { day }) ? guaranteeDays : undefined;
  const terms = changed ? `${formatCount(changed, "day", "days")}; when we bought it, ${atPurchase}` : `${atPurchase}, as the terms say`;
  return { answer: `${terms}${outcome}`, day: day && latestDay(day, asked, paid, changed ? confirmed?.guaranteeDays : undefined) };
}

/** What we did and did not do, in one or two sentences: the basis of everything that the site says about the product. */
export function describeBasis({ name }: Pick<OfferFacts, "name">, { purchase, recordings, trial }: FirstHand): string {
  const measured = measuredOwn(recordings).length;
  const steps: readonly (readonly [verb: string, isDone: boolean, say: (it: string) => string])[] = [
    ["bought", Boolean(purchase?.day), (it) => `bought ${it} on ${formatDay(purchase?.day ?? "")}`],
    ["measured", measured > 0, (it) => `measured ${measured === 1 ? "a recording" : `${measured} recordings`} of ${it}`],
    ["tried", isTried(trial), (it) => `tried ${it} for ${isTried(trial) ? countDays(trial) : ""}`],
  ];
  const done = steps.filter(([, isDone]) => isDone).map(([, , say], index) => say(index === 0 ? name : "it"));
  const missing = steps.filter(([, isDone]) => !isDone).map(([verb]) => verb);
  const other = "what its seller says and what studies of its kind found";
  if (done.length === 0) return `We haven’t ${either.format(missing)} ${name}. We go by ${other}.`;
  return `We ${all.format(done)}. ${missing.length > 0 ? `We haven’t ${either.format(missing)} it. ` : ""}Everything else is ${other}.`;
}

const all = new Intl.ListFormat("en-US", { type: "conjunction" });
const either = new Intl.ListFormat("en-US", { type: "disjunction" });

/** Fewest days of a trial, and smallest share of them without listening, from which days can be compared. */
const COMPARABLE = { days: 14, without: 1 / 3 } as const;

/** The medians of days with and without listening; undefined for a diary that is too short or has too few days without. */
export function compareDays(days: TrialFacts["days"]): { readonly with: number; readonly without: number } | undefined {
  const valuesOf = (listened: boolean) =>
    days.flatMap((day) => (day.listened === listened && typeof day.value === "number" ? day.value : [])).sort((one, other) => one - other);
  const [listening, others] = [valuesOf(true), valuesOf(false)];
  const count = listening.length + others.length;
  if (listening.length === 0 || count < COMPARABLE.days || others.length < count * COMPARABLE.without) return undefined;
  return { with: median(listening), without: median(others) };
}

/** @param sorted from the smallest to the largest, at least one */
function median(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  const mean = ((sorted[sorted.length - 1 - middle] as number) + (sorted[middle] as number)) / 2;
  // Of 0.1 and 0.2, the mean would have sixteen decimals.
  return Number(mean.toPrecision(12));
}
