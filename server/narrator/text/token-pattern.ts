const FIRST_GROUP = String.raw`(?<!\d[ \u00a0]?)[1-9]\d{0,2}`
/** The digits of a sum of money, in groups of three or not. */
const SUM = String.raw`\d{1,3}(?:,\d{3})+|${FIRST_GROUP}(?:[ \u00a0\u2009\u202f]\d{3})+(?!\s?\d)|\d+`
// An ordinary space may also part two numbers ("at number 5 200 people"), but no one counts "000" or three times in a row.
const GROUPED = String.raw`\d{1,3}(?:,\d{3})+|${FIRST_GROUP}(?:(?:[\u00a0\u2009\u202f]\d{3})+| 000|(?:[ \u00a0\u2009\u202f]\d{3}){2,})(?!\s?\d)|\d+`
const HALF_OF_DAY = String.raw`\s?(?i:[ap]\.?m\b\.?)`
const TAGS =
  'a|abbr|article|aside|b|big|blockquote|body|br|center|code|dd|del|div|dl|dt|em|font|footer|h[1-6]|head|header|hr|html|i|img|ins|li|main|mark|nav|ol|p|pre|q|ruby|rt|s|script|section|small|span|strike|strong|style|sub|sup|table|tbody|td|th|thead|title|tr|tt|u|ul'
const ENTITIES =
  'amp|apos|copy|deg|gt|hellip|laquo|ldquo|lsquo|lt|mdash|nbsp|ndash|quot|raquo|rdquo|reg|rsquo|shy|times|trade|zwj|zwnj'
const CONSONANTS = '[b-df-hj-np-tv-z]{1,3}'
const UNIT = String.raw`%|°[CF]?|(?:km\/h|m\/s|mph|km|cm|mm|ml|kg|lbs?|ft|[mgls])(?![\p{L}\p{N}'’/])`

/** One token of a sentence. The alternatives are tried in this order; together they match every character, so nothing falls through unseen. */
export const TOKEN = new RegExp(
  [
    String.raw`(?<tag><\/?(?i:${TAGS})(?:\s[^<>]{0,200})?\/?>|<!--[^<>]{0,200}-->)`,
    String.raw`(?<entity>&(?:(?<entityName>${ENTITIES})|#\d{1,7}|#x[\da-fA-F]{1,6});)`,
    String.raw`(?<link>(?:https?:\/\/|(?<![\p{L}\p{N}.])(?i:www)\.(?=[\p{L}\p{N}]))\S*[^\s.,;:!?…"'”’)\]])`,
    String.raw`(?<money>(?<sign>[$£€¥₹])\s?(?<amount>${SUM})(?:\.(?:(?<small>\d\d)(?!\d)|(?<tenths>\d+)))?(?:\s?(?<scale>thousand|million|billion|bn|[km])(?![\p{L}\p{N}/'’]))?)`,
    String.raw`(?<moneyAfter>(?<amountAfter>${SUM})(?:\.(?<smallAfter>\d\d))?\s?(?<signAfter>[$£€¥₹])(?!\s?\d))`,
    String.raw`(?<time>(?<![\d:.])(?<hours>\d{1,2})(?::(?<minutes>[0-5]\d)(?![\d:])(?<half>${HALF_OF_DAY})?|\.(?<dotMinutes>[0-5]\d)(?<dotHalf>${HALF_OF_DAY})))`,
    String.raw`(?<hour>\d{1,2}(?<hourHalf>${HALF_OF_DAY}))`,
    String.raw`(?<date>(?<![\d/])(?<dateFirst>\d{1,2})\/(?<dateSecond>\d{1,2})\/(?<dateYear>\d{4}|\d\d)(?![\d/]))`,
    String.raw`(?<always>(?<![\d/])24\/7(?![\d/]))`,
    String.raw`(?<fraction>(?:(?<wholes>\d+)\s)?(?<top>\d+)\/(?<bottom>[1-9]\d*))`,
    String.raw`(?<vulgar>(?:(?<vulgarWholes>${GROUPED})\s?)?(?<vulgarPart>[¼½¾⅐-⅞])(?:\s?(?<vulgarUnit>${UNIT}))?)`,
    String.raw`(?<ordinal>(?<rank>${GROUPED})(?:st|nd|rd|th)\b)`,
    String.raw`(?<decade>(?:(?<decadeYear>1\d\d0|20\d0)|(?<![\d.,:])(?<shortDecade>\d0))['’]?s\b)`,
    String.raw`(?<range>(?<=\d)[-–](?=\d))`,
    String.raw`(?<number>(?<minus>(?<![\p{L}\p{N}])[-−])?(?<whole>${GROUPED})(?:\.(?<decimals>\d+))?(?:\s?(?<unit>${UNIT}))?)`,
    String.raw`(?<latin>\b(?:e\.g|i\.e)\b\.?)`,
    String.raw`(?<initials>(?:\p{Lu}\.){2,}|\bPh\.D\b\.?)`,
    // "N-n-n," a speaker says, and comes no further.
    String.raw`(?<stuck>(?<![\p{L}\p{M}\p{N}'’-])(?!(?i:sh|mm|hm|zz|ss|rr|ff)-)(?<sound>(?i:[b-df-hj-np-tv-z]{1,2}))(?:[-‐‑](?i:\k<sound>))+(?![-‐‑]?\p{L}))`,
    // "t-too cold": what is stammered belongs to the word that comes at last.
    String.raw`(?<stammer>(?!(?i:d-day|s-shape))(?<![\p{L}\p{M}\p{N}'’‐‑-])(?<first>(?i:${CONSONANTS}))[-‐‑](?:(?i:\k<first>)[-‐‑])*(?=(?i:\k<first>)\p{L}))?(?<word>[\p{L}\p{M}](?:[\p{L}\p{M}]|['’´\u0060](?=\p{L}))*)`,
    String.raw`(?<ellipsis>…|\.{2,}|(?:\.\s){2,}\.)`,
    String.raw`(?<dash>[—–―]+|--+|(?<=\s)-(?=\s))`,
    String.raw`(?<pause>[,،、，])`,
    String.raw`(?<strong>[;:()\[\]{}；：•])`,
    String.raw`(?<stop>[.!?。！？‽؟]+)`,
    String.raw`(?<space>\s+)`,
    String.raw`(?<silent>["'“”‘’«»„‚‹›「」『』*_#~|\\/>\-‐‑^\u0060\u200b-\u200f\u2060\ufeff\u00ad])`,
    String.raw`(?<other>[\s\S])`
  ].join('|'),
  'gu'
)
