/** Netlify's redirect matcher, which has no types of its own. */
declare module "netlify-redirector" {
  export interface Match {
    readonly to: string;
    readonly status: number;
    readonly force: boolean;
    readonly force404?: boolean;
  }
  export interface Matcher {
    match(request: {
      scheme: string;
      host: string;
      path: string;
      query: string;
      headers: object;
      cookieValues: object;
      getHeader(name: string): string;
      getCookie(name: string): string;
    }): Match | null;
  }
  const redirector: { parsePlain(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
