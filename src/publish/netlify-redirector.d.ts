/** Netlify's redirect matcher, which has no types of its own. */
declare module "netlify-redirector" {
  interface Matcher {
    match(request: object): { readonly to: string; readonly status: number } | null;
  }
  const redirector: { parsePlain(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
