/** Types of the plain JavaScript that Netlify runs. */
declare module "*/netlify/build-cache/index.js" {
  interface Host {
    readonly utils: {
      readonly cache: { restore(paths: readonly string[]): Promise<boolean>; save(paths: readonly string[]): Promise<boolean> };
    };
  }
  export const directories: readonly string[];
  export function onPreBuild(host: Host): Promise<void>;
  export function onPostBuild(host: Host): Promise<void>;
}
declare module "*/netlify/functions/publish-due.mjs" {
  export const config: { readonly schedule: string };
  export default function publishDue(): Promise<void>;
}
