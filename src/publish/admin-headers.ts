/** The CMS may do more than other pages: run its own script, use GitHub's API and ask Crossref. */
const policy = [
  "default-src 'none'",
  // Pictures are converted by WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  // Its form sets styles by script; the preview's styles are in a file of the browser.
  "style-src 'self' 'unsafe-inline' blob:",
  // Unpublished pictures, generated covers, and editors' avatars.
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "font-src 'self' data:",
  // Crossref is asked only when an editor wants a reference filled in.
  "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com https://api.crossref.org",
  "frame-src 'self' blob:",
  // The preview's frame has a base URL.
  "base-uri 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Headers of the CMS, which replace those of other responses. */
export const adminHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": policy,
  // GitHub sends avatars without a Cross-Origin-Resource-Policy.
  "Cross-Origin-Embedder-Policy": "unsafe-none",
  // The login window sends a message to the window that opened it.
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Referrer-Policy": "same-origin",
  "X-Robots-Tag": "noindex",
};
