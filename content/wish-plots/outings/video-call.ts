import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const CALLS = ['video', 'videocall', 'videocalling', 'video-call', 'facetime', 'facetimes', 'facetimed', 'facetiming', 'skype', 'skypes', 'skyped', 'skyping', 'zoom', 'zooms', 'zoomed', 'zooming', 'whatsapp', 'screen', 'tablet call', 'ipad call']
const NO_CALL = ['died', 'dead', 'heaven', 'funeral', 'ill', 'sick', 'poorly', 'hospital', 'operation', 'war', 'sad', 'misses', 'miss', 'missing', 'cried', 'crying', 'prison', 'work', 'army', 'deployed', 'doctor', 'school', 'class', 'lesson', 'santa', 'dragon', 'alien', 'aliens', 'robot', 'dog', 'cat', 'broken', 'smashed', 'game', 'games', 'gaming', 'camera', 'screen time', 'film', 'tv', 'who', 'friend', 'rocket', 'race', 'racing', 'divorce', 'wearing', 'witch', 'knits', 'knitting']

/** A call with one of them, by the name that is said in this kitchen. */
function callWith(id: string, nana: string, wishes: string[], not: string[] = []): ScenePlot {
  return wishPlot({
    id: `wish-video-call-${id}`,
    wishes,
    except: [...NO_CALL, ...not],
    answers: ['video', 'call', 'calls', 'called', 'calling', 'chat', 'facetime', 'facetiming', 'skype', 'skyping', 'zoom', 'whatsapp', 'screen', 'phone', 'tablet', 'ipad', 'computer', 'with', 'from', 'every', 'sunday', 'today', 'tonight', 'tomorrow', 'far', 'away', 'abroad', 'overseas', 'country', 'lives', 'in', 'talk', 'talking', 'talked', 'see', 'saw', 'seeing', 'first', 'we', 'her', 'his', 'my', 'our', 'family', 'loves', 'frozen', 'froze', 'freezing'],
    moods: ['waiting', 'proud', 'first'],
    namesFamily: true,
    company: ['screen', 'roll', 'raisin', 'ceiling', 'lamp'],
    about: 'On the video call {H} wants the one on the other side to have a roll that is still warm, and it goes through when both of them know where the edge is.',
    titles: ['Through the Edge', 'A Roll With One Eye', 'Mostly Ceiling', `{H} Bakes for ${nana}`, 'Can You Hear Me Now'],
    want: [
      {
        id: 'mostly-ceiling',
        A: 'partner',
        paragraphs: [
          `{H} had baked a roll, all alone, with one raisin for an eye, and buttered it. ${nana} was to have it while it was warm. But ${nana} lived so far off that it was morning there. So {A} set up the screen for a video call.`,
          `There was a ceiling, with a lamp. “Hello?” said the ceiling. It swung round, and there was an ear. ${nana} held the other screen like a telephone. “Can you hear me now?” asked the ear.`
        ]
      }
    ],
    way: [
      {
        id: 'brown',
        A: 'partner',
        paragraphs: [
          `“Look what I’ve got for you,” said {H}, and held the roll right up to it. “It’s gone brown at your end,” said ${nana}. “Switch it off and on,” said {A}. They did.`,
          `This time ${nana} was there, with the mouth wide open. The screen had frozen. “Quick,” said {H}, and pushed the roll at the mouth. It bumped against the glass. Now there was butter on ${nana}’s nose.`
        ]
      },
      {
        id: 'frozen-faces',
        A: 'same',
        spare: 1,
        paragraphs: [
          `Each time that it froze, ${nana} had another face. Once it was a sneeze that did not come. Once one eye was shut, and the other had gone on without it. {H} held the same face, to keep ${nana} company, until it went on.`,
          `“You’ve frozen,” said ${nana} then. “No, that’s really me,” said {H}, and kept quite still. {A} had to be called as a witness. “It’s a good one,” said ${nana}. “I nearly rang off.”`
        ]
      },
      {
        id: 'no-sound',
        A: 'same',
        spare: 2,
        paragraphs: [
          `For a while the sound had gone. ${nana}’s mouth went on, and both hands as well, and the hands told of something big. “The neighbour’s got a new sofa,” said {A}, reading it off. “It’s blue. It won’t go through the door.”`,
          `Then the sound came back. “…so I told the dentist, not that one,” said ${nana}. {H} looked at {A}. “It was a very comfortable dentist,” said {A}.`
        ]
      },
      {
        id: 'in-the-corner',
        A: 'same',
        spare: 3,
        paragraphs: [
          `In the corner of the screen there was a small {H}. It did everything that {H} did. {H} put out a tongue, and the small one put out its own. It was hard to look at ${nana} as long as that one was there.`,
          `“Who are you making faces at?” asked ${nana}. “At me,” said {H}. {A} stuck a bit of paper over the corner. Then there was only ${nana}. “That’s better,” said ${nana}. “Now you’re looking at me. Or at my neck.”`
        ]
      },
      {
        id: 'one-eye-each',
        A: 'same',
        spare: 4,
        paragraphs: [
          `{H} and {A} both wanted to be in the picture, so they pushed up close. {H} had the left half, and {A} the right. “Lovely,” said ${nana}. “I can see one ear, and one eye, and half of a parting. Whose is the tooth?”`,
          `They set the screen further back, against the jug. Now they were in it whole, but so small that ${nana} had to look for some glasses. The glasses were up on ${nana}’s head. {H} could see that, and ${nana} couldn’t.`
        ]
      },
      {
        id: 'the-joke-arrives',
        A: 'same',
        spare: 5,
        paragraphs: [
          `{H} told ${nana} a joke, the one about the cheese. Nothing came. “You didn’t get it,” said {H}. “My sock’s wet,” said {A}, who had stepped in something. And there ${nana} laughed, so much that the lamp shook.`,
          `“That’s good,” said ${nana}. “Your sock!” said {H} to {A}, quite hurt. But it had been the cheese. It had only been on its way for so long. After each joke now they counted to three, and said nothing about socks.`
        ]
      },
      {
        id: 'what-is-it-like-tomorrow',
        A: 'same',
        spare: 6,
        paragraphs: [
          `{H} carried the screen to the window, and showed ${nana} how dark it was. Then ${nana} did the same over there. It got so bright that they had to blink. A man went by with a ladder. “You’ve got a day already,” said {H}.`,
          `“And what’s it like?” asked {A}. “A bit of cloud,” said ${nana}, “but it’s going to be nice. I’ll send it over when I’ve done with it.” {H} left the curtain open a crack for it.`
        ]
      },
      {
        id: 'carried-round',
        A: 'other',
        spare: 7,
        paragraphs: [
          `${nana} wanted to see it all, so {H} took ${nana} under one arm and ran. “That’s the hall! That’s my bed!” “I’m seasick,” called ${nana}. “I’ve only seen feet.” {A} took over, and walked like somebody who is carrying soup.`,
          `At the fridge {A} opened the door, and held ${nana} in. “You’re low on milk,” said ${nana}, out of the cold. It was as if ${nana} had been here all the time, and only in a different cupboard.`
        ]
      },
      {
        id: 'seeking',
        A: 'same',
        spare: 8,
        paragraphs: [
          `They played hide-and-seek. ${nana} shut both eyes and counted, and {H} got behind the sofa. But ${nana} could not go and look. {A} had to carry ${nana}. “Left,” ordered ${nana}. “Lower. Now behind that curtain.” It was only a broom.`,
          `Behind the sofa {H} heard ${nana} come nearer, at the height of a tray. Then ${nana}’s face rose up over the back, quite slowly, like a moon. “There,” said the moon. {H} had never been found so beautifully.`
        ]
      },
      {
        id: 'three-per-cent',
        A: 'same',
        spare: 9,
        paragraphs: [
          `A red line came up. “You’re nearly empty,” {H} told ${nana}. “I’ve only just had tea,” said ${nana}. {A} looked for the cable. It was a very short one, and the socket was by the floor. So they all lay down on their stomachs.`,
          `${nana} could not see why, but lay down as well. They talked like that, from floor to floor. “You’ve got a button under your cupboard,” said ${nana}. The button had been missing since the spring.`
        ]
      },
      {
        id: 'elder',
        S: 'elder',
        A: 'hero',
        spare: 10,
        paragraphs: [
          '“We had to go to the corner for it,” said {S}, “into a box made of glass. You put in a coin, and it lasted three minutes. My aunt shouted the whole time, because it was so far away.” “What did she shout?” asked {A}.',
          '“She shouted ‘This is costing you a fortune!’” said {S}. “Then it was over. So all that I know of her is that.” {S} bent down to the screen and waved, and nobody had to pay.'
        ]
      },
      {
        id: 'child',
        S: 'child',
        A: 'hero',
        spare: 11,
        paragraphs: [
          `{S} gave ${nana} a kiss, right on the middle of the screen. There was a peep, and ${nana} was gone. {S} had rung off with the nose. They had to call again. “Who was that?” asked ${nana}. “It was so sudden.”`,
          `“Kiss the table,” {A} told {S}, “and blow it over.” {S} kissed the table and blew. At the other end ${nana} caught it, with one hand, a bit too far to the left.`
        ]
      },
      {
        id: 'pet',
        A: 'pet',
        spare: 12,
        paragraphs: [
          `{A} knew that voice. {A} came running, and looked at the screen, and saw something flat that smelled of nothing. So {A} went round to the back. ${nana} was not there either.`,
          `“{A} is looking for the rest of you,” said {H}. “Tell {A} it’s over here,” said ${nana}, “with slippers on.” {A} stayed behind the screen, to be there in case it came through.`
        ]
      },
      {
        id: 'what-is-on-the-plate',
        A: 'partner',
        paragraphs: [
          `“Mm,” said ${nana}, and went on. {A} had been looking past ${nana}. It was breakfast there, and on the plate lay a roll. “Not at the glass, {H},” whispered {A}. “It’s got to go out at the edge. Then it can come in at the other.”`
        ]
      }
    ],
    turn: [
      {
        id: 'through-the-edge',
        A: 'partner',
        paragraphs: [
          `“I’m passing it now,” said {H}. “You’ve got to take it at the side.” ${nana} looked at the plate, and nodded very slightly. In {H}’s hand the roll went to the edge, and past it, till it was gone. They waited, for it was a long way. Then ${nana} reached out at the other end, and had a roll.`,
          `“It’s still warm,” said ${nana}. {A} and {H} looked at it closely. It had lost its eye. “That happens on the way,” said ${nana}, and took such a bite that the crust cracked.`
        ]
      },
      {
        id: 'more-goes-through',
        A: 'same',
        spare: 13,
        paragraphs: [
          `After that other things went through. A spoon went over, and came out bigger. A lemon took a long time, as ${nana} had to find one. An orange arrived. “It’s ripened,” said ${nana}.`,
          `“Now you,” said {H}. ${nana} held up a green sock, and passed it out at the edge. {A} ran. The sock that came in here was red, and somewhat bigger. “It’s grown,” said {A}, on one bare foot. “It must be the air.”`
        ]
      },
      {
        id: 'how-to-stop',
        A: 'same',
        spare: 14,
        paragraphs: [
          `To stop was the hardest part of all. “Bye, then,” said ${nana}. “Bye,” said {H}. “Bye-bye,” said {A}. They waved. Then nobody pressed the button, and they all looked at each other, still waving. “Are you still there?” asked ${nana}.`,
          `“You press,” said {H}. “No, you.” They wanted to do it together, at three. “One, two, three.” Both were still there, and very pleased with it.`
        ]
      },
      {
        id: 'back-again',
        A: 'partner',
        paragraphs: [
          `“Now you have the rest,” said ${nana}, and passed it back. {H} put out a hand past the edge, where {A} was sitting. The roll came into it, and had its eye again. There was a big bite out of it. {A} was chewing, and looked at the ceiling.`,
          `After the call ${nana} laid the other screen on the table, and forgot to switch it off. There was the lamp again. They heard a cup, and some humming. {H} ate the rest of the roll, and listened.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} looked up at the lamp, and said nothing to it.',
        '{names} smelled the roll, and came to the call as well.',
        { text: '{names} propped the screen up against the jug.', needs: ['hands'] },
        { text: '{names} waved to the ear.', needs: ['hands'] }
      ],
      way: [
        '{names} looked in from below, and was only hair.',
        '{names} sat very near the butter.',
        { text: '{names} wiped the nose on the glass with a sleeve.', needs: ['hands'] },
        { text: '{names} pulled down the blind, so that it did not shine.', needs: ['hands'] }
      ],
      turn: [
        '{names} looked behind the screen for the roll.',
        '{names} kept quite still till it had arrived.',
        { text: '{names} held both thumbs up into the picture.', needs: ['hands'] },
        { text: '{names} caught the crumbs that fell on this side.', needs: ['hands'] }
      ]
    },
    bed: [
      `Then the screen was black. There was still a bit of butter where ${nana}’s nose had been. They left that on.`,
      `{H} washed, and lay down, and looked up. This ceiling had a lamp too.`
    ],
    last: [
      `{H} had passed the day to ${nana}, out at the edge, and slept.`,
      'There was mostly ceiling, and it got darker, and {H} was asleep.'
    ]
  })
}

function callsTo(...names: string[]): string[] {
  return names.flatMap((name) => CALLS.map((call) => `${call} ${name}`))
}

export const callGrandma = callWith('grandma', 'Grandma', callsTo('grandma', 'grandmas', 'grandmother'))
export const callGranny = callWith('granny', 'Granny', callsTo('granny', 'grannie'))
export const callNana = callWith('nana', 'Nana', callsTo('nana', 'nanna'))
export const callNan = callWith('nan', 'Nan', callsTo('nan'))
export const callGran = callWith('gran', 'Gran', callsTo('gran'))
export const callLola = callWith('lola', 'Lola', callsTo('lola'))
export const callAbuela = callWith('abuela', 'Abuela', callsTo('abuela', 'abuelita'))
export const callNonna = callWith('nonna', 'Nonna', callsTo('nonna'))
export const callOma = callWith('oma', 'Oma', callsTo('oma'))
export const callNani = callWith('nani', 'Nani', callsTo('nani'))
export const callDadi = callWith('dadi', 'Dadi', callsTo('dadi'))
export const callBabcia = callWith('babcia', 'Babcia', callsTo('babcia'))
export const callTeta = callWith('teta', 'Teta', callsTo('teta'))
export const callGogo = callWith('gogo', 'Gogo', callsTo('gogo'))
export const callGrandpa = callWith('grandpa', 'Grandpa', callsTo('grandpa', 'grandpas', 'grandfather'))
export const callGrandad = callWith('grandad', 'Grandad', callsTo('grandad', 'granddad'))
export const callLolo = callWith('lolo', 'Lolo', callsTo('lolo'))
export const callAbuelo = callWith('abuelo', 'Abuelo', callsTo('abuelo'))
export const callOpa = callWith('opa', 'Opa', callsTo('opa'))

const NAMED = ['mum', 'mummy', 'mom', 'mommy', 'dad', 'daddy', 'papa', 'uncle', 'cousin', 'cousins', 'grandma', 'granny', 'nana', 'nan', 'gran', 'lola', 'abuela', 'nonna', 'oma', 'nani', 'dadi', 'babcia', 'teta', 'gogo', 'grandpa', 'grandad', 'lolo', 'abuelo', 'opa']

/** Who names none of them is told of an aunt. */
export const callAunt = callWith('aunt', 'Aunt Rosa', ['video call', 'video calls', 'video calling', 'video chat', 'facetime', 'facetiming', 'skype', 'skyping', 'zoom call'], NAMED)
