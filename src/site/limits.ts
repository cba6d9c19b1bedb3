/** Counts and sizes of the design, which editors cannot change. */
export const POSTS_PER_PAGE = 9;
export const HOME_POSTS = 6;
export const RELATED_POSTS = 3;
/** Newest articles in a feed. */
export const FEED_POSTS = 30;
/** Newest articles in llms.txt. */
export const LLMS_POSTS = 100;
/** Width from which the header shows its links in place of the menu button, in CSS pixels. */
export const MEDIUM_BREAKPOINT = 768;
/** Maximum number of buttons within `WINDOW_WORDS` words of a page's text. */
export const BUTTONS_PER_WINDOW = 3;
export const WINDOW_WORDS = 600;

/** Characters of a description that search results show. */
export const DESCRIPTION_LENGTH = 158;

/** Levels of nesting in a text, such as quotations, above which code that visits them could run out of stack. */
export const MAX_LEVELS = 100;
