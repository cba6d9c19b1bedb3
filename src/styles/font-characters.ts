const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join("");
/** For names and loanwords. */
const accented = "áäåæçèéêíïñóôöøü";

/** Only used in Markdown, YAML and code. */
const syntax = /[\\^`{|}~<>]/g;
const rareInHeadings = /[_@*=[\]]/g;

/**
 * Characters of the site's text font; a test checks components against it. Others, which content may have, come from a system font.
 * The list is short because a font of more than about 14 kB needs a second round trip.
 */
export const textCharacters = `${ascii.replace(syntax, "")}\u00a0©·×÷–—‘’“”…→↑←↗°±½−${accented}`;

/** Characters of headings and of the words on covers. */
export const displayCharacters = `${ascii.replace(syntax, "").replace(rareInHeadings, "")}=\u00a0·×−→–—‘’“”…½${accented}`;
