/** Numbers of the specification that the code, and not an editor, decides. */
export const POSTS_PER_PAGE = 9;
export const HOME_POSTS = 6;
export const HOME_QUESTIONS = 3;
export const FAQ_QUESTIONS = 27;
export const POST_QUESTIONS = 2;
export const RELATED_POSTS = 3;
/** Where the bar of links takes the place of the menu button, in CSS pixels. */
export const MEDIUM_BREAKPOINT = 768;
/** What the list of all articles is about, wherever it is named outside its page. */
export const BLOG_SUBJECT = "focus, memory and brainwave audio";
/** The label that the first button of every article carries. */
export const FIRST_BUTTON_LABEL = "Try The Genius Wave Now – Unlock Your Brainpower";
