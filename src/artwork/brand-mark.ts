/** SVG path of the logo in a box of 40 × 24. */
export const BRAND_MARK = "M1 13c2 0 2.4-3 4-3s2 6 4 6 2.4-13 5-13 2.5 18 5 18 2.6-18 5-18 2 13 4 13 2.2-6 4-6 2 3 4 3h3";
