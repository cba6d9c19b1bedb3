/** Characters that the site's fonts carry; a test holds content to them. Anything else falls back to a system font. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join("");

export const textCharacters = `${ascii}\u00a0©·×÷–—‘’“”…→↑←↗°±½¼¾²³−áàâäåãæçéèêëíìîïñóòôöøõúùûüýœßÁÅÆÄÇÉÖØÜ`;

/** The italic is used for a few words of display type. */
export const italicCharacters = `${ascii}–’`;
