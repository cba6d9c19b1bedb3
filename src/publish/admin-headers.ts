/** What the page of the CMS may do, which is more than any other: run its own program and speak with GitHub. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // Its form is styled as it is drawn.
  "style-src 'self' 'unsafe-inline'",
  // Pictures that are not published yet, drawn covers, and the faces of those who log in.
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "font-src 'self' data:",
  "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com",
  "frame-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of the CMS; they take the place of those that every response has. */
export const adminHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policy,
  // Faces come from GitHub without a policy of their own.
  "Cross-Origin-Embedder-Policy": "unsafe-none",
  // The window in which an editor logs in answers to the one that opened it.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};

/** Rules for the host's `_headers` file; after the one for every response. */
export const adminHeaderRules: readonly { readonly path: string; readonly headers: Readonly<Record<string, string>> }[] = [
  { path: "/admin/*", headers: adminHeaders },
];
