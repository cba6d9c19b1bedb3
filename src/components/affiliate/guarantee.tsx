import type { ProductData } from "../props";

/** The guarantee in a sentence, for a product that has one. */
export function Guarantee({ product: { guaranteeDays } }: { readonly product: ProductData }) {
  return guaranteeDays ? (
    <p>
      <strong>{guaranteeDays} days</strong> to get your money back, the seller says.
    </p>
  ) : null;
}
