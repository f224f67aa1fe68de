import { OFTEN, said, WHO, type SaidOtherwise } from './said-words.ts'

const CHILD = String.raw`(?!(?:mum|mummy|mom|mommy|dad|daddy|grandma|grandpa|grandad|granny|nana|uncle|auntie|teacher)\b)${WHO}${OFTEN}`
const SIBLINGS = String.raw`(?:(?:my|our|the|two|both) )*(?:(?:little|big|older) )*(?:brothers?|sisters?|siblings|twins|kids|boys|girls|children|cousins)(?: and (?:his|her|their|my) (?:brothers?|sisters?|cousins?))?`
const COUSINS = String.raw`(?:(?:my|our|the|his|her|all|two|three|four) )*(?:(?:little|big) )?cousins?(?: (?-i:\p{Lu})\p{Ll}+)?`
/** Of Eid, of Christmas: each has a story of the evening before it. */
const FEASTS = ['christmas', 'eid', 'diwali', 'easter', 'hanukkah', 'holi', 'lunar new year'] as const

function tooGladToSleep(feast: (typeof FEASTS)[number]): SaidOtherwise {
  return {
    means: feast,
    word: new RegExp(feast, 'iu'),
    said: said(
      String.raw`${CHILD}(?:can’t|cannot|couldn’t|won’t|is too excited to|are too excited to|too excited to|so excited (?:he|she|they|i) can’t) (?:sleep|fall asleep|settle|go to sleep) ?(?:because|as|since|cos|bc|,)? (?:it’s |it is )?(?:${feast}(?: is)? tomorrow|tomorrow(?: is|’s| it’s)? ${feast})`,
      String.raw`(?:it’s |it is )?(?:${feast}(?: is)? tomorrow|tomorrow is ${feast}),? (?:and |so )?(?:he|she|they|i|we|nobody|no one|${SIBLINGS}) (?:here )?(?:can(?:’t)?|cannot|won’t|is too excited to|are too excited to) (?:sleep|settle|fall asleep)(?: here| in this house)?`
    ),
    examples: [`can’t sleep because tomorrow is ${feast}`, `${feast} tomorrow and she can’t sleep`],
    counterExamples: [`can’t sleep because ${feast} is without daddy`, `can’t sleep since ${feast}`]
  }
}

/** Events of a day, as they are typed, of which the model of sorrows thinks the worst or no pack the right thing. */
export const DAYS_SAID: readonly SaidOtherwise[] = [
  ...FEASTS.map(tooGladToSleep),
  {
    means: 'afraid of the dark',
    word: /dark/iu,
    said: said(
      String.raw`${CHILD}(?:won’t|will not|can’t|cannot|doesn’t (?:like|want)(?: to)?|does not (?:like|want)(?: to)?|refuses to|hates(?: to)?|is (?:scared|afraid|frightened)(?: to| of)?|(?:scared|afraid|frightened)(?: to| of)?) (?:sleep|sleeping|go to sleep|fall asleep|lie|lying|being|be|stay)(?: (?:alone|in bed|in (?:his|her|their) (?:room|bed)))* in the dark`
    ),
    examples: ['he doesn’t want to sleep in the dark', 'she won’t sleep in the dark', 'Mila is afraid to be alone in the dark', 'hates sleeping in the dark'],
    counterExamples: ['he won’t sleep in the dark since the men came', 'they had to sleep in the dark in the cellar', 'grandpa doesn’t want to be in the dark', 'an owl who won’t sleep in the dark']
  },
  {
    means: 'sharing toys',
    word: /fight|fought|argu|squabbl|quarrel/iu,
    said: said(
      String.raw`${SIBLINGS} (?:(?:are|were|keep|kept|always|have been|been) )*(?:fight|fights|fought|fighting|argue|argues|argued|arguing|squabble|squabbled|squabbling|quarrel|quarrelled|quarrelling) (?:over|about) (?:the same|one|every|a|an|the|who gets (?:the|to have the)) (?:(?:blue|red|pink|green|yellow|new|toy|same) )*(?:toys?|teddy|car|train|doll|scooter|digger|book|ball|swing|cup|bowl|plate|chair|tablet|crayons?|bike|truck)`
    ),
    examples: ['brothers fighting over the same toy car all day', 'the twins argue over the blue cup every morning', 'my kids were squabbling about the swing'],
    counterExamples: ['mum and dad fight over the car', 'the kids are fighting over the last bread', 'two otters fighting over a boat', 'brothers fighting over a knife']
  },
  {
    means: 'getting a jab',
    word: /shots?|jab|injection|vaccin|booster/iu,
    said: said(
      String.raw`(?:(?:the )?(?:doctor|doctor’s|clinic|nurse)(?: visit| appointment)?|check ?-?up)(?: (?:tomorrow|today|on \p{L}+day|next week))?,? (?:for|with|to (?:get|have)) (?:a|an|the|his|her|some|two|our)? ?(?:(?:flu|booster|first|next|big) )?(?:shots?|jabs?|injections?|vaccinations?|vaccines?|boosters?)(?:[., ]+(?:and |but )?(?:(?:he|she|i)(?:’s|’m| is| am)? )?(?:a bit |so |very |really )?(?:scared|afraid|nervous|worried|frightened)(?: (?:of|about) (?:the |it|needles?)*(?:needles?|pain|it|that)?)?)?`
    ),
    examples: ['doctor tomorrow for a vaccination, scared of the needle', 'clinic on monday for her jabs', 'check-up with a booster, a bit nervous'],
    counterExamples: ['doctor tomorrow for chemo, scared of the needle', 'the doctor had to give grandpa an injection', 'hospital tomorrow for an injection']
  },
  {
    means: 'cousins stay',
    word: /cousins?/iu,
    said: said(
      String.raw`${COUSINS}(?: is| are|’s|’re)? (?:coming|come|comes|visiting|staying|arriving|sleeping over|here)(?: (?:over|round|again))?(?: to (?:stay|visit|play|sleep|us|our house))?(?: over)?(?: (?:with us|at ours|at our house))?(?: (?:for|over) (?:the )?(?:whole )?(?:weekend|night|week|holidays?|summer|two nights|three nights|a few days))`
    ),
    examples: ['cousins are coming to stay for the weekend', 'our cousins come over for two nights', 'my cousin Amir is staying with us for the week'],
    counterExamples: ['cousins are coming for the funeral', 'our cousins come to stay because their house burned down', 'cousins live with us now']
  },
  {
    means: 'ramadan',
    word: /ramadan|fast/iu,
    said: said(
      String.raw`(?:(?:the )?(?:first|second|third|last) (?:day|week|night) of ramadan|ramadan (?:starts|begins)(?: (?:tomorrow|today|tonight))?),? (?:and )?(?:(?:he|she|i|(?-i:\p{Lu})\p{Ll}+) )?(?:wants|wanted|wants so much|is trying|tries|tried|will try|would like) to (?:fast|keep (?:a|the) fast|do a fast)(?: (?:too|half (?:a|the) day|until lunch|till lunch|all day|the whole day|for (?:an?|one|two|three|a few) (?:hours?|days?)))*(?: (?:like|with) (?:(?:his|her|my|the) )?(?:big )?(?:brother|sister|cousins?|mum|mama|dad|baba|everyone|us|grown ?ups))?`
    ),
    examples: ['first day of ramadan, he wants to fast half a day like his big brother', 'ramadan starts tomorrow and she wants to fast like her sister'],
    counterExamples: ['first day of ramadan without baba', 'she wants to fast because she feels fat', 'ramadan starts and he is in hospital']
  }
] // prettier-ignore
