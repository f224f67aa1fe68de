/** What a child should not have in its hands, and what tells of a ward, a blow or a camera. */
export const DANGER =
  /(?<!\p{L})(?:syringes?|needles?|razors?|blades?|bottles?|pills?|tablets?|powder|rope|knife|knives|scissors|matches|lighter|gun|belt|bruis\p{L}*|tubes?|wires?|drip|ward|punish\p{L}*|cellar|basement|empty|red|blood\p{L}*|naked|knickers|pants|camera|shaved|treatment|weighed|scars?|burns?|\p{Extended_Pictographic})(?!\p{L})/iu

/**
 * What a person may have to bear, by who does it, what is done or what is not said. Who was nervous, lost a sock or
 * burst into tears over a cup is none of them: such a word beside a wish is told of every day.
 */
const BURDEN =
  /(?<!\p{L})(?:hits?|slap\p{L}*|smack\p{L}*|(?:kick(?:s|ed)|beats?|push(?:es|ed)) (?:him|her|me|us)|touch(?:es|ed|ing)?|kiss(?:es|ed|ing)?|secrets?(?! (?:life|door|garden|recipe|ingredient|map|base|path|cave|agent))|(?:not to|don[’']?t|mustn[’']?t|must not|can[’']?t) tell|in (?:my|her|his|our) (?:bed|room)|lap|knee|bottom|undress\p{L}*|police\p{L}*|ambulance|nurses?|hospital|operation|medicine|bur(?:y|ied)|di(?:e|ed|es|ying)|dead|stitches|(?:has|have|[’']s) (?:left|gone)|left (?:us|me|him|her|home|mum\p{L}*|dad\p{L}*)|(?:went|moved?) away|misses|missed (?:him|her|them|his|my)|missing|drunk|drinks|beer|wine|boyfriend|girlfriend|step(?:dad|mum|mom|father|mother)|uncle|coach|tutor|stranger|bull(?:y|ies|ied)|seizures?|very quiet|sleeps all day|lock(?:s|ed)?|hungry|hides?|hid|hiding|shout\p{L}*|scream\p{L}*|cr(?:y|ies|ied|ying)|ashamed|alone|laughed at|fridge is|cupboards?|shelter|foster|judge|court|custody|funeral|heaven|angels?|wheelchair|not eating|food bank|flinch\p{L}*|scratches|smashed|fell and|stab(?:s|bed|bing)?|shooters?|murder\p{L}*|suicid\p{L}*)(?!\p{L})/iu

/** Whether it may speak of what a person has to bear, or of what is dangerous. */
export function isBurden(said: string): boolean {
  return BURDEN.test(said) || DANGER.test(said)
}

/** An angel, a broken heart or a tear may tell of a sorrow. */
const GRAVE_PICTURES: ReadonlySet<string> = new Set(
  [0x1f47c, 0x1f494, 0x1f54a, 0x1faa6, 0x1fa78, 0x1fa79, 0x1f489, 0x1f48a, 0x1f691, 0x1f52a, 0x1fa93, 0x1f3e5, 0x1f622, 0x1f62d, 0x1f61e, 0x1f614].map((code) => String.fromCodePoint(code))
) // prettier-ignore

export function withoutPictures(text: string): string {
  return text.replaceAll(/\p{Extended_Pictographic}\u{FE0F}?/gu, (picture) => {
    const [plain = ''] = picture
    return GRAVE_PICTURES.has(plain) ? picture : ' '
  })
}
