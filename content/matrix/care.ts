import type { Challenge, Line } from '../format.ts'

/** Pets, gardens, dolls, small cousins: those who look after others. */
export const careSolutions: Record<Challenge, Line[]> = {
  way: [
    '{S} helped a snail off the path at {obj}, so that nobody would tread on it. It turned its horns, thankfully, in one direction. That was the way.',
    'One of the paths had been looked after: swept, weeded, patted down. {S} could always tell such a thing. From {obj} the tended way was the right one.',
    '{S} asked {obj} how it was, which nobody ever had. Lonely, it seemed, except over there, where people came. So over there was the way.',
    'The small plants on one side of {obj} leaned out as if often brushed by legs. {S} straightened them one by one. They marked the right way.'
  ],
  crossing: [
    '{S} made sure of everyone before one foot was set: laces, buttons, tired or not. Well looked after, {group} went over {obj} as if it were nothing.',
    'There were frightened knees, and {S} walked at the speed of those knees. It was the right speed for {obj};; {group} came over.',
    '{S} patted the edge of {obj} smooth for soft feet and moved the slippery bits away. On such a good path {group} {were} soon beyond.',
    'A word for each foot: well done, left one, and well done, right one. {S} praised them all the way over {obj}, until {group} stood on firm land.'
  ],
  high: [
    { text: '{S} did not want to hurt {obj}, and so went up it gently, thanking each foothold. Such feet did not slip. At the top nothing was bent or broken.', needs: ['seven'] },
    'Up there somebody small was calling for {S}, or it sounded so. For that, arms could grow longer. They grew exactly as far as {obj}.',
    '{S} coaxed {obj} the way cats are coaxed from cupboards: come on, come on then. It tipped down by one hand, and was reached.',
    'First the shoes came off, so as not to leave marks. On bare, careful toes {S} stretched, and bare toes stretch farther. {obj} was reached.'
  ],
  shut: [
    '{S} laid a cheek on {obj} and found it stiff and sore with rust. A little rub, a little spit, a kind word. It opened with relief.',
    'Everybody had pushed and rattled. {S} stroked {obj} along the edge instead and found the burr that hurt it. With that gone, it opened.',
    { text: '{S} picked out the old leaves that {obj} had been choking on, one at a time. It drew a long breath of air, and was open.', takes: ['green'] },
    { text: '“May we?” asked {S}, and wiped {obj} clean with a cuff before touching anything else. It had never been asked before. At once it stood open.', says: 'S' }
  ],
  shy: [
    '{S} made a soft place in the crook of one sleeve and left it there. It was the softest thing for miles. {obj} came out and tried it.',
    { text: '“Are you hungry?” asked {S}, and set down a crumb, and went back three steps. That was enough. {obj} came out, and then came closer.', says: 'S' },
    '{S} kept the wind off the place where {obj} was hiding, and asked nothing for it. After some time it came out to say thank you.',
    'A scratch behind the ear, or where an ear might be: {S} offered it with one bent finger. {obj} put out its head, and the rest followed.'
  ],
  cold: [
    '{S} tucked {obj} up the proper way: under the chin, round the back, no gaps. A pat to finish. It was warm before the pat was over.',
    'What did it need? First a hug, then a dry sleeve, then another hug. {S} knew the order by heart. At the last hug {obj} was warm.',
    '{S} held {obj} against the left side, where the heart is, and walked up and down. Nothing was warmer than that side. It worked within ten turns.',
    { text: '“Come here, you,” said {S}, and rubbed {obj} as one rubs a wet dog, ears and all. There was steam, nearly. The cold was gone.', says: 'S' }
  ],
  heavy: [
    '{S} wanted to know if {obj} was comfortable where it was. It was not, there was a lump beneath. With the lump gone it moved over gladly.',
    'Something small lived beside {obj}, so {S} carried that to safety first. Then there was no need to be careful, and one good push did it.',
    '{S} did not shove, but eased {obj} round as one turns a sleeping uncle. There, and there, and a bit more. It lay out of the way.',
    'It must be tiring to be so heavy, thought {S}, and talked to {obj} while pushing. Whatever the reason, it went, and it went quietly.'
  ],
  broken: [
    '{S} bound {obj} up like a hurt paw: not too loose, not too tight, with a bow. Then it was told to take things slowly. It held.',
    { text: 'Under the break {S} put a small cushion of moss, so that nothing pressed. Then came the string, gently. {obj} rested, and was well enough.', takes: ['string', 'green'] },
    '{S} stroked the splinters of {obj} flat and pressed the sore place shut. It needed holding for a while. {S} held it;; it healed.',
    { text: 'It needed a plaster, mostly for comfort, but not only. {S} stuck a big leaf on {obj} with something sticky, patted it, and it was mended.', takes: ['green'] }
  ],
  muddled: [
    '{S} asked each bit of {obj} where it felt at home. Some said it plainly. The rest were put with their friends, and no one was left out.',
    'Small ones were getting squashed in {obj}, so those came out first. {S} set them in a row. The big ones settled behind them, in order.',
    '{S} combed {obj} from the ends, a bit at a time. There was a story to go with it. Nothing hurt, and all of it came smooth.',
    'Every bit was dusted, looked at and put to bed beside its like. {S} said good night to each. So {obj} came to be tidy.'
  ],
  noisy: [
    '{S} wondered what hurt, and felt along {obj} with kind fingers. There, a small sharp thing. It was drawn out, and that was the end of the noise.',
    { text: '“There, there,” said {S}, with a hand on {obj}, pat, pat, pat. It worked on babies. It worked on this as well;; all was quiet.', says: 'S' },
    '{S} gave {obj} what it was shouting for, and that was to be stroked. The shout became a grumble, the grumble a purr, the purr a hush.',
    'Perhaps it was only overtired. {S} rocked {obj} and hummed, and rocked, and hummed lower. The next noise was a very small snore.'
  ],
  dark: [
    '{S} saw to the one who was most afraid and forgot to be afraid as well. There was no time for it in {obj}. Then {group} {were} through.',
    'It must be lonely, thought {S}, to be so dark. So {S} told {obj} something pleasant on the way. Before the end of it {group} {were} out.',
    '{S} kept one warm hand for whoever needed it and talked about breakfast. {obj} was two breakfasts long. At the second, there was sky.',
    { text: '“Mind your head,” said {S}, “mind that puddle, mind your toes.” Somebody minded for everybody. So {group} left {obj} unbumped and dry.', says: 'S' }
  ],
  far: [
    '{S} rubbed the tired feet, all of them, heel and toe, and blew on the sore spots. Rubbed feet were new feet. On those {group} came as far as {obj}.',
    'A sip, a crumb, a minute’s sit: {S} dealt them out before anyone had to ask. Nobody ran dry. At the last crumb {group} stood before {obj}.',
    '{S} carried what could be carried for the most tired one, and never mentioned it. That was the kindest part. So {group} reached {obj}.',
    { text: '“How are the knees?” asked {S} now and then, and listened to the knees. They were pleased to be asked. With no more grumbling, this was {obj}.', says: 'S' }
  ],
  secret: [
    '{S} thought that {obj} might be afraid of being laughed at. {S} promised not to laugh, and meant it. It told, in a whisper.',
    { text: 'Poor thing, it was all over moss and scratches. {S} cleaned it gently, corner by corner. Under the last bit of moss, {obj} showed what it knew.', takes: ['green'] },
    '{S} warmed {obj} a little with both hands and waited until it felt trusted. Then there was a tiny give, as of a shoulder. It had told.',
    'It guarded something small, and {S} understood that. {S} promised {obj} to look after it too. After that it let the secret go.'
  ],
  sad: [
    '{S} asked nothing, tucked a sleeve round {obj}, and wiped what had to be wiped. Then there was rocking. The sobs got farther and farther apart.',
    { text: '“Have you eaten?” asked {S}, because that was often half of it. A crumb went across, and another. With each of them {obj} looked less sad.', says: 'S' },
    'Sadness wanted a weight on its lap, {S} could tell. So {S} laid one hand there and left it. It was the right weight, and {obj} was comforted.',
    '{S} stayed till the very end of the crying, and there was a lot of it. Afterwards {obj} was tired, and clean, and a little bit glad.'
  ]
}
