import { matchesRule, wordsSaid as said, type RuleOfWords } from './rules-of-words.ts'

const PARENT = '(?:mum|mummy|mom|mommy|mam|mammy|mama|dad|daddy|papa|baba|stepdad|stepmum)'
const ELDER = String.raw`(?:gran\p{L}*|grand\p{L}*|nan|nana|nanna|nanny|nani|nanu|dadi|oma|opa|pop|abuel\p{L}+|gogo|lola|lolo)`
const NEAR = `(?:${PARENT}|${ELDER}|brother|sister|uncle(?: \\p{L}+)?|auntie(?: \\p{L}+)?|aunt(?: \\p{L}+)?|cousin)`
const WHOSE = '(?:(?:my|our|his|her|the) )?'

/** Sorrows that are told without their names, as families tell them: “the last cricket match with grandpa”. */
export const BETWEEN_LINES: readonly RuleOfWords[] = [
  {
    label: 'a day without one who ought to be there',
    said: said(`(?:without|with no) ${WHOSE}${NEAR}(?! ?[’'](?:s)?)(?: (?:to wave|there|here|now|beside me|this year|cheering .*|for the first time))?$|(?:without|with no) ${WHOSE}${PARENT}(?! ?[’']s)(?: (?:to wave|there|here|now|beside me|this year|for the first time))`),
    unless: said('shopping|trip|wins?|race|spy|robot|dragons?|dinosaurs?|cats?|dogs?'),
    examples: ['first day of school without daddy', 'tea party without mummy', 'cricket without grandad', 'first day at school with no mummy to wave', 'the world cup without dad'],
    counterExamples: ['a duck goes shopping without mummy duck', 'baking without grandma’s spoon', 'swimming without armbands', 'riding a bike without stabilisers']
  },
  {
    label: 'the last time with somebody',
    said: said(`${NEAR}[’']?s? last (?:wish|cuddle|hug|birthday|christmas|day|story|night)|(?:one|the|my|our) last (?:trip|walk|ride|visit|holiday|swim) (?:to|in|at|on|by) (?:\\p{L}+ ){1,4}with ${WHOSE}${NEAR}|(?:one|the|my|our) last (?:\\p{L}+ ){1,3}with ${WHOSE}${NEAR}|last day with ${WHOSE}${NEAR}|things that (?:were|are) ${NEAR}[’']s|picked up ${NEAR}[’']s things`),
    examples: ['grandma’s last cuddle', 'one last day with grandma', 'the last cricket match with grandpa', 'the last trip to the beach with grandpa', 'picked up daddy’s things', 'steam train ride for mum’s last wish'],
    counterExamples: ['the last day of the holidays', 'the last biscuit', 'last one to bed', 'grandma’s last biscuit']
  },
  {
    label: 'one who is above',
    said: said(`${NEAR} (?:is |lives? |who lives? |who is )?(?:now )?(?:up there|in the (?:sky|clouds|stars))|(?:star|moon|cloud)(?: (?:called|named))? (?:is )?${WHOSE}${NEAR}$|stars? where ${WHOSE}${NEAR} (?:lives|is)|(?:cheering|watching|waving) from above|in the sky is ${WHOSE}${NEAR}|lives again|rainbow bab(?:y|ies)|rainbow for the baby`),
    unless: said('astronaut|pilot|plane|rocket|balloon|kite|flies|flying|helicopter'),
    examples: ['grandma lives in the clouds now', 'a star called daddy', 'moon is daddy', 'scoring a goal for daddy up there', 'stars where grandma lives', 'magic beans so mummy lives again', 'rainbow baby'],
    counterExamples: ['daddy is a pilot up there in the sky', 'a rainbow in the sky', 'a baby star', 'grandma’s balloon in the sky']
  },
  {
    label: 'what is done for one who has died',
    said: said(`(?:made|making|painted) a cross for \\p{L}+|plant(?:ed|ing)? (?:a |some |the )?(?:tree|flowers?|rose|bulbs) for ${WHOSE}(?:${NEAR}|baby)|fed the ducks for ${WHOSE}${NEAR}|scatter(?:ed|ing) ${WHOSE}\\p{L}+|dug a hole for ${WHOSE}(?:${NEAR}|baby)|[’']?s wake|graveyard|hospice|make ${WHOSE}${ELDER} better|got flushed|(?:doesn[’']?t|does not|won[’']?t|stopped) (?:move|moving|breathing)(?: any ?more)?$|(?:was |got )?eaten by (?:a|the) (?:fox|cat|dog)$|(?:got|was|been|get) run over`),
    unless: said(
      'reindeer|sleigh|mother[’]?s day|birthday|gingerbread|car park|by a bus of|toy|^(?:(?:the|an?|our|my|his|her) )?(?:(?:old|little|big|red|toy|slow) )?(?:trains?|trams?|bus|cars?|bikes?|scooter|lorry|truck|tractor|digger|boat|queue|traffic|escalator|sofa|suitcase)(?: (?:that|which))? (?:won[’\']?t|doesn[’\']?t|stopped) (?:move|moving)$|^an? snail (?:that|who) won[’\']?t move$|^(?:the|an?) (?:horse|pony|donkey|mule|camel)(?: (?:that|who))? won[’\']?t move$'
    ),
    examples: ['made a cross for rex', 'planted a tree for grandad', 'we fed the ducks for grandad', 'the big yellow digger dug a hole for nana', 'bouncy castle at the hospice', 'the goldfish got flushed', 'the guinea pig doesn’t move', 'grandad in the car stopped moving', 'the bird in the wheel won’t move', 'our cow won’t move', 'our snail stopped moving', 'a rabbit named Snowy eaten by a fox', 'a dog called Max got run over'],
    counterExamples: ['planted a tree in the yard', 'planting flowers for grandma’s birthday', 'we fed the ducks', 'the gingerbread man was eaten by the fox', 'the horse won’t move', 'the train wont move', 'a snail that won’t move', 'the queue won’t move']
  },
  {
    label: 'a feast in hospital',
    said: said(`(?:birthday|christmas|eid|diwali|easter|summer|holidays?|new year) (?:in|on|at) (?:the )?(?:hospital|ward|hospice)|brave little patient|award (?:for being brave in|from the) hospital|being brave for ${WHOSE}(?:${NEAR}|judge|chemo)`),
    examples: ['birthday in hospital', 'birthday on the ward', 'summer in hospital', 'brave little patient', 'being brave for mummy'],
    counterExamples: ['a hospital for toys', 'birthday at the zoo', 'being brave for the big slide']
  },
  {
    label: 'one who hurts',
    said: said(`(?:${PARENT}|uncle|stepdad|coach|cousin|man|friend|boy(?: called \\p{L}+)?|teacher)(?: \\p{L}+)? (?:who )?(?:hits?|smacks?|slaps?|beats?)(?: me| us| him| her)?$|who (?:hits|kisses|touches|smacks|beats) (?:me|him|her|us)|but ${PARENT} shouts|made me (?:touch|do|kiss) .+|held (?:my|his|her) head under|taking off my top|photos? in the bath|tickles? me where|tickles in bed|(?:uncle|grandpa|grandad|cousin|coach|teacher|man)(?:[’']s)? (?:special (?:hugs?|games?|secret)|secret)|secret(?:s)? (?:with (?:uncle|coach|grandpa|grandad|cousin)|that hurts?)|who says keep a secret|who wants? me to keep (?:a|it) secret|cousin does things|uncle watches|man with a van|on roblox said they love|knocked out (?:my|his|her) tooth|dad knocked out|troll like dad|wolf like (?:my )?(?:uncle|dad)|saves mummy from daddy|ran? (?:away )?from (?:dad|uncle|daddy|home)|hide and seek from daddy|truth about (?:grandpa|grandad|uncle|daddy|dad|what happened|the man .*)|lies about (?:her|his|my) (?:arm|leg|eye|face|back)|mummy[’']?s bottles|daddy bear drinks|(?:mummy|daddy|mum|dad) drinks`),
    unless: said('ball|six|four|wicket|drums?|target|tea|coffee|water|juice|milk|cocoa|santa'),
    examples: ['a boy called Tom who hits me', 'making mistakes makes dad hit', 'it’s okay to make mistakes but dad shouts', 'uncle takes photos in the bath', 'grandpa’s special hugs', 'the truth about grandpa', 'she tells lies about her arm', 'piano lessons with a man who kisses me', 'red riding hood wolf like my uncle', 'tennis coach secret'],
    counterExamples: ['uncle hits a six', 'the frog who kisses the princess', 'dad hits the ball over the wall', 'dad drinks tea with a giraffe', 'a secret with my sister']
  },
  {
    label: 'war and flight',
    said: said(`under the bombs|bombs? (?:on|at|over) our|(?:eid|christmas|school) in a tent|rockets? over (?:our|the) (?:house|city|town)|soldiers? (?:came|are|in our|at our)|saw soldiers|because of (?:the )?war|lesbos|calais|lampedusa|too many people (?:in|on)|boat with too many people|the boat sank|no water|(?:the|a) refuge|safe house|social worker|drums of war|painting the bombs|after the bomb|walked with no`),
    unless: said('bath|bathroom|camel|cactus|desert|taps?|plants?'),
    examples: ['eid under the bombs', 'eid in a tent', 'rockets over our house', 'a little boat with too many people', 'on the island of lesbos in a tent', 'trampoline in the garden of the refuge', 'drums of war'],
    counterExamples: ['a camel with no water', 'a rocket over the moon', 'toy soldiers', 'camping in a tent']
  },
  {
    label: 'what has happened at home',
    said: said(`ambulance (?:for|took|and blue lights for) ${WHOSE}${NEAR}|fire engine(?:s)? (?:came too late|(?:came )?(?:at|to) our house)|${PARENT} who (?:left(?! (?:the|his|her|a|an|some|us (?:a|some)))|doesn[’']?t call|never calls|never comes)|${PARENT}[’']s new (?:family|house) without us|${PARENT} on visiting day|with cancer|and bruises|(?:crash|fall|fell) and blood|needles? (?:at the bottom|every night|on the)|under the (?:lorry|car|bus|train|truck)$|^${WHOSE}${NEAR} jumped$|look(?:ing)? for ${WHOSE}${PARENT} (?:in|at) the (?:rubble|water)|people dying|lockdown drill|choking|and no (?:mum|mummy|mom|dad|daddy)$|forgets like ${WHOSE}${ELDER}|and no shouting|police station with ${WHOSE}${NEAR}|separated from (?:his|her|its) (?:${PARENT}|mother|father)|new (?:mum|mom|dad) (?:and \\p{L}+ )?because mine`),
    unless: said('toy|teddy|pretend|doll'),
    examples: ['ambulance for my brother', 'fire engine came too late', 'cricket with dad who left', 'cricket with daddy on visiting day', 'princess dragon with cancer', 'tennis racquet and bruises', 'scooter under the lorry', 'dory forgets like grandma', 'an island with mummy and no shouting', 'a duckling separated from his mummy'],
    counterExamples: ['an ambulance for teddy', 'a fire engine with grandma', 'dad who left the tap on', 'the cat is under the table', 'daddy jumped in the puddle']
  },
  {
    label: 'want',
    said: said('(?:went|go|goes|going|sent) to bed hungry|no dinner (?:tonight|again|at home)|chef with no dinner|nothing to eat (?:at home|tonight|again)|fibs about eating|painting with blood|saw blood'),
    examples: ['went to bed hungry', 'chef with no dinner', 'fibs about eating'],
    counterExamples: ['a hungry caterpillar', 'a hungry bear looks for dinner', 'no dinner until the giant sneezes']
  }
] // prettier-ignore

/** Whether a wish tells a sorrow between its lines. */
export function isToldBetweenLines(wish: string): boolean {
  return matchesRule(BETWEEN_LINES, wish)
}
