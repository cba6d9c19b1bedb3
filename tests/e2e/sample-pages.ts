/** One page of each kind. */
export const samplePages = {
  home: "/",
  review: "/review/",
  list: "/blog/",
  category: "/blog/category/memory-improvement/",
  article: "/blog/binaural-beats-for-deep-focus/",
  faq: "/faq/",
  archive: "/blog/all/",
  evidence: "/evidence/",
  listen: "/listen/",
  about: "/about/",
  legal: "/privacy-policy/",
  notFound: "/404/",
} as const;

/** Pages without a bar at the bottom. */
export const withoutBar: readonly string[] = [samplePages.notFound, "/privacy-policy/", "/terms-of-service/", "/disclaimer/"];
