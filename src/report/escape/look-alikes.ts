import { escaped, PRINTABLE_ASCII, visible } from './visible.js';

// Letters and digits drawn like an ASCII one, by script. Compatibility characters (full-width, mathematical,
// ligatures, …) are found by normalisation and are not repeated here.
const LETTERS = new Set(
  'ıȷɑɡɩɪʟʏʋʀʙɢʜɴꞁꞮƽƼǀᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱ' + // Latin
    'асеһіјӏорԛѕуүԝхѵԁгАВСЕҺІЈКМНОРЅТУҮХЗԌԚԜԀӀЬ' + // Cyrillic
    'αγινορσυΑΒΕΖΗΙΚΜΝΟΡΤΥΧϜϳϲϹͿ' + // Greek
    'օսոցհզգյՍՕԼՏ' + // Armenian
    'ᎠᎡᎢᎥᎩᎪᎫᎬᎳᎷᎻᎽᏀᏂᏃᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏳᏴ' + // Cherokee
    'ⲀⲂⲈⲎⲒⲔⲘⲚⲞⲢⲤⲦⲬⲟⲣⲥ' + // Coptic
    'ꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓞꓟꓠꓡꓢꓣꓤꓦꓧꓨꓩꓪꓫꓬꓮꓰꓲꓳꓴ' + // Lisu
    'סןוا௦൦०০੦૦౦೦๐໐ဝ၀߀ߊ٠٥۵۰١۱𐐄𐐬𐓂𐓪𐔖',
);

// Signs drawn like ASCII punctuation, by what they are taken for.
const SIGNS = new Set(
  '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u02D7\u06D4\u2CBA' + // -
    '\u2018\u2019\u201A\u201B\u2032\u02B9\u02BB\u02BC\u02BD\u02C8\u05F3\uA78C' + // '
    '\u201C\u201D\u201E\u201F\u2033\u05F4\u02BA' + // "
    '\u2044\u2215\u29F8\u2571\u27CB\u3033' + // /
    '\u2236\uA789\u05C3\u0589\u02D0\u0703\u0704\u16EC\u205A' + // :
    '\u00B7\u2022\u2027\u2219\u22C5\u0387\u0701\u0702\uA4F8' + // .
    '\u060D\u066B\u00B8\uA4F9' + // ,
    '\u2217\u066D\u204E' + // *
    '\u2039\u276E\u02C2\u203A\u276F\u02C3' + // < >
    '\u2216\u29F5\u29F9' + // \
    '\u2758\u2223\u01C0\u05C0' + // |
    '\u223C\u02DC\u1FC0' + // ~
    '\u2038\u02C6\u02C4' + // ^
    '\u01C3' + // !
    '\u2026', // also this project's own mark of a cut
);

// Thai and Lao spell with these, although they have a compatibility decomposition.
const EVERYDAY_COMPATIBILITY = new Set(['\u0E33', '\u0EB3']);

const NON_ASCII = /[^\0-\x7F]/gu;

/**
 * A text in any language with every character that may be taken for another one as `\u{…}`: what is not in normal
 * form C, compatibility characters, four marks on one letter, signs drawn like ASCII punctuation, every non-ASCII
 * letter of a word that mixes scripts drawn alike (`pаypal` with a Cyrillic а), and every letter of a word that
 * consists of letters drawn like ASCII alone (`сору` in Cyrillic). A word of one script stays readable: `документ` is
 * left alone.
 *
 * Source of the rule: a small part of Unicode Technical Standard 39 (mixed-script and whole-script confusables).
 */
export function escapeLookAlikes(text: string): string {
  if (PRINTABLE_ASCII.test(text)) return text;
  // A base with its marks (conjoining Hangul vowels and finals compose like marks); a word, or an escape before it.
  const cluster = unicodePattern('gu', String.raw`[^\p{M}][\p{M}\u1160-\u11FF]*|\p{M}+`);
  const word = unicodePattern('gu', String.raw`\\u\{[0-9A-F]+\}|[\p{L}\p{M}\p{N}]+`);
  return text
    .replace(cluster, (found) => (isPlain(found) ? found : escapeNonAscii(found)))
    .replace(NON_ASCII, (character) => (SIGNS.has(character) ? escaped(character) : character))
    .replace(word, (found) => (found.startsWith('\\') || isHonest(found) ? found : escapeNonAscii(found)));
}

/** Whether a text holds a character that may be taken for another one, or one that shows nothing. */
export function hasLookAlikes(text: string): boolean {
  return !PRINTABLE_ASCII.test(text) && escapeLookAlikes(visible(text)) !== text;
}

function isPlain(cluster: string): boolean {
  return (
    EVERYDAY_COMPATIBILITY.has(cluster) ||
    (cluster.normalize('NFKC') === cluster && !unicodePattern('u', String.raw`\p{M}{4}`).test(cluster))
  );
}

function isHonest(word: string): boolean {
  const scripts = ALIKE_SCRIPTS.filter((script) =>
    unicodePattern('u', `\\p{Script=${script}}`).test(word),
  ).length;
  return scripts < 2 && Array.from(word).some((character) => character > '\x7F' && !LETTERS.has(character));
}

/** Scripts whose letters are taken for one another: no honest word mixes two of them. */
const ALIKE_SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'];

const patterns = new Map<string, RegExp>();

/** Made when it is used: as a literal it would be checked, Unicode's classes built, whenever this file is loaded. */
function unicodePattern(flags: 'u' | 'gu', source: string): RegExp {
  const made = patterns.get(source) ?? new RegExp(source, flags);
  patterns.set(source, made);
  return made;
}

function escapeNonAscii(text: string): string {
  return text.replace(NON_ASCII, escaped);
}
