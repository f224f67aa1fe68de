/**
 * What stands about in any home and a child may fetch: for these a word is taken that was not heard well. Each is there
 * one at a time; `stuff` is there in any amount.
 */
export const HOUSEHOLD_THINGS: readonly string[] =
  `apple|bag|ball|banana|basket|bean|belt|biscuit|blanket|book|boot|bottle|bowl|box|brick|broom|brush|bucket|button|
carrot|cardigan|chair|clock|coat|coin|comb|cork|crayon|cup|curtain|cushion|duster|egg|envelope|flannel|fork|funnel|
glove|hat|hook|jar|jug|jumper|kettle|key|ladle|lamp|lemon|lid|loaf|map|marble|mat|melon|mitten|mop|mug|napkin|onion|
parcel|peg|pear|pen|pencil|picture|pillow|plate|plum|pot|potato|purse|puzzle|radio|ribbon|ring|roll|rubber|rug|
ruler|sandal|saucepan|saucer|scarf|sheet|shirt|shoe|sieve|slipper|spoon|sponge|stamp|sticker|suit|suitcase|
tablecloth|teapot|ticket|tie|tin|toast rack|tomato|torch|towel|tray|trowel|umbrella|vase|vest|wallet|whisk`
    .split('|')
    .map((noun) => noun.trim())

export const HOUSEHOLD_STUFF: readonly string[] =
  'butter|cheese|custard|dust|flour|jam|milk|paper|porridge|rice|soap|soup|sugar|tea|toast|water|wool'.split('|')
