/** One of each kind of page. */
export const kinds = {
  home: "/",
  review: "/review/",
  list: "/blog/",
  category: "/blog/category/memory-improvement/",
  article: "/blog/binaural-beats-for-deep-focus/",
  faq: "/faq/",
  everyPost: "/blog/all/",
  about: "/about/",
  legal: "/privacy-policy/",
  notFound: "/404/",
} as const;
