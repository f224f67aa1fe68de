import { wishPlot } from '../wish-plot.ts'

export const askedIn = wishPlot({
  id: 'wish-question-asked-in',
  tellsAny: 'question',
  asksOf: 'outdoors',
  moods: ['question'],
  partnerPlays: true,
  about: 'Something far too big is asked in from outside so that it can answer, has no room, and first sees itself when the hero is it.',
  titles: ['Wipe Your Feet', '{asked} Comes Indoors', 'None of Me Out There', 'Mind the Lamp', '{H} Holds the Door'],
  want: [
    {
      id: 'door',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H}. “You’ll have to ask it yourself,” said {A}. “It’s {asked.where}.” {H} called three times through the curtain, but {asked} was too far off. “It’s never been asked in,” said {A}.',
        'So {H} opened the door of the room, and said please. {A} came in with {asked.stand}, and was {asked}. It wiped its feet for a long time. It had never met a mat before.'
      ]
    }
  ],
  way: [
    {
      id: 'what-it-does',
      A: 'partner',
      paragraphs: [
        'Then {asked} did what it always does. It {asked.does}. Indoors that took up a good deal of room. “I beg your pardon,” it said, in {A}’s voice. “I’m not used to a ceiling.”'
      ]
    },
    {
      id: 'its-place',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Do sit down,” said {H}, and offered {asked} a chair. It tried the back of the chair, and then the arms. “How do you stay on?” it asked. “You just stop,” said {H}. {asked} had never heard of that.',
        'In the end it sat halfway, with a cushion on each side. “And what happens now?” it asked. “Nothing,” said {H}. “That’s sitting.”'
      ]
    },
    {
      id: 'inside-of-window',
      A: 'partner',
      spare: 2,
      paragraphs: [
        '{H} showed {asked} round. It knew the house well, but only from the other side. “So that’s the back of the window,” it said. “I always thought you were kept in there to be looked at.”',
        'It was pleased to meet the teapot at last. They’d been nodding to each other for years. “And who’s that?” asked {asked}, in front of the mirror. It was a mirror with a tea towel over it, so nobody could say.'
      ]
    },
    {
      id: 'first-guess',
      A: 'partner',
      paragraphs: [
        [
          '{H} asked it from quite near. {asked} wished to be a good guest, and said something. “{wrong.one}.” “{but.one},” said {H}. “I dare say,” said {asked}. “I’ve never watched.”',
          '{H} asked it from quite near. {asked} wished to be a good guest, and said something. “{guess}.” “Did you see that?” asked {H}. “No,” said {asked}. “I’ve never watched.”'
        ]
      ]
    },
    {
      id: 'switch',
      A: 'partner',
      spare: 2.5,
      paragraphs: [
        'There was a switch on the wall, and {asked} wanted to know what it was for. “It makes it light,” said {H}, “and then dark.” {asked} tried it, and was silent for a moment. “And you do that with one finger?” it said.',
        '“Can you do it again?” “As often as you like,” said {H}. {asked} liked it nine times. “Don’t tell the others,” it said. “They take all day over it.”'
      ]
    },
    {
      id: 'under-the-table',
      A: 'partner',
      spare: 4.5,
      paragraphs: [
        '“Is there anywhere that I can’t get to?” asked {asked}. {H} showed it the place under the table. It was dark there, and dry, and somebody had left a crust. {asked} only got in as far as its middle. “So this is where you are,” it said, “on the days when I can’t find you.”'
      ]
    },
    {
      id: 'corners',
      A: 'partner',
      spare: 5.5,
      paragraphs: [
        '“What are those?” asked {asked}. They were the corners of the room. {asked} had a look into every one of them, and found four. It had never had any of its own. “You can keep things in them,” said {H}. “That one’s got a sock.” {asked} asked if it might go and stand in one for a while. It only fitted in with its front.'
      ]
    },
    {
      id: 'something-true',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“People say things about me,” said {asked}. “I hear them on the street, when they’ve got their hoods up.” “Here’s one,” said {H}, who had been told it once. “{asked.fact}.”',
        '“That’s quite true,” said {asked}, and swelled a little. It knocked over the salt. “Say it again, and I’ll hold on to something.”'
      ]
    },
    {
      id: 'its-sound',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Not so loud in here,” said {A} to {asked}, that is, to {A}. “{asked.sound},” it said, as softly as it could. A glass on the shelf said it too. “Was that somebody I know?” asked {asked}.',
        '{H} said it back, and the glass said it after them. For a while they were three. Outside it had only ever been one.'
      ]
    },
    {
      id: 'what-it-likes',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What can we get you?” asked {H}. {asked} didn’t want to be any trouble. “{asked.wants},” it said at last, “if you happen to have it about.” There was none in the kitchen, so {H} drew it on a piece of paper.',
        '{asked} held the paper very carefully. “It’s the first thing that anybody’s given me,” it said, “and I’ve got nowhere to put it.”'
      ]
    },
    {
      id: 'caught-on-lamp',
      A: 'partner',
      paragraphs: [
        '“Do it once more,” said {H}, “and I’ll look closely.” {asked} took a run, all the way from the sofa. But {asked.part} got caught on the lamp. All that {H} saw was one piece of {asked}, right in front of {H}’s nose.',
        '“It was easier to see you when you were out there,” said {H}.'
      ]
    },
    {
      id: 'second-guess',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        [
          '“{wrong.two},” said {asked} from there, but not as if it believed it. “{but.two},” said {H}, and unhooked it from the lamp.',
          '“{guess},” said {asked} from there, but not as if it believed it. “I don’t think so,” said {H}, and unhooked it from the lamp.'
        ]
      ]
    },
    {
      id: 'not-in-here',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came in, saw who was there, and put up an umbrella. “In the house?” said {S}. “It’s visiting,” said {A}. {S} shook hands with {asked}, round the edge of the umbrella, and asked how things were outside.',
        '“Roomy,” said {asked}. {S} said that here they had cupboards instead. They opened one for it, and {asked} looked in. “All those doors,” it said, “for such small rooms.”'
      ]
    },
    {
      id: 'same-one',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“We’ve met,” said {S} to {asked}. “I was six, and you were over our street.” {asked} had a good look at {S}. “You had a red coat on,” it said, “and one sock.” “That was me,” said {S}.',
        '“Is it the same one as then?” asked {A}. “I’d know it anywhere,” said {S}. “It hasn’t changed at all, except that it used to be further up.”'
      ]
    },
    {
      id: 'sniffed',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} looked at the visitor from below. {A} had seen {asked} before, but never with its feet on a rug. {A} went once round it, and found no end. After that {A} lay down at a distance from which you could see it all.',
        '{asked} bowed to {A}. “That’s the one who looks up,” it said. “The others mostly look where they’re going.”'
      ]
    },
    {
      id: 'little-one',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} knocked, and was a very small piece of {asked}. “I got left behind on the stairs,” said {S}. {A} let the piece in, and it ran to the big one and hung on to {asked.part}. “I wondered where you were,” said {asked}.',
        '“There are some more,” said {S}, “but they can’t reach the bell.”'
      ]
    },
    {
      id: 'pulled',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} took hold of {asked}, as far as {A}’s arms went, which was not far round. There was such a lot left over. {A} let go and tried the other side. {asked} kept quite still. “I’ve never been held before,” it whispered. “I’m not a thing that you can get hold of.”'
      ]
    },
    {
      id: 'only-from-outside',
      A: 'partner',
      paragraphs: [
        '“You’re too near to see it,” said {A}, “and it’s never seen itself. Be it for a minute, at the curtain. It can watch from the door.”'
      ]
    }
  ],
  turn: [
    {
      id: 'sees-itself',
      A: 'partner',
      paragraphs: [
        'So {asked} went out, and looked in through the crack of the door. At the curtain stood {H}. {H} {asked.move}. “Is that me?” said {asked}. “Once more, please, and slower.”',
        [
          '{known}{H} did it again, slower. “{question}” said {asked} to itself. It watched to the end. “Oh, I see,” it said. “{fact}.” And that was the true one. You could hear that it had only just noticed.',
          '{H} was {asked} a second time, and took care. “{question}” said {asked} in the crack of the door. “Now I’d like to know that too,” it said. “{fact}.” Until today it had never even wondered.'
        ]
      ]
    },
    {
      id: 'tried',
      A: 'partner',
      spare: 0.4,
      paragraphs: [['“Let me see that too,” said {H}, for from the curtain you saw nothing. {try}']]
    },
    {
      id: 'one-more-look',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“May I see it from the left as well?” asked {asked}. {H} turned round, and was it from the left. There was a bit of blanket that stuck out. “Do I always look like that at the side?” it asked. “Only today,” said {H}, and tucked it in.'
      ]
    },
    {
      id: 'no-tea',
      A: 'partner',
      spare: 12,
      paragraphs: [
        'They gave it a biscuit for the journey. {asked} asked which side was up. {H} said that with a biscuit it was all the same, and {asked} was relieved to hear it. Where it lived, that was always the first thing they wanted to know.'
      ]
    },
    {
      id: 'goes-home',
      A: 'partner',
      paragraphs: [
        '“The rest didn’t fit through the crack,” said {asked}. “You’ll have to look that up tomorrow. I must go now. There’s none of me out there.”',
        '{H} held the door as wide as it went, and {asked} got through. Then it was {asked.where} again, where it had room.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} made room for {asked}.',
      '{names} watched {asked} from behind the sofa.',
      { text: '{names} took three cups off the shelf, in case {asked} turned round.', needs: ['hands'] },
      { text: '{names} pulled the mat straight for {asked}.', needs: ['hands'] }
    ],
    way: [
      '{names} moved up, until there was only half a rug left.',
      '{names} looked up at {asked}, as you do outside.',
      { text: '{names} held the lamp by its foot.', needs: ['hands'] },
      { text: '{names} put a saucer under {asked}, just in case.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood at the curtain too, and played a bit of the edge.',
      '{names} breathed in, to let {asked} through.',
      { text: '{names} waved from the mat until {asked} was gone.', needs: ['hands'] },
      { text: '{names} counted the cups, and they were all there.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chairs went back to where they’d been before {asked} came. The room was much bigger than before.',
    '{H} washed, and lay down under the ceiling. It was a good low ceiling, and nothing got caught on it.'
  ],
  last: [
    'Outside was {asked}, all of it, and inside was {H}, asleep.',
    '{asked} was home again, and so was {H}, who slept.'
  ]
})
