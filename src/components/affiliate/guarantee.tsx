import { usePage } from "../page-context";

/** The guarantee in a sentence, for a product that has one. */
export function Guarantee() {
  const { guaranteeDays } = usePage().site.product;
  return guaranteeDays ? (
    <p>
      <strong>{guaranteeDays} days</strong> to get your money back, the seller says.
    </p>
  ) : null;
}
