/** Netlify's redirect matcher, which has no types of its own. */
declare module "netlify-redirector" {
  export interface Match {
    readonly to: string;
    readonly status: number;
  }
  export interface Matcher {
    match(request: object): Match | null;
  }
  const redirector: { parsePlain(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
