import { wishPlot } from '../wish-plot.ts'

export const howItHappened = wishPlot({
  id: 'wish-mishap-inquiry',
  tellsAny: 'mishap',
  about: 'One of the family has burnt, broken or lost it; the hero wants to know how that is done, and it cannot be done on purpose.',
  titles: ['Exactly How It Happened', 'It Can’t Be Done on Purpose', 'A Statement in Pencil', '{H} Looks into It', 'Half of It Was the Jumper'],
  company: ['jumper', 'doorframe', 'lid', 'pencil', 'notebook'],
  want: [
    {
      id: 'a-face',
      A: 'partner',
      paragraphs: [
        '{A} came round the door with a long face, and stayed there, half in and half out. “It’s happened,” said {A}. “What has?” asked {H}. “I {mishap.did},” said {A}. “I only looked away for a moment.”',
        { extra: 1, joins: true, both: ['Then all of {A} came in and sat down on the very edge of a chair.'] },
        '{H} went to look at {mishap.left}, from the left and from the right. {H} was not cross. {H} only wanted to know how you do a thing like that.',
        { extra: 1, joins: true, both: ['People never tell you. They say, It just happened, and look at the ceiling.'] }
      ]
    }
  ],
  way: [
    {
      id: 'statement',
      A: 'partner',
      paragraphs: [
        'So {H} fetched a notebook, a pencil and a hat. “And now tell me everything about {mishap.the}.”',
        '“I {mishap.did},” said {A}. “And I’m very sorry.” It filled one line, and most of that was the sorry. “There must be more in the middle,” said {H}.'
      ]
    },
    {
      id: 'witness',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Did anybody else see {A} {mishap.doing}?” asked {H}, and looked round. There were the clock, the tap and a coat. The clock had seen it, no doubt. But all that the clock would say was “tick”.',
        'The coat was asked as well. “It had its back to me,” said {A}. {H} turned the coat round and looked it in the buttons. “It’s thinking,” said {H}. They left it to think.'
      ]
    },
    {
      id: 'the-thing',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Next came {mishap.the}. “How long had you known each other?” asked {H}. {A} had to count. “Quite a while,” said {A}. “It was only this morning that I thought, It’s all going very well.”',
        '{H} put the pencil down. “Did you say that aloud?” “Nearly,” said {A}. You should never say such a thing where the things can hear you. {H} wrote it down, and drew a line under it.'
      ]
    },
    {
      id: 'lexicon',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“{thing.fact},” said {H}, who had looked it up. “Did you know that?” “Not at the time,” said {A}. {H} made a small cross in the notebook.',
        '“And would it have helped?” “I don’t think so,” said {A}. {H} rubbed out the cross, and blew. In such a notebook everything has to be fair.'
      ]
    },
    {
      id: 'on-purpose',
      A: 'partner',
      paragraphs: [
        '“Then do it again,” said {H}, “only with the lid of the pan.” The lid was {mishap.the}. {A} began from the beginning. Nothing happened. The lid was as good as new.',
        '{A} did it three times. “I can’t,” said {A} at last. “I can’t do it on purpose.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 4,
      paragraphs: [
        'Then it was the turn of {A}. “Where were you,” asked {H}, “when it happened?” {A} looked away at once, and thought about something else.',
        '“That’s how I’d look too,” said {H}, “if I’d done it.” But {A} looked like that on most days. It went into the notebook as “maybe”, with a question mark.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“I did it,” said {S}. “You weren’t even there,” said {A}. “I did, though,” said {S}. “I did it yesterday.” {S} wanted to be in the notebook.',
        'So {A} wrote it down: “{S}, yesterday, did it as well.” {S} asked to hear it read out, and nodded at every word. Nobody else that evening was so pleased to have done it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I once did that in front of a bishop,” said {S}. “What did he say?” asked {A}. “He said, Ah. And then he lifted his foot, and it was under there.”',
        '{A} had never heard about the bishop. It took up a whole page. “Is it worse, in front of a bishop?” “It’s just the same,” said {S}. “Only you never forget the shoe.”'
      ]
    },
    {
      id: 'worse',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '“It could’ve been worse,” said {H}. “It might have been twice.” {A} thought of it happening twice, both times on one evening. It did help. After a while they had got up to nine times.',
        '“With nine,” said {H}, “they’d have sent somebody from the newspaper.” {A} would not have known what to wear. Once, they both thought, was really not very often.'
      ]
    },
    {
      id: 'a-drawing',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“Draw it,” said {H}, and turned over the page. {A} drew {mishap.the}, and beside that a person with two dots for eyes. “That’s me, just before,” said {A}. On the next page was the same person. The mouth was a circle now, and the hair stood up.',
        '{H} flicked the two pages to and fro. Just before, just after, just before. It was very quick, and in between there was nothing at all. “It must have fallen down the crack,” said {H}. They held up the notebook by its back and shook it. A crumb came out.'
      ]
    },
    {
      id: 'the-hat',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'In the middle of it all {A} asked to wear the hat. “You can’t,” said {H}. “It’s for whoever looks into it.” “I’m looking into it too,” said {A}. “I’ve looked into it more than anybody.”',
        'They took turns with it after that, a page each. Under the hat {A} was a good deal stricter. “And what were you thinking of?” asked {A}, and answered, “Nothing much, I’m afraid.”'
      ]
    },
    {
      id: 'experts',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '{H} asked whether there was anybody who knew about such things. {A} rang up a person who did, on the banana. “Good evening,” said {A}, “somebody here {mishap.did}. What’s to be done?” The banana spoke for a long time. {A} said “Ah” and “Oh dear” and “With salt?”',
        '“What did they say?” asked {H}, with the pencil raised. {A} put the banana down. “They’ve had thirty of those today,” said {A}. “It’s the time of year.” It went into the book. It feels better to be one of thirty.'
      ]
    },
    {
      id: 'looked-where',
      A: 'partner',
      paragraphs: [
        '{H} pushed the hat back. “You’re looking at the lid,” said {H}. “All the time. Where were you looking when you {mishap.did}?” “Somewhere else,” said {A}. {H} licked the pencil. “Where else?”',
        '“At the door,” said {A}. “You were coming in with your jumper on back to front. Your head wouldn’t come out. You walked into the doorframe and said, Sorry, to it. And I had to look.”',
        { extra: 1, joins: true, both: ['{H} remembered the doorframe. There was still a small bump.'] }
      ]
    }
  ],
  turn: [
    {
      id: 'once-more',
      A: 'partner',
      paragraphs: [
        '“Wait,” said {H}, and went out, and pulled the jumper over both ears. “Now!” {A} took hold of the lid as if nothing were the matter. In at the door came a jumper without a head, bumped against the frame, and said, “Sorry.” {A} looked. There was a bang, and the lid rolled twice round the floor.',
        '“There!” said {A}. “I looked at you and not at {mishap.the}. That’s just how I {mishap.did}!” So now they knew. {H} took the pencil and wrote the end of it, in good letters. “{A} {mishap.did},” wrote {H}. “Half of it was the jumper.”'
      ]
    },
    {
      id: 'signed',
      A: 'partner',
      paragraphs: [
        { extra: 1, both: ['{A} read it slowly. “It doesn’t say sorry any more,” said {A}. “That’s on page one,” said {H}.'] },
        'Then they saw to {mishap.left}, as well as they could. There were two of them, so it took four minutes.',
        '“And tomorrow?” asked {A}. “Tomorrow you look at {mishap.the},” said {H}, “and I’ll say when I’m coming in.”'
      ]
    },
    {
      id: 'queue',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'There were a lot of white pages left in the notebook. “Something happened to me once, too,” said {H}. It was about a tap, and it had been a secret since March. {A} wrote it down and did not laugh, or only inside the hat.',
        '“Was there a jumper?” asked {A}. “There was a wasp,” said {H}. “Then half of it’s the wasp,” wrote {A}. {H} felt lighter at once, by about one tap.'
      ]
    },
    {
      id: 'shelf',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'The notebook got a place on the shelf, where everybody could reach it. “For next time,” said {H}. “There won’t be a next time,” said {A}. They looked at each other.',
        '“I’ll leave the pencil in,” said {H}. {A} thought that this was sensible. On the way out {A} turned sideways, all the same, so as not to bump into anything.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came running to look too, and had not touched a thing.',
      '{names} sniffed round it from below, and sneezed.',
      { text: '{names} fetched a cloth, and then waited, in case nobody was to wipe yet.', needs: ['hands'] },
      { text: '{names} pointed somewhere else, with a very straight finger.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down very straight on a stool, to be asked next.',
      '{names} ducked each time the lid did nothing.',
      { text: '{names} sharpened the pencil until it was half as long.', needs: ['hands'] },
      { text: '{names} drew a plan of the kitchen, with the fridge in the wrong place.', needs: ['hands'] }
    ],
    turn: [
      '{names} bumped into the doorframe too, just to try it.',
      '{names} jumped at the bang, and went to see what had fallen.',
      { text: '{names} caught the lid on its third time round.', needs: ['hands'] },
      { text: '{names} signed the page at the bottom, as witness to the jumper.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lid was hung on its hook, and the hat on the other one.',
    'They washed, and the jumper was pulled off, the right way this time. It took two to find the head.'
  ],
  last: [
    'How it happened that {H} was asleep, nobody could have said. It was not done on purpose.',
    'One moment {H} looked away, and then {H} was asleep.'
  ]
})
