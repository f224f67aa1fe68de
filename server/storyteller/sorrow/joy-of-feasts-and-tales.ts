import { FEAST, PARENT, RELATIVE, said, WHEN, WHOSE, type JoyRule } from './joy-words.ts'

/** Feasts and customs, and what happens in tales. */
export const JOY_OF_FEASTS_AND_TALES: readonly JoyRule[] = [
  {
    label: 'a custom, a market or a place where one goes together',
    said: said(String.raw`^(?:(?:(?:eid|friday|morning|evening) )?(?:prayers?|namaz)(?: (?:at|in) (?:the )?(?:mosque|masjid))?|(?:the )?(?:souk|market|posada|gurdwara|temple|mosque|shrine)(?: (?:at|in) (?:school|town|the city))?)(?: with ${WHOSE}(?:${PARENT}|${RELATIVE}))?$|^visiting (?:a|the|our) (?:shrine|temple|mosque|church|marae|gurdwara)(?: with ${WHOSE}(?:${PARENT}|${RELATIVE}))?$|^(?:lucky money|red envelopes?|red packets?|eidi|otoshidama)(?: (?:from|with) ${WHOSE}(?:${PARENT}|${RELATIVE})| box)?$|^(?:the )?quincea[nñ]era of (?:her|his|my|our) (?:cousin|sister)$|^valentine’?s? cards? (?:at|for) (?:school|friends|the class|nursery)$|^(?:slept|sleeping|sleepover|staying) at the marae(?: with (?:the |our )?(?:school|class|whānau|whanau|cousins))?$|^(?:a |the |our |his |her )?(?:\p{L}+ )?(?:cat|dog|horse|bear|lion|fox|owl|hedgehog|penguin|elephant|dinosaur|dragon|monster|pig|mole|badger|otter|squirrel|frog|giraffe|monkey|panda|whale|robot|fairy|pirate) family$`),
    examples: ['eid prayer at the mosque with baba', 'friday prayer with baba', 'souk with mama', 'posada at school', 'lucky money from yeye', 'quinceañera of her cousin', 'valentines cards at school', 'sleeping at the marae', 'cat family', 'a horse family'],
    counterExamples: ['prayer for grandpa who died', 'visiting the grave with mama', 'lost our cat family', 'court with mama']
  },
  {
    label: 'a rakhi that is tied, a name that is given',
    said: said(String.raw`^(?:\p{L}+ )?(?:tied|ties|tying|ty) (?:a|the|her|his|my) rakhis? (?:on|to|for|round) ${WHOSE}(?:(?:big|little|older|younger|baby|twin) )*(?:brothers?|cousins?|bhaiya|bhai|friend)(?:’s wrist)?(?: (?:today|tomorrow|this morning))?$|^(?:${WHOSE}|(?:\p{L}+’s )?)(?:(?:new|little) )*baby(?: (?:brother|sister|cousin|boy|girl))? (?:gets?|is getting|got|was given|is given|will get) (?:his|her|its|a|their) name(?: (?:today|tomorrow|on \p{L}+day|this weekend))?$`),
    examples: ['tied a rakhi on her cousin', 'Isla ties a rakhi to her brother', 'Ama’s baby brother gets his name today'],
    counterExamples: ['tied a rakhi on her brother in hospital', 'the baby who died gets his name today', 'tied a rakhi on her brother at his grave']
  },
  {
    label: 'a posada in the street',
    said: said(
      String.raw`^(?:las |the |our )?posadas?(?:(?:,| and) (?:the |a |las |los |el |la )?(?:pi[nñ]atas?|ponche|songs?|candles|neighbou?rs|villancicos))*(?: (?:at|in|on|with) (?:our|the|my) (?:street|school|house|neighbou?rs|road|block|church|patio|cousins))?${WHEN}`
    ),
    examples: ['las posadas and the piñata at our street', 'posada with the neighbours', 'las posadas, piñata and ponche with the neighbours'],
    counterExamples: ['posada without grandpa who died', 'las posadas and mamá is in hospital']
  },
  {
    label: 'the night before a feast',
    said: said(String.raw`^(?:(?:it’s|its|it is) )?${FEAST}(?: (?:morning|day|eve|is|party))*(?: (?:tomorrow|tonight|in the morning|on \p{L}+day))(?:,? (?:and )?(?:everyone|everybody|we all|all of us|they all|the cousins|all the cousins) (?:sleeps?|slept|is sleeping|are sleeping|stays?|is staying|are staying) (?:at|in) (?:our|the) (?:house|flat|place|living room))?(?:,? (?:\p{N}+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:of us )?on the (?:mattress(?:es)?|floor|sofa))?,? (?:and )?(?:nobody|no one|none of them) (?:is sleeping|sleeps|can sleep|is asleep|wants to sleep|will sleep)(?: (?:yet|at all|tonight))?[.!]*$`),
    examples: ['Eid morning tomorrow, everyone sleeps at our house, nine on the mattresses, nobody is sleeping', 'christmas is tomorrow and nobody can sleep', 'Diwali tomorrow, nobody wants to sleep'],
    counterExamples: ['christmas is tomorrow, daddy on the floor, nobody can sleep', 'Eid tonight, we all sleep in the flat, everyone on the floor, nobody is sleeping', 'Eid tomorrow and nobody sleeps since grandpa died', 'christmas tomorrow, nobody sleeps because of the bombs', 'Eid is tomorrow and baba is not home']
  },
  {
    label: 'a feast of children',
    said: said(String.raw`^(?:it(?:’s| is) )?(?:world |international |happy )?(?:children’?s|kids’?|boys’?|girls’?|mother’?s|father’?s|grandparents’?|teachers?’?) ?day(?: (?:at|in) (?:school|nursery|the park))?${WHEN}[.!]*$`),
    examples: ['children’s day', 'childrens day', 'kids day at school', 'happy father’s day'],
    counterExamples: ['father’s day without daddy', 'children’s hospital day']
  },
  {
    label: 'a thing that wakes up',
    said: said(String.raw`^(?:(?:when|where|if) )?(?:(?:a|an|the|my|our|his|her|their|all the) )?(?:(?:boy|girl|child) (?:whose|with) )?(?:\p{L}+ )?(?:drawings?|toys?|pictures?|paintings?|dolls?|tedd(?:y|ies)|statues?|snowm[ae]n|books?|lego|museum|shadows?) (?:that |who |which )?(?:come|comes|came|coming|comes? all) (?:to life|alive)(?: (?:at night|one night|and (?:play|dance|plays|dances)\p{L}*))?[.!]*$`),
    examples: ['her drawings come to life', 'the boy whose drawings came alive', 'toys that come to life', 'a snowman who comes alive'],
    counterExamples: ['grandma come to life']
  },
  {
    // “Baba” is a father and a grandmother elsewhere.
    label: 'a witch of the tales',
    said: said(String.raw`^(?:(?:the )?(?:hut|house) of )?baba yaga(?:’?s)?(?: (?:hut|house|walking hut))?(?: (?:with|on) (?:chicken|hen’?s?) (?:legs|feet))?[.!]*$`),
    examples: ['Baba Yaga’s hut', 'baba yaga', 'the hut of baba yaga', 'baba yagas house on chicken legs'],
    counterExamples: ['baba died', 'baba is in hospital']
  },
  {
    label: 'a day of cards and a rhyme of fireworks',
    said: said(String.raw`^(?:(?:a|my|our|the) )?(?:valentine(?:’?s)?(?: (?:day|card|heart))?(?: (?:for|from|to) (?:${WHOSE}(?:${RELATIVE}|mum|mummy|mom|dad|daddy)|my friend))?|remember,? remember,? the (?:fifth|5th) of november)[.!]*$`),
    examples: ['a valentine for mum', 'a valentine from nana', 'valentine’s day', 'remember remember the fifth of november'],
    counterExamples: ['a valentine for mum who died', 'remember remember my brother who died']
  },
  {
    label: 'somebody of a tale who gets lost and is helped',
    said: said(String.raw`^(?:(?:an?|the|one) )?(?:(?!(?:my|our|his|her|their|your|who|and|real)\b)\p{L}+ ){0,4}(?:dragon|dinosaur|unicorn|fairy|mermaid|robot|alien|star|snowman|monster|giant|elf|penguin|fox|bear|owl|lion|tiger|elephant|monkey|giraffe|hedgehog|mouse|rabbit|bunny|duck|frog|turtle|whale|dolphin|train|bus|tractor|balloon|teddy|toy)(?: (?:gets?|got|is|was) lost)(?: (?:in|at|on) (?:the |a )?(?:\p{L}+ ?){1,3}?)?,? (?:and|so|then) (?:then )?(?:the |some |all the )?(?:kids|children|girls|boys|friends|twins|cousins|sisters|brothers|family|we|they|i|\p{L}+(?: and \p{L}+)?) (?:(?:have|has|had) to |must |need to |want to |all )?helps?(?:ed)? (?:him|her|it|them) (?:to )?(?:find|get|look for) (?:(?:the|his|her|its|their|a) )?(?:way(?: (?:back|home|to (?:the )?\p{L}+)){0,2}|home|house|parade|party|circus|zoo|farm|castle|cave|nest|family|friends?|mum|mummy|mom|mommy|mama|mother|dad|daddy|egg|boat|ship|planet|rocket|spaceship|station|island|forest|jungle|sea)(?: again| back)?[.!]*$`),
    allows: /\b(?:gets?|got|is|was) lost\b/iu,
    examples: ['chinese new year dragon gets lost in the big city and the kids have to help him find the parade', 'a fox gets lost and the children help him find his way home', 'a robot got lost at the airport and Isla and Theo help it get home'],
    counterExamples: ['our dog gets lost and the kids help him find his way home', 'my brother got lost and the police helped him find us']
  },
  {
    label: 'Goldilocks in two words',
    said: said(String.raw`^(?:(?:an? |the )?(?:story|tale) (?:about|of) )?gold(?:ie|y|i|en)[ -]locks?(?: (?:and|&) (?:the )?(?:(?:three|3) )?bears?)?[.!]*$`),
    examples: ['goldie locks', 'goldy locks', 'goldi-locks and the three bears', 'a story about goldy locks and the 3 bears'],
    counterExamples: ['goldie locks died', 'goldie died', 'goldie locks is in hospital', 'goldie our goldfish died']
  },
  {
    label: 'a feast with relatives',
    said: said(String.raw`^(?:(?:we|i|they)(?: are|’re| am|’m)? )?(?:having|celebrating|doing|spending|off to have) ${FEAST}\p{L}*(?: \p{L}+)? (?:at|with) ${WHOSE}${RELATIVE}(?:’?s)?(?: \p{L}+s?)?(?:’s)?(?: and ${WHOSE}${RELATIVE})?(?: and ${FEAST}(?: \p{L}+)? (?:at|with) ${WHOSE}${RELATIVE}(?:’?s)?(?: \p{L}+)?)?(?: in the same (?:week|month))?${WHEN}`),
    examples: ['we are having eid at auntie samira’s and diwali lights at nani’s in the same month', 'we are having christmas at granny’s', 'spending diwali with nani and dadi'],
    counterExamples: ['we are having christmas without granny', 'first eid since dadi died', 'our first christmas without auntie jo']
  },
  {
    label: 'done without help',
    said: said(String.raw`^(?:i|he|she|we|\p{L}+) (?:lit the candles?|rang the (?:church |temple |school )?bell|carried the (?:cross|lamp|candle|flowers|flag)|read the (?:story|lesson|prayer)|said the (?:prayer|blessing)|held the (?:flag|rope|torch))(?: (?:at|in) (?:the )?(?:church|mosque|temple|school|assembly|mass|synagogue|gurdwara|nursery))? all by (?:my|him|her|our)sel(?:f|ves)[.!]*$`),
    examples: ['i lit the candle at church all by myself', 'she rang the temple bell all by herself', 'he read the prayer in assembly all by himself'],
    counterExamples: ['i lit the candle for grandma all by myself', 'she cried all by herself', 'he is at home all by himself with no food']
  },
  {
    label: 'wheels that can do more than legs',
    said: said(String.raw`^(?!.*\b(?:now|since|after|because|ever again|any ?more|used to|hospital|crash\p{L}*|accident)\b).*\b(?:superhero\p{L}*|hero|princess|knight|pirate|mermaid|astronaut|detective|race|races|racing|magic|rocket|rockets|wings|flies|flying|fly|fastest|space) ?.*\bwheelchairs?\b.*$|^(?!.*\b(?:now|since|after|because|ever again|any ?more|used to|hospital|crash\p{L}*|accident)\b).*\bwheelchairs?\b.*\b(?:superhero\p{L}*|hero|princess|knight|pirate|race|races|racing|magic|rocket|rockets|wings|flies|flying|fly|fastest|space|turns into)\b.*$`),
    examples: ['she wants to be a superhero with a wheelchair that flies', 'a girl whose wheelchair has rockets', 'a knight in a wheelchair', 'my wheelchair wins the race'],
    counterExamples: ['daddy is in a wheelchair now', 'since the crash mummy has a wheelchair and cannot fly with us']
  },
  {
    label: 'whom nobody can see, in a tale',
    said: said(String.raw`^(?:(?:an?|the|my|our) )?(?:(?-i:\p{Lu})\p{Ll}+(?:(?:,| and) (?-i:\p{Lu})\p{Ll}+)?|boy|girl|child|dog|cat|mum|mummy|mom|mommy|mama|dad|daddy|papa|baba|teacher|${RELATIVE}) (?:who |that )?(?:is|are|turns?|turned|becomes?|became|gets?|got|goes|went|can (?:be|become|turn)) invisible(?: (?:for (?:a|one|the) (?:whole )?day|by (?:magic|mistake|accident)|one (?:day|morning|night)|(?:and|but) only (?:i|we|he|she|(?-i:\p{Lu})\p{Ll}+) can (?:see|hear) (?:him|her|them)|whenever (?:he|she) (?:sneezes|likes|wants)|and (?:plays tricks|has fun|eats all the \p{L}+)))?[.!]*$`),
    allows: /\bby accident\b/iu,
    examples: ['Isla is invisible', 'Isla turns invisible', 'Isla and Theo become invisible for a day', 'a girl who can turn invisible', 'the boy who gets invisible whenever he sneezes'],
    counterExamples: ['she feels invisible', 'Isla feels invisible at school', 'my son is invisible to the other children', 'Isla is invisible to them since the baby came and she is so sad']
  },
  {
    label: 'saving a feast or a day',
    said: said(String.raw`^(?:how )?(?:(?:we|i|(?-i:\p{Lu})\p{Ll}+|the (?:kids|children|cousins|twins|dog|cat|elves|reindeer|animals))(?:(?:,|,? and|&) ){0,2}){1,4} ?(?:save|saves|saved|saving|rescue|rescues|rescued|have to save|has to save|must save|help save|help to save) (?:christmas|halloween|easter|eid|diwali|new year|the (?:day|world|planet|party|show|birthday|zoo|farm|forest|jungle|moon|circus|town|village|city|kingdom|carnival|picnic|wedding|school play|animals|bees|whales|polar bears|toys|dinosaurs|unicorns)|all the (?:animals|toys|presents)|santa|father christmas)[.!]*$`),
    examples: ['Isla and Theo save christmas', 'Isla saves the day', 'the elves have to save christmas', 'how Theo saved the birthday', 'Isla, Theo and Biscuit rescue all the toys'],
    counterExamples: ['they could not save grandpa', 'the doctors could not save our cat', 'we saved christmas dinner for grandpa and then he died']
  },
  {
    label: 'a letter to Father Christmas',
    said: said(String.raw`^(?:(?:he|she|i|we|they|(?-i:\p{Lu})\p{Ll}+) (?:is |was )?)?(?:(?:wrote|writes|writing|posting|posts|posted|sending|sends|sent) )?(?:(?:(?:an?|the|his|her|my|our|their) )?(?:(?:long|first|own|christmas) )?(?:letters?|list) )?to (?:father christmas|santa(?: claus)?)(?: (?:today|tonight|together|again|this year))?[.!]*$`),
    examples: ['her letter to Father Christmas', 'wrote to Father Christmas', 'Isla is writing a letter to Father Christmas', 'a letter to Father Christmas', 'she wrote to santa'],
    counterExamples: ['her letter to Father Christmas asks for daddy to come home', 'her letter to father', 'she wrote to Father Christmas to bring grandma back']
  },
  {
    label: 'a rakhi by post',
    said: said(String.raw`^(?:(?:a|the|her|my|our|sending a|making a|tying a) )?rakhi (?:for|to|with) (?:an?|the|my|his|her|our) (?:(?:big|little|older|younger|baby) )?(?:brother|bhaiya|cousin)(?:,? (?:who|that) (?:has )?(?:moved (?:away|abroad|to \p{L}+)|lives (?:far away|abroad|in \p{L}+)))?[.!]*$`),
    allows: /\bmoved away\b/giu,
    examples: ['rakhi for a big brother who moved away', 'a rakhi for my brother who lives far away', 'sending a rakhi to her cousin', 'rakhi for my baby brother'],
    counterExamples: ['rakhi for my brother who died', 'rakhi without my brother', 'rakhi for a brother who went to prison']
  },
  {
    label: 'a feast in the village',
    said: said(String.raw`^(?:we(?: are|’re) )?(?:visiting|going (?:back |home )?to|travelling to|traveling to|off to) (?:(?:the|our|my|his|her|dad’s|mum’s) )?(?:village|farm|countryside|seaside|hometown|home town|island|mountains) for ${FEAST}(?:,? (?:and|with) .{3,80})?[.!]*$`),
    isOpen: true,
    examples: ['visiting the village for christmas and riding on okada with uncle', 'we are going to the village for diwali', 'going back to our village for eid and all the cousins come'],
    counterExamples: ['going to the village for christmas without daddy because he is in prison', 'visiting the village for grandma’s funeral']
  },
  {
    label: 'one of tales and an animal',
    said: said(String.raw`^(?:an?|the) (?:(?!(?:abused|abandoned|orphan(?:ed)?|homeless|hungry|dying|dead|sick|ill|poor|lonely|lost|beaten|starving|refugee|sad|crying|frightened|missing|stolen|blind|hurt|injured|unwanted)\b)\p{L}+ ){0,2}?(?:boy|girl|child|farmer|shepherd|herder|milkmaid|miller|fisherman|king|queen|prince|princess|old man|old woman) and (?:his|her|their|the|an?) (?:(?:little|small|baby|big|clever|funny|white|black|brown|spotted|stubborn|favourite|lazy) ){0,2}(?:calf|cow|goat|kid|lamb|sheep|donkey|mule|horse|pony|foal|camel|elephant|dog|puppy|cat|kitten|hen|chicken|rooster|goose|duck|duckling|pig|piglet|parrot|monkey|rabbit|llama|ox|bull|buffalo|yak|falcon)$`),
    examples: ['a maasai boy and his calf', 'the old woman and her goose', 'a princess and her stubborn donkey'],
    counterExamples: ['a boy and his dead dog', 'a boy and his dying calf', 'the orphan boy and his dog']
  },
  {
    label: 'a world in which everything is otherwise',
    said: said(String.raw`^(?:what if |(?:the|one) (?:day|night|morning|time) (?:when |that )?)?(?:everything|everyone|everybody|all the (?!(?:\p{L}+ )?(?:people|grown[ -]ups|men|women|boys|girls|kids|children|babies|fish(?:es)?)(?!\p{L}))(?:\p{L}+ )?\p{L}+)(?: (?:in|at|round|on|of) (?:my|our|the|a) (?:\p{L}+ )?(?:house|room|bedroom|kitchen|bathroom|school|class|town|city|world|garden|street|zoo|farm|shop|fridge|toy box))?(?: (?:suddenly|really|all))?(?: (?:is|are|was|were|got|gets|went|goes|turns?|turned|becomes?|became|starts?|started|began|begins)(?: (?:to|into))?)(?: (?:so|very|all|really|too))* (?:tiny|small|huge|giant|big|enormous|upside down|back to front|inside out|backwards|sideways|pink|purple|blue|green|yellow|red|orange|rainbow|stripy|spotty|round|square|sticky|bouncy|fluffy|wobbly|soft|shiny|jelly|chocolate|cake|cheese|lego|talk(?:ing)?|danc(?:e|ing)|sing(?:ing)?|fly(?:ing)?|walk(?:ing)?|hop(?:ping)?|giggl(?:e|ing)|sneez(?:e|ing)|play(?:ing)?)(?: (?:except|but|apart from)(?: for)? (?:me|us|the \p{L}+|my \p{L}+|our \p{L}+))?(?: (?:at night|one day|one night|for a day|all day))?[.!?]*$`),
    examples: ['everything got tiny except me', 'everything in my house is talking', 'the day everything turned pink', 'what if everything was upside down', 'everybody was tiny except the dog', 'all the toys are dancing'],
    counterExamples: ['everyone is crying except me', 'everybody got ill except me', 'everything in my house is broken', 'everybody is shouting in our house', 'everything is grey since daddy left', 'everything in our street is floating', 'all the men in our house are talking']
  },
  {
    label: 'what a child could do in a tale',
    said: said(String.raw`^(?:(?:what )?if|i wish|imagine(?: if)?) (?!(?:my|our) \p{L}+ (?:could|can) (?:\p{L}+ )?(?:breathe|live))(?:i|we|you|(?:my|our) (?:brother|sister|dog|cat|teddy|class|friend)) (?:could|can) (?:(?:really|only|just|also) )?(?:breathe|swim|live|walk|see|talk|sing|play|drive) (?:under ?water|under the sea|in the (?:sea|ocean)|(?:to|with|like) (?:the )?(?:animals|fish(?:es)?|birds|dogs|cats|dolphins|whales|trees|insects|bees))(?: (?:for a day|all day|like a fish|like a mermaid|with (?:the )?(?:fish|dolphins|whales|mermaids)))?[.!?]*$`),
    allows: /\b(?:breathe (?:under ?water|in the (?:sea|ocean)|like a fish)|live under)\b/iu,
    examples: ['if i could breathe under water', 'what if we could live under the sea', 'what if I could talk to animals', 'i wish i could breathe underwater like a fish'],
    counterExamples: ['if i could not breathe', 'what if i can’t breathe under water']
  },
  {
    label: 'a place of a tale that moves',
    said: said(String.raw`^(?!.*house .*(?:float|mov)\p{L}* (?:away|off))(?:about )?(?:an?|the|one) (?:(?:little|tiny|old|big|crooked|red|blue|green|yellow|magic|funny|wooden) )*(?:house|hut|castle|cottage|shop|school|library|tower|tree|hill|mountain|island|bridge|road|street|lamp ?post|town|village|lighthouse|bakery|caf[eé]|tent|statue|playground) (?:that|which|who) (?:(?:always|only|never|secretly) )?(?:moves?|moved|walks?|walked|hops?|hopped|floats?|floated|flies|flew|wanders?|wandered|dances?|danced|swaps?|turns?|spins?|sails?|sailed|rolls?)(?: (?:about|around|away|along|up|off|round|itself up|places))?(?: (?:one|a|two|three) (?:street|house|door|step|inch|metre|mile|hill)s?(?: (?:over|further|along|to the (?:left|right)))?)?(?: (?:every|each) (?:night|day|morning|evening|week|year)| at (?:night|midnight|bedtime)| one (?:night|day)| while everybody sleeps)?[.!]*$`),
    examples: ['a house that moves one street over every night', 'a hill that moves every night', 'the house that walked away', 'an island that floats away', 'a road that rolls itself up at bedtime'],
    counterExamples: ['the house that burned down', 'the house that floated away', 'the house that moved in the earthquake']
  },
  {
    label: 'a child and a parent change places',
    said: said(String.raw`^(?:(?:a story )?(?:about|of) )?(?:(?:(?:the|one) )?(?:(?:day|time) )?(?:when |where |what if |if |pretend )|(?=.*(?:mummy|daddy|mommy).*baby|.*baby.*(?:mummy|daddy|mommy)))(?:(?:i|we)(?:’m|’re| (?:was|were|am|are|became|become|got to be|get to be)) (?:the |an? )?(?:grown[- ]?ups?|adults?|bosse?s?|parents?|${PARENT})(?: for (?:a|the) (?:day|week|night))? and ${WHOSE}(?:${PARENT}|teacher)(?:’s| (?:was|were|is|became|becomes)) (?:the |an? )?(?:bab(?:y|ies)|child|children|kids?|toddlers?|little ones?|small ones?)|${WHOSE}${PARENT}(?:’s| (?:was|is|became|becomes)) (?:the |a )?(?:baby|child|kid|toddler|little one|small one) and (?:i|we)(?:’m|’re| (?:was|were|am|are)) (?:the |an? )?(?:grown[- ]?ups?|adults?|bosse?s?|parents?|${PARENT}))(?: for (?:a|the) (?:day|week|night))?[.!]*$`),
    examples: ['when I was a grown up and mummy was the baby', 'I am the mummy and mummy is the baby', 'one where daddy is the baby and I am the daddy', 'what if I was the boss and mum was the kid for a day'],
    counterExamples: ['I’m the adult now and my dad is the child', 'when I was a grown up and mummy was ill', 'when mummy was ill and I was the grown up']
  },
  {
    label: 'a pet goes where a child should go',
    said: said(String.raw`^(?:(?:a story )?(?:about|of) )?(?:(?:the|one) )?(?:(?:day|time) )?(?:when |where |what if |if )?(?:the|our|my) (?:dog|puppy|cat|kitten|hamster|guinea pig|rabbit|bunny|goldfish|parrot)(?: has to go|’s going| is going| had to go| goes| went) to (?:school|nursery|work|swimming|ballet|karate|the office)(?: for me| instead(?: of me)?)? and i(?:’m| am)? (?:have to |had to |get to |got to )?(?:stay|stays|stayed)(?: at)? home(?: all day)?(?: and (?:eat|sleep|bark|play|chase|lie|nap)(?! \p{L}*(?:alone|sick|cry))(?: \p{L}+){0,4})?[.!]*$`),
    examples: ['one where the dog has to go to school and I stay home and eat dog biscuits', 'our cat goes to school and I stay at home', 'the dog goes to work and I stay home and sleep in the basket'],
    counterExamples: ['the dog has to go to the vet and I stay home and cry', 'our dog went to the vet and I have to stay home alone']
  },
  {
    label: 'the lights of a feast beside a child and a grandparent',
    said: said(String.raw`^(?:the )?(?:${FEAST}|matariki|moon festival|mid[- ]autumn)(?: (?:stars|lights|lanterns|moon|night|bonfire))?,? (?:and|with) an? (?:little |small )?(?:boy|girl|child) (?:and|with) (?:his|her|their) ${RELATIVE}[.!]*$`),
    examples: ['Matariki stars and a little boy with his koro', 'diwali lights and a little girl with her nani'],
    counterExamples: ['a little boy without his koro at Matariki', 'Matariki stars and a little boy who lost his koro']
  },
  {
    label: 'one of tales who is otherwise than they are',
    allows: /\b(?:fighting|boxing|wrestling)\b/iu,
    said: said(String.raw`^(?:a story about )?(?:a|the) (?:princess|prince|queen|king|fairy|mermaid|unicorn|witch|wizard|ballerina|dragon|knight|pirate)(?:,? but| who| and) (?:she|he|it)? ?(?:also |only |really |just )?(?:does|likes|loves) (?:fighting|boxing|wrestling|karate|judo|kung ?fu|sword ?fighting|mud|football|rugby|burping|farting|digging|engines|tractors|motorbikes)[.!]*$`),
    examples: ['a princess but she does fighting', 'a fairy but she likes mud', 'the king but he loves burping'],
    counterExamples: ['a princess but her daddy does fighting with mummy', 'a princess but she is dying']
  },
  {
    label: 'the day of the dead, for one who was long ago',
    allows: /day of the dead(?:.*(?= we never met))?.*/iu,
    said: said(String.raw`^(?:the )?(?:day of the dead|d[ií]a de (?:los )?muertos)[,:.]? (?:(?:and|we|we are|we’re|i) )*(?:save|saving|set|setting|put|putting|lay|laying|make|making|keep|keeping)(?: out| up)? (?:an? |the |our |some )?(?:plate|place|ofrenda|altar|bread|cup|candle|photo|picture|chair|marigolds)(?: (?:for|of|with) ${WHOSE}(?:great[- ]?)*${RELATIVE}(?: (?:that |whom |who )?(?:we|i|he|she|they)(?: have| has|’ve)? never met)?)?[.!]*$`),
    examples: ['day of the dead, save a plate for great grandma we never met', 'dia de muertos, we put a photo of abuelo', 'Día de los Muertos: making an ofrenda for great-grandpa'],
    counterExamples: ['day of the dead, save a plate for mummy who died', 'day of the dead without abuelo, she cries all day']
  }
] // prettier-ignore
