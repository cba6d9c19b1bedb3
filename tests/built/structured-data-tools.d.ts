/** Finds structured data in HTML. It comes without types. */
declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options: { addLocation?: boolean; embedSource?: readonly string[] });
    parse(html: string): object;
  }
}

/** Judges what the extractor found by Google's requirements. It comes without types. */
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    validate(data: object): Promise<{ readonly issueMessage: string; readonly rootType: string; readonly severity: string }[]>;
  }
}
