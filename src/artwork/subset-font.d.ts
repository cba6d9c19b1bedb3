/** Subsets fonts with HarfBuzz. The package has no types. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2" | "sfnt";
      keepFeatures?: readonly string[];
      dropTables?: readonly string[];
      noHinting?: boolean;
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
