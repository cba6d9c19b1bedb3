const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join("");
/** Of names, and of words that English has borrowed. */
const accented = "áäåæçèéêíïñóôöøü";

/** Of Markdown, YAML and code: readers do not see them. */
const syntax = /[\\^`{|}~<>]/g;
const rareInHeadings = /[_@*=[\]]/g;

/**
 * Characters that the site's fonts carry; tests hold content and pages to them. Anything else falls back to a system
 * font. Few, since each is kerned against all others, and a font of more than some 14 kB takes a second round trip.
 */
export const textCharacters = `${ascii.replace(syntax, "")}\u00a0©·×÷–—‘’“”…→↑←↗°±½−${accented}`;

/** Characters of headings. */
export const displayCharacters = `${ascii.replace(syntax, "").replace(rareInHeadings, "")}\u00a0–—‘’“”…½${accented}`;

/** The italic is used for a few words of display type. */
export const italicCharacters = `${ascii.replace(/[^\w ,.;:!?&'-]/g, "")}–’`;
