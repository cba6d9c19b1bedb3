/** The site's icons by URL path, and the width in pixels of those that are PNGs. */
export const icons: Readonly<Record<string, number | undefined>> = {
  "/favicon.svg": undefined,
  "/favicon.png": 64,
  "/apple-touch-icon.png": 180,
  "/icon-512.png": 512,
};
