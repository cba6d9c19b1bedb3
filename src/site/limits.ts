/** Numbers of the specification that the code, and not an editor, decides. */
export const POSTS_PER_PAGE = 9;
export const HOME_POSTS = 6;
export const HOME_QUESTIONS = 3;
export const FAQ_QUESTIONS = 27;
export const POST_QUESTIONS = 2;
export const RELATED_POSTS = 3;
/** Newest articles that a feed carries. */
export const FEED_POSTS = 30;
/** Newest articles that llms.txt names. */
export const LLMS_POSTS = 100;
/** Titles that a page of the list of every title holds: more would outgrow the first round trip. */
export const ARCHIVE_POSTS = 118;
/** Where the bar of links takes the place of the menu button, in CSS pixels. */
export const MEDIUM_BREAKPOINT = 768;
/** What the list of all articles is about, wherever it is named outside its page. */
export const BLOG_SUBJECT = "focus, memory and brainwave audio";
/** At most so many buttons within so many words of a page's text. */
export const BUTTONS_PER_WINDOW = 3;
export const WINDOW_WORDS = 600;
