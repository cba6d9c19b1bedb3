/** Netlify's redirect matcher, which has no types of its own. Our rules depend on nothing else of a request. */
declare module "netlify-redirector" {
  interface Matcher {
    match(request: { readonly path: string; readonly query: string }): { readonly to: string; readonly status: number } | null;
  }
  const redirector: { parsePlain(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
