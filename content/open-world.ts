import type { ThemeWorld, WishSort } from './format.ts'

/**
 * What can be said of a wish that no pack knows: true of anything, and speaking its name. `{wish}` is how the story
 * may say it ("a karate belt", "the day the wifi broke").
 */
export function openWorld(wish: string, sort: WishSort): ThemeWorld {
  if (sort === 'question') return questionWorld(wish)
  return sort === 'deed' || sort === 'feast' || sort === 'news' || sort === 'feeling' ? deedWorld(wish, sort) : thingWorld(wish, sort)
}

/** What one says at once who has no idea, by what was asked: no thing is named, for it is not known which it is. */
const GUESSES: readonly (readonly [asks: RegExp, guesses: readonly string[]])[] = [
  [
    /^(?:how (?:many|much|long|old|far|big|small|fast|high|tall|deep|heavy|often|cold|hot|wide|strong|loud)|what (?:time|size))\b/iu,
    [
      'Eleven, and one for luck',
      'As much as fits, and then a bit on top',
      'More than a bath and less than a lake',
      'Three and a bit, and the bit’s the best of it',
      'Nobody’s ever got past twelve without laughing',
      'It’s never been the same twice, that’s the trouble',
      'About as much as you’d think, but sideways'
    ]
  ],
  [
    /^(?:and |but |so )?why\b/iu,
    [
      'It began on a Tuesday, and nobody’s told it to stop',
      'So that there’s something to ask about at bedtime',
      'Somebody once said that it couldn’t be done',
      'It was the other way round at first, but that looked silly',
      'It’s out of politeness, like everything else',
      'It’s to save the good side for Sundays',
      'They tried it without, and it squeaked',
      'It’s because of the wind, and so are most things',
      'It only does that when you’re looking'
    ]
  ],
  [
    /^(?:and |but |so )?how\b/iu,
    [
      'With both elbows, and very early in the morning',
      'A bit at a time, and always when you’ve just looked away',
      'There’s a list, and it hangs on the inside',
      'The same way that you eat a very long noodle',
      'One does it, and all the rest pretend',
      'Backwards, and at the end it’s turned round',
      'Somebody very small goes ahead and calls out',
      'The oldest remembers, and hums it to the others',
      'They used to do it by hand, and then somebody got tired',
      'It all hangs on one screw, and nobody may touch the screw'
    ]
  ],
  [
    /^where\b/iu,
    [
      'Behind the very last thing you’d look behind',
      'Down the back, with all the coins',
      'Where odd socks go, and they’re very happy there',
      'Round the corner, and there it waits until we’ve gone past',
      'Half of it’s here, and the other half’s on holiday',
      'Next door, but on the far side of next door'
    ]
  ],
  [
    /^who(?:se)?\b/iu,
    [
      'A lady in a green hat, and she’s never said a word about it',
      'My uncle, but it was by mistake',
      'Two people at once, and they’re still not speaking',
      'Somebody who couldn’t sleep',
      'Whoever was standing nearest',
      'A postman, on his day off'
    ]
  ],
  [
    /^when\b/iu,
    [
      'Just after you’ve stopped looking',
      'On a Thursday, but a long one',
      'The day before yesterday, at about teatime',
      'As soon as everybody’s got their shoes on',
      'In a minute, it’s always in a minute',
      'When the last one’s sat down, and not before'
    ]
  ],
  [
    /^whether\b/iu,
    [
      'Only on Tuesdays, and only with the left one',
      'Yes, but it takes all day, and then there’s tea',
      'No, it only looks like that from here',
      'Yes, but only when the door’s shut',
      'Half of them do, and the others watch',
      'It’s never come up, but I should think so'
    ]
  ]
]

function guessesAt(wish: string): string[] {
  const [, guesses = OTHER_GUESSES] = GUESSES.find(([asks]) => asks.test(wish)) ?? []
  return [...guesses]
}

const OTHER_GUESSES: readonly string[] = [
  'There’s a very small lady inside, and she works at night',
  'It’s what’s left over when everybody’s finished',
  'Something between a button and a potato',
  'It’s a kind of hum with a lid on',
  'Mostly crumbs, if you ask me',
  'It’s a secret, and that’s also what it’s made of',
  'My uncle explained it once, and it was nearly all elbows'
]

/** `wish` is "how fridges work", "why leaves fall": they do not know at home, and find out as far as they can get. */
function questionWorld(wish: string): ThemeWorld {
  return {
    sort: 'question',
    verbs: [
      [`wonder ${wish}`, `wondered ${wish}`, `wondering ${wish}`],
      [`find out ${wish}`, `found out ${wish}`, `finding out ${wish}`],
      [`draw ${wish}`, `drew ${wish}`, `drawing ${wish}`],
      [`guess ${wish}`, `guessed ${wish}`, `guessing ${wish}`],
      [`ask ${wish}`, `asked ${wish}`, `asking ${wish}`]
    ],
    facts: [
      `Somebody somewhere knows ${wish}, and is asleep by now`,
      `Nobody here knows ${wish}, or not yet`,
      `If you can draw ${wish}, you have nearly got it`,
      'The people in the library like it when you bring them a question',
      'A question is still there in the morning, and it has had a rest',
      'Grown-ups stop asking why because they have got used to things',
      'You understand a thing best when you have told it to another person',
      'What looks difficult from the outside is often three easy things in a row'
    ],
    guesses: guessesAt(wish),
    says: ['Let me think', 'But why', 'And then what', 'I knew that', 'That can’t be all', 'Draw it again'],
    props: [
      ['the inside of it', 'a shoe box with the lid on'],
      ['the part that moves', 'a spoon on a string'],
      ['the part that knows', 'the kitchen clock'],
      ['the wire', 'the cord of a dressing gown'],
      ['the person who found it out', 'a hat on a broom'],
      ['the place where it comes out', 'a sock without a toe']
    ],
    parts: ['the inside of it', 'the part that moves', 'the person who found it out', 'the person who never believed it', 'the button', 'the arrow', 'the book where it says so', 'the question'],
    goes: [
      ['{S} looked at it from the front, and then from underneath.', 'First {S} went once round it with a torch.'],
      ['{S} knocked on it, and listened, and wrote down what it said.', 'An ear was put to it, and the ear was {S}’s.'],
      ['{S} drew a line in, and a line out, and a cloud for what was in between.', 'On the paper {S} made three arrows, and one of them was sure.'],
      ['{S} told it all from the beginning, slowly, with one finger.', 'Last of all {S} said it once without the paper.']
    ],
    mishaps: [
      {
        problem: [`The drawing of ${wish} had gone wrong. An arrow went in, and nothing came out.`, `Halfway through the drawing of ${wish} the pencil stopped. The middle was missing.`],
        fail: ['{S} drew the outside once more, only thicker.', '{S} turned round the paper, and now it was wrong and upside down.'],
        see: ['“You’ve drawn what it looks like,” said {A}. “Draw what it does.”', '“Start at the other end,” said {A}. “What comes out?”'],
        mend: ['So {S} drew what it does, {A} said when it was enough, and it took three arrows.', '{S} began at the end, with {A} pointing, and the two lines met in the middle.'],
        alone: ['{S} drew what it does, and not what it looks like. It took three arrows.']
      },
      {
        problem: [`Now there were two answers to ${wish}, and both of them were quite sure.`, `Two answers lay on the table, both about ${wish}, and they did not go together.`],
        fail: ['{S} took the longer one, and it had only more words.', 'Both at once was what {S} tried, and it made the tongue tired.'],
        see: ['“Try them,” said {A}. “The true one doesn’t mind being tried.”', '“Which one can you see?” said {A}. “I can’t see the other.”'],
        mend: ['They tried them out, {S} with the spoon and {A} with the cup. One answer got wet, and the other was right.', '{A} held the torch, {S} looked, and one of the two could be seen. That one stayed.'],
        alone: ['{S} tried them both out with a spoon and a cup. One answer got wet, and the other was right.']
      },
      {
        problem: [`The question had had a child. Behind ${wish} stood another why.`, `That answered ${wish}, and at once there was a new why, right behind it.`],
        fail: ['{S} answered that one too, and there stood a third.', '{S} put a hand over it, and it came out between the fingers.'],
        see: ['“They come in a row, like ducks,” said {A}. “You can stop at any duck.”', '“We have caught one,” said {A}. “Let the others sleep.”'],
        mend: ['So {S} wrote down the one that was caught, {A} put a stone on it, and the rest could wait.', '{A} counted the whys, {S} chose the smallest, and that one was easy.'],
        alone: ['{S} wrote down the one that was caught. The rest could wait in a row, like ducks.']
      }
    ],
    ends: [
      `So much was known now about ${wish}, and it was a good deal more than at supper.`,
      `That was ${wish}, as far as anybody in this house had ever got.`,
      `Whoever asked tomorrow about ${wish} would get an answer with arrows.`
    ]
  }
}

function deedWorld(wish: string, sort: WishSort): ThemeWorld {
  return {
    sort,
    verbs: [
      [`talk about ${wish}`, `talked about ${wish}`, `talking about ${wish}`],
      [`think about ${wish}`, `thought about ${wish}`, `thinking about ${wish}`],
      [`ask about ${wish}`, `asked about ${wish}`, `asking about ${wish}`],
      [`tell all of it`, `told all of it`, `telling all of it`],
      [`get everything ready`, `got everything ready`, `getting everything ready`]
    ],
    facts: [
      `Nobody has ever known all there is to know about ${wish}`,
      `Whoever asks about ${wish} is already halfway there`,
      `Most of ${wish} looks smaller from the inside`,
      'The first time takes longest, and the second time you know where to stand',
      'People who have done a thing always forget how long the waiting was',
      `There are more questions about ${wish} than answers, and that is usual`,
      'You may ask in the middle, and you may ask again at the end',
      'A thing that is begun slowly can still be finished'
    ],
    guesses: [
      `It is mostly a matter of string, ${wish}`,
      `They do ${wish} on a Tuesday, because on Mondays it is shut`,
      `With ${wish} you only have to lean a little to the left`,
      'First somebody rings a bell, and then there’s soup',
      `It began with a goose, ${wish}, and nobody liked to stop it`,
      'You hold your breath, and when you let go it’s over'
    ],
    says: ['One at a time', 'Ready when you are', 'Is it now', 'Nearly', 'After you', 'Like this'],
    props: [
      ['the door where it begins', 'the space between two chairs'],
      ['the place where one waits', 'a cushion with a corner folded in'],
      ['the important paper', 'an old envelope'],
      ['the light over it all', 'a lamp with a tea towel on its shoulder'],
      ['the bell', 'a spoon in a cup'],
      ['the long way round', 'the strip of carpet']
    ],
    parts: [`the one who knows about ${wish}`, 'the one who has never been', 'the door', 'the person with the list', 'the bell', 'the crowd', 'the one who waits', 'the weather'],
    goes: [
      ['{S} came in as one comes in, and waited to be asked.', 'In came {S}, wiped both feet, and looked about.'],
      ['There was a list, and {S} said yes to most of it.', 'Somebody had to begin, and {S} began with the first thing.'],
      [`Halfway through ${wish} {S} stopped to look back, and it was half.`, 'The middle was the longest part, but {S} kept a hand on it.'],
      ['When it was done {S} said thank you, to be on the safe side.', 'Last of all {S} looked round once, so as to know it again.']
    ],
    mishaps: [
      {
        problem: [`Now everything stopped. Nobody knew what came next in ${wish}.`, 'Just there, in the middle, it stuck. The next bit was gone.'],
        fail: ['{S} tried the last bit first, and it made no sense.', 'Louder might help, thought {S}. It was only louder.'],
        see: ['“You’re trying to remember all of it,” said {A}. “Only remember the next thing.”', '{A} frowned at it. “What were your feet doing?” said {A}. “They know.”'],
        mend: ['{S} stood where the feet had been, with {A} beside. Then it came by itself.', 'So {S} went back three steps, {A} counting, and there was the next bit.'],
        alone: ['{S} went back three steps and came again. The next bit had been waiting there.']
      },
      {
        problem: [`All at once everybody spoke about ${wish}, and it became soup.`, 'Everybody came in together, and in the doorway there was a knot.'],
        fail: ['{S} said “Stop!” and so did the rest, one after another.', '{S} made a line, but it had two fronts.'],
        see: ['“It wants a bell,” said {A}. “One ring, one person.”', '{A} held up a spoon. “Whoever has this may talk,” said {A}.'],
        mend: ['{A} rang, {S} pointed, and one came after the other like buttons.', 'With the spoon of {A} going from hand to hand, {S} soon had them in order.'],
        alone: ['{S} took a spoon. Whoever held the spoon might talk, and so it was one at a time.']
      },
      {
        problem: [`For ${wish} there was a paper, and it had slid under something heavy.`, 'One thing was missing, and it was the one that mattered.'],
        fail: ['With a ruler {S} pushed it, and it went further in.', '{S} looked in the same place three times.'],
        see: ['“What were you holding when you still had it?” said {A}.', '{A} was looking at {S}. “It’s in your other hand,” said {A}.'],
        mend: ['{S} looked where {A} looked, and there it had been all along.', 'It was found at once after that. {A} did not say anything, and {S} said thank you.'],
        alone: ['It was in the other hand. {S} told nobody, because nobody had seen.']
      }
    ],
    ends: [
      `That was ${wish}, and it had gone very nearly as it should.`,
      'It was done, and everything was still in one piece.',
      'There was nothing left to do but to know it.'
    ]
  }
}

function thingWorld(wish: string, sort: WishSort): ThemeWorld {
  return {
    sort,
    verbs: [
      [`look for ${wish}`, `looked for ${wish}`, `looking for ${wish}`],
      [`be ${wish}`, `was ${wish}`, `being ${wish}`],
      [`draw ${wish}`, `drew ${wish}`, `drawing ${wish}`],
      [`make room for ${wish}`, `made room for ${wish}`, `making room for ${wish}`],
      [`think about ${wish}`, `thought about ${wish}`, `thinking about ${wish}`]
    ],
    facts: [
      `Anybody who looks long enough at ${wish} sees something new`,
      `Nobody has ever known all there is to know about ${wish}`,
      `You can carry ${wish} in your head, and it weighs nothing at all`,
      `There is always somebody who has never heard of ${wish}, and then you may be the one who tells`,
      `People who have seen ${wish} nearly always say that it was nearer than they thought`,
      'Everything that anybody loves was new to them once',
      'What you draw from memory you have looked at twice',
      'A small thing close by looks as big as a big thing far away'
    ],
    guesses: [
      `It sleeps standing up, ${wish}, with one sock on`,
      `You can tell the age of ${wish} by counting the biscuits`,
      `There used to be two of them, but one was lent to an aunt`,
      `They keep ${wish} in the north, where there is more cupboard`,
      'It only looks like that because it’s holding its breath',
      `My friend had ${wish} once, and it ate all the stamps`
    ],
    says: ['Here it comes', 'Don’t look down', 'Make room', 'That isn’t its real voice', 'Closer', 'Not so close'],
    props: [
      [`the front half`, 'a chair with a blanket over it'],
      ['the back half', 'a stool that was not sure about it'],
      ['its shadow', 'a dark jumper, laid flat'],
      ['the place where it lives', 'the gap between the sofa and the wall'],
      ['the weather round it', 'a tea towel, shaken'],
      ['its lamp', 'a torch under a yellow cup']
    ],
    parts: [wish, 'the front of it', 'the back of it', 'its shadow', 'the person who sees it first', 'the person who will not believe it', 'the wind', 'the bench where it sits down'],
    goes: [
      ['{S} came in slowly, as it would come, and looked to both sides.', 'First there was nothing, and then there was {S}, being it.'],
      ['It stopped in the middle. {S} let it be looked at.', 'In the middle of the floor {S} turned round once, for the back.'],
      ['Then came its sound, and {S} made it with a cup.', '{S} gave it a voice, low at one end and high at the other.'],
      ['At last {S} took it off to where it lives, without a bump.', 'It went out as it had come, and {S} waved for it.']
    ],
    mishaps: [
      {
        problem: [`The front half of ${wish} set off, and the back half did not.`, `In the middle of it all ${wish} came apart in two.`],
        fail: ['{S} pulled at the front, and the gap grew.', '{S} tied a scarf round it, and it fell off like a scarf.'],
        see: ['“The back can’t see where it’s going,” said {A}. “It needs a word.”', '{A} lay down to look. “They start on different feet,” said {A}.'],
        mend: ['“Left,” said {A}, and “left,” said {S}, and it walked in one piece.', 'So {A} counted, {S} stepped, and both halves went the same way.'],
        alone: ['{S} counted out loud, left and right, and both halves went the same way.']
      },
      {
        problem: [`The blanket slid off ${wish}, and there was only a chair.`, 'All at once everybody could see that it was the chair with the loose leg.'],
        fail: ['{S} put the blanket back, and it slid off on the other side.', 'A cushion on top was what {S} tried. Now it was a chair with a cushion.'],
        see: ['“It slides where it’s smooth,” said {A}. “Wool holds on to wool.”', '{A} felt the edge. “There’s nothing for it to sit on,” said {A}. “Give it shoulders.”'],
        mend: ['{A} had a woolly jumper to spare. {S} buttoned it on, and the blanket stayed.', 'With the jumper of {A} underneath and {S} tucking, it had shoulders and kept still.'],
        alone: ['A woolly jumper went underneath, because wool holds on to wool. {S} tucked it in, and it stayed.']
      },
      {
        problem: [`Somebody laughed at ${wish} in the wrong place, and then everybody did.`, 'It was meant to be the grand part, and there came a hiccup.'],
        fail: ['{S} made a very stern face, and that was worse.', '“Quiet,” said {S}, and hiccuped too.'],
        see: ['“Let it be funny,” said {A}. “Nobody said that it wasn’t.”', '{A} wiped both eyes. “I liked that best,” said {A}. “Do it once more.”'],
        mend: ['So {S} kept the hiccup in, and {A} came in after it with the spoon.', '{S} did it again on purpose, {A} bowed, and now it was the grand part.'],
        alone: ['{S} did it again on purpose, and now it belonged there.']
      }
    ],
    ends: [
      `Nobody would forget ${wish} in a hurry, not even the chair.`,
      `There it stood, ${wish}, as large as life and a good deal softer.`,
      'It had been nearly real, and the rest could be dreamt.'
    ]
  }
}
