/** Extracts structured data from HTML. The package has no types. */
declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options: { addLocation?: boolean; embedSource?: readonly string[] });
    parse(html: string): object;
  }
}

/** Validates extracted structured data against Google's requirements. The package has no types. */
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(data: object): Promise<{ readonly issueMessage: string; readonly rootType: string; readonly severity: string }[]>;
  }
}
