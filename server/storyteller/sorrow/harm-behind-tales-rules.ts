import { alarmUnless as unless, upToWords as words, wordsAlarmSaid as said, type AlarmRule } from './alarm-rule.ts'

const IT = '(?:he|she|it|they|i|him|her|me|them|<name>)'
const TAKEN_AS_TOLD = ''

/** What stands behind a fox or a teddy, after a “because” or an “and”, and is meant of a child. */
export const HARM_BEHIND_TALES_RULES: readonly AlarmRule[] = [
  {
    label: 'what may not be said of what was seen',
    kind: 'danger',
    said: said(
      `(?:not|never) (?:allowed|supposed) to (?:say|tell|speak|talk)(?: about)? what ${IT} (?:saw|sees|heard|knows)|(?:keeps?|kept|has|had)${words(2)} secret because${words(3)} (?:says?|said)(?: that)? ${IT} (?:must|may|should|can) not tell|(?:what|that ’s what) ${IT} (?:have|has|had) to (?:tell|say)${words(3)} about (?:<my>|the) (?:arm|eye|bruises?|leg|face|marks?)|not allowed to be seen with <my> (?:eye|arm|face|bruises?)`
    ),
    unless: unless('surprise|party|presents?|birthday|film|cake|magic trick', TAKEN_AS_TOLD),
    examples: ['a parrot who isn’t allowed to say what he saw in the bathroom', 'a teddy who keeps a secret because uncle says he mustn’t tell', 'my doll goes to school because I’m not allowed to be seen with my eye like this'],
    counterExamples: ['a parrot who says what he saw', 'a mouse who keeps a secret because of the party', 'a fox who is not allowed to say what he saw at the birthday']
  },
  {
    label: 'blows that are waited for',
    kind: 'danger',
    said: said(
      `(?:gets?|got|is|was|be) (?:hit|smacked|slapped|beaten|whacked|hurt) (?:for|if|when|whenever|every)${words(3)}|(?:otherwise|or|else) there ’?s the (?:belt|stick|cane|slipper)|(?:otherwise|else) (?:there|comes|it) (?:is |’s )?the (?:belt|stick|cane)|(?:find|finds|catch|catches) ${IT} and (?:smack|hit|slap|beat|hurt)s?(?: ${IT})?|because (?:people|<parent>|they|somebody|someone|<kin>) (?:have|has|had) hurt ${IT}|because (?:<parent>|<kin>|<uncle>) (?:shouts|shouted|yells|screams|(?:gets?|got|is|was) (?:angry|furious|mad))|because${words(4)} <parent> coming up the stairs|(?:stung|hit|bit|hurt) (?:her|him|it|them) first ,? at home`
    ),
    unless: unless('balls?|golf|drums?|piñata|pinata|goal|hooray|hurray|happily', TAKEN_AS_TOLD),
    examples: ['a donkey who is bad at maths and gets hit for every mistake', 'a giraffe who wants to be smaller so that nobody can find him and smack him', 'a seal who runs away from people because people have hurt him', 'a little bear who can’t sleep because his daddy shouts', 'a rabbit who hides under the bed because grandpa gets so angry'],
    counterExamples: ['a ball that gets hit for six', 'a bear who hides under the bed because of the thunder', 'a goat who runs away because people laughed']
  },
  {
    label: 'a doctor who is needed now',
    kind: 'illness',
    said: said(
      `(?:gone|going|went|is|was|turned|turns) blue (?:round|around) the (?:mouth|lips)|(?:will|would|does|did) not wake up and (?:is|was|feels?|felt) (?:cold|stiff|grey|limp)|hard to wake|fever of <number>|(?:banged|hit|bumped) <my> head (?:this|today|yesterday|earlier|and (?:is|was|keeps|has))|(?:the )?ambulance came`
    ),
    typed: /(?:blue|wake|fever|head|ambulance)/u,
    unless: unless('hiccups?|dream|paint|robot|torch|clockwork', TAKEN_AS_TOLD),
    examples: ['a rhino who sneezes and has gone blue round the mouth', 'a hamster who sleeps all day and won’t wake up and is cold', 'a duckling who is hard to wake, like mummy yesterday', 'a bear who has a runny nose and a fever of 41'],
    counterExamples: ['a clown who is blue with cold', 'a bear who won’t wake up until spring', 'a snail with a little fever']
  },
  {
    label: 'no home and not enough to eat or wear',
    kind: 'absence',
    said: said(
      `(?:thrown|kicked) out of (?:<my>|the|our) (?:house|home|flat|place)|(?:sleeps?|sleeping|slept|lives?|living) in (?:a |the |<my> )?(?:car|<vehicle>|van) with (?:<my>|<kin>|<parent>)|nothing (?:left )?in the fridge|no (?:coat|heating|food) and it ’?s (?:freezing|so cold) in (?:<my>|the|our) (?:flat|house|room|home)|never gets (?:any )?(?:supper|dinner|food|breakfast) because|does not deserve (?:any|it|supper|dinner|food)`
    ),
    unless: unless('camping|camper|holiday|caravan|festival|treasure|shopping', TAKEN_AS_TOLD),
    examples: ['a hedgehog who needs a place to live because we got thrown out of our house', 'a snail who takes his house everywhere because he sleeps in a car with his mum', 'a puppy who is always hungry because there is nothing in the fridge'],
    counterExamples: ['a cat who was thrown out of the kitchen', 'a bear who sleeps in a car', 'a fox who looked in the fridge']
  },
  {
    label: 'a child who is given back, or has nobody left',
    kind: 'separation',
    said: said(
      `(?:foster|<name>|new|adoptive) (?:family|<parent>|parents?)${words(2)} (?:gave|give|gives|sent|sends|bring|brought) ${IT} (?:back|<limb>|away)|(?:foster|new|adoptive) (?:family|<parent>|parents?) (?:does|do|did) not want ${IT}|took (?:ours|mine) away again|(?:should|would) have been born (?:in|on|this)|(?:gets?|has|have) (?:always )?one few|suddenly only one|(?:was|is) the war(?: |$)`
    ),
    unless: unless('balloons?|gifts?|presents?|cards?|sweets|pebbles|thumb|snowballs?|pillows?', TAKEN_AS_TOLD),
    examples: ['a crocodile who bites everyone since his foster family gave him back', 'a monkey who has to move again because the new family doesn’t want him either', 'a kangaroo with an empty pouch, she should have been born in March', 'a mummy duck who counts her ducklings and always gets one too few now'],
    counterExamples: ['a monkey who gave the ball back', 'a bear who was born in March', 'a duck who counts to ten']
  },
  {
    label: 'one who has had enough of being there',
    kind: 'sadness',
    said: said(
      `does not want to wake up (?:any ?more|again|ever)|wants? (?:it|everything|that)(?: all)? to be over(?: |$)(?!(?:so|before) )|(?:i|he|she|<name>) wants? to (?:vanish|disappear|be gone) too|jump and not land|will not need (?:it|them|anything) any ?more|(?:thinks|says) (?:she|he) is too fat|refuses to eat because`
    ),
    unless: unless('school|party|film|test|match|race|recital|exam|invisible cloak|bridesmaid', TAKEN_AS_TOLD),
    examples: ['a wolf who doesn’t want to wake up any more', 'a frog who goes up the ladder and wants to jump and not land', 'a crow who gives everything away because he won’t need it any more', 'a fox who refuses to eat because she thinks she is too fat'],
    counterExamples: ['a bear who does not want to wake up for school', 'a frog who wants to jump and land on a lily', 'a crow who gives everything away']
  },
  {
    label: 'what is done to a body',
    kind: 'danger',
    isOfBody: true,
    said: said(
      `does not want to be (?:tickled|touched|kissed|stroked|hugged) there|has to kiss${words(4)} and does not want to|because of what${words(2)} does at (?:bath ?time|bedtime|night)|shares? the bed with (?:somebody|someone) who should not|filmed ${IT} in the (?:changing room|bath|bathroom|shower|toilet|toilets)|say no to the (?:big|old|nice) (?:man|boy)|standing outside again`
    ),
    unless: unless('frog|prince|princess|postman|rain|milkman', TAKEN_AS_TOLD),
    examples: ['a teddy bear who doesn’t want to be tickled there', 'a bunny who has to kiss the old fox and doesn’t want to', 'a cat who hates bathtime because of what grandpa does at bathtime', 'a tortoise who won’t come out of his shell since they filmed him in the changing room', 'a hen who refuses to leave the house because he’s standing outside again'],
    counterExamples: ['a teddy bear who doesn’t want to be tickled', 'a princess who has to kiss a frog and doesn’t want to', 'a cat who hates bathtime because of the water']
  },
  {
    label: 'an illness that has a name',
    kind: 'illness',
    said: said(
      `no hair because of (?:<my>|the) (?:medicine|treatment|chemo)|(?:test|tests|scan) for (?:leukaemia|leukemia|cancer|<illness>)|in hospital and (?:does|do|will) not get better|loses? (?:<my>|the) (?:leg|arm|foot|eye|hand) on (?:<day>|monday|tuesday|wednesday|thursday|friday)|(?:vet|<pro>)${words(6)} to put (?:her|him|it|them|<my>) to sleep|since the funeral`
    ),
    unless: unless('doll|lego|playmobil|pretend', TAKEN_AS_TOLD),
    examples: ['a princess who has no hair because of her medicine', 'a fox who is nervous before the test for leukaemia', 'a bald lion who is in hospital and doesn’t get better', 'a horse who can’t run any more and the vet is coming tomorrow to put her to sleep'],
    counterExamples: ['a lion with no hair because of the wind', 'a fox who is nervous before a test', 'a vet who puts a teddy to bed']
  }
] // prettier-ignore
