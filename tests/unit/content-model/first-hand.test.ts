import { compareDays, describeBasis, findPrice, makeLedger, type FirstHand } from "../../../src/content-model/first-hand";

const product: Parameters<typeof makeLedger>[0] = {
  name: "The Program",
  guaranteeDays: 60,
  facts: ["price", "refund", "maker", "method", "headphones", "tested"],
};
const nothing: FirstHand = { recordings: [] };
const purchase = {
  day: "2027-01-05",
  total: "$39",
  billing: "once" as const,
  receiptName: "Wave LLC",
  refund: { days: 60 },
  delivered: [],
  headphones: "any",
};
const recording = {
  ...{ seconds: 90, channels: 2, loudness: -20, truePeak: -3, measured: "2027-01-06" },
  parts: [
    { from: 0, to: 60, kind: "binaural" as const, left: 200, right: 210, rate: 10, rateEnd: 4 },
    { from: 60, to: 90, kind: "none" as const },
  ],
};
const days = (count: number, without: number) =>
  Array.from({ length: count }, (_, day) => ({
    date: `2027-02-${String(day + 1).padStart(2, "0")}`,
    listened: day >= without,
    value: day < without ? 20 : 10 + (day % 3),
  }));
const trial = { days: days(21, 8) };

const statesOf = (firstHand: FirstHand, of = product) =>
  Object.fromEntries(
    makeLedger(of, firstHand).map(({ fact, state, answer, day }) => [fact, [state, answer, day].filter(Boolean).join(" | ")]),
  );

it("the ledger has the seller's refund and nothing else while nobody has bought, measured or tried anything", () => {
  expect(statesOf(nothing)).toEqual({
    ...{ price: "unknown", refund: "said | 60 days", maker: "unknown", method: "unknown", headphones: "unknown", tested: "unknown" },
  });
  expect(Object.keys(statesOf(nothing, { name: "A Desk" }))).toEqual(["price", "refund", "maker", "tested"]);
});

it("the ledger follows a purchase, recordings and a trial, each for itself", () => {
  expect(statesOf({ ...nothing, purchase })).toMatchObject({
    price: "seen | $39 in one payment | 2027-01-05",
    refund: "seen | 60 days, as the terms say | 2027-01-05",
    maker: "seen | Wave LLC took the payment | 2027-01-05",
    ...{ method: "unknown", headphones: "said | any", tested: "unknown" },
  });
  expect(statesOf({ recordings: [recording] })).toMatchObject({
    price: "unknown",
    method: "seen | binaural, 4 to 10 a second | 2027-01-06",
    headphones: "seen | needed: each ear has its own tone | 2027-01-06",
  });
  expect(statesOf({ ...nothing, trial })["tested"]).toBe("seen | 21 days by one of us | 2027-02-21");
});

it("another product's recording, a diary without listening, and files that somebody is entering count for nothing", () => {
  const none: readonly FirstHand[] = [
    { recordings: [{ ...recording, otherProduct: "Another" }] },
    { ...nothing, trial: { days: days(8, 8) } },
    { purchase: { ...purchase, day: "", headphones: undefined }, recordings: [{ ...recording, parts: [] }], trial: { days: [] } },
  ];
  for (const firstHand of none) {
    expect(statesOf(firstHand)).toEqual(statesOf(nothing));
    expect(describeBasis(product, firstHand)).toBe(describeBasis(product, nothing));
  }
});

it("the ledger says how a refund went", () => {
  const refundOf = (refund?: object) => statesOf({ ...nothing, purchase: { ...purchase, refund: refund as never } })["refund"];
  const asked = { days: 60, asked: "2027-02-01" };
  const terms = "seen | 60 days, as the terms say; we asked for the money and";
  expect(refundOf({ ...asked, paid: "2027-02-04" })).toBe(`${terms} got it | 2027-02-04`);
  expect(refundOf(asked)).toBe(`${terms} haven’t got it | 2027-02-01`);
  expect(refundOf({ days: 1 })).toMatch(/1 day, as/);
  expect(refundOf()).toBe("seen | none, as the terms say | 2027-01-05");
  const seenOn = (guaranteeDays: string) =>
    statesOf({ ...nothing, purchase }, { ...product, guaranteeDays: 90, confirmed: { guaranteeDays } });
  expect(seenOn(purchase.day)["refund"]).toBe("seen | 60 days, as the terms say | 2027-01-05");
  expect(seenOn("2027-02-01")["refund"]).toBe("seen | 90 days; when we bought it, 60 days | 2027-02-01");
});

it("the ledger prefers the price of the receipt to one that was only seen, unless that is a later one", () => {
  const price = { amount: "$49", day: "2026-11-20", source: "the checkout" };
  expect(findPrice({ price }, undefined)).toEqual(price);
  expect(findPrice({ price }, { ...purchase, billing: "monthly" })?.amount).toBe("$39 a month");
  const later = { ...price, day: "2027-02-01" };
  expect(findPrice({ price: later }, purchase)).toEqual(later);
  expect(findPrice({ price: { ...later, amount: "39 USD" } }, purchase)?.source).toBe("our receipt");
});

it("the basis says what was done and what was not", () => {
  const basisOf = (firstHand: FirstHand) => describeBasis(product, firstHand);
  expect(basisOf(nothing)).toMatch(/^We haven’t bought, measured, or tried The Program\. We go by what its seller says/);
  expect(basisOf({ ...nothing, purchase })).toMatch(/^We bought The Program on January 5, 2027\. We haven’t measured or tried it\. /);
  expect(basisOf({ purchase, recordings: [recording, recording], trial })).toMatch(
    /^We bought The Program on January 5, 2027, measured 2 recordings of it, and tried it for 21 days\. Everything else/,
  );
  expect(basisOf({ ...nothing, trial })).toMatch(/^We tried The Program for 21 days\. We haven’t bought or measured it\. /);
});

it("days are compared by their medians from 14 days on, a third of them without listening", () => {
  expect(compareDays(days(21, 8))).toEqual({ with: 11, without: 20 });
  const tenths = days(14, 6).map((day, index) => ({ ...day, value: index % 2 === 0 ? 0.1 : 0.2 }));
  expect(compareDays(tenths)).toEqual({ with: 0.15, without: 0.15 });
  expect(compareDays(days(21, 6))).toBeUndefined();
  expect(compareDays(days(13, 6))).toBeUndefined();
  expect(compareDays(days(14, 5).map((day) => ({ ...day, value: undefined })))).toBeUndefined();
});
