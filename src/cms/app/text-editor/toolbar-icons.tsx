/** Drawings of the toolbar's buttons, in lines on a square of 16. */
const paths = {
  bullets: "M6 3.5h9M6 8h9M6 12.5h9M2 3.5h.01M2 8h.01M2 12.5h.01",
  numbers: "M7 3.5h8M7 8h8M7 12.5h8M1.5 2.5 2.8 2v3.5M1.5 10.8c.3-.9 2-.9 2 .2 0 .8-2 1.6-2 2.7h2.2",
  quotation: "M3 3v10M7 4.5h8M7 8h8M7 11.5h5",
  line: "M1 8h14M4 3.5h8M4 12.5h8",
  link: "M6.8 9.2a3 3 0 0 0 4.3 0l2.6-2.6a3 3 0 0 0-4.3-4.3L8.2 3.5M9.2 6.8a3 3 0 0 0-4.3 0L2.3 9.4a3 3 0 0 0 4.3 4.3l1.2-1.2",
} as const;

export type IconName = keyof typeof paths;

/** A drawing without a name of its own: its button has one. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
