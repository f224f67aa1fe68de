import { wishPlot } from '../wish-plot.ts'

export const whoeverTricks = wishPlot({
  id: 'wish-whoever-tricks',
  visits: 'anything',
  whoever: [
    'tricks everybody',
    'tricks everyone',
    'tricks people',
    'tricks its friends',
    'tricks others',
    'tricked everybody',
    'tricked everyone',
    'wants to trick everyone',
    'wants to trick people',
    'loves to trick people',
    'loves tricking people',
    'loves tricking everyone',
    'plays tricks',
    'plays tricks on everyone',
    'plays tricks on everybody',
    'plays tricks on people',
    'plays tricks on its friends',
    'played a trick on everyone',
    'wants to play a trick',
    'wants to play tricks',
    'loves to play tricks',
    'loves playing tricks',
    'likes playing tricks',
    'likes to play tricks',
    'always plays tricks',
    'is always playing tricks',
    'keeps playing tricks',
    'can’t stop playing tricks',
    'plays pranks',
    'plays pranks on everyone',
    'pranks everyone',
    'pranks everybody',
    'loves pranks',
    'loves playing pranks',
    'is a prankster',
    'is a trickster',
    'fools everyone',
    'fools everybody',
    'plays practical jokes',
    'loves practical jokes',
    'is mischievous',
    'is full of mischief',
    'gets up to mischief',
    'plays jokes on everyone',
    'puts whoopee cushions on chairs',
    'pulls everyone’s leg',
    'is cunning',
    'is crafty',
    'makes mischief',
    'hides everyone’s things',
    'ties shoelaces together',
    'is a practical joker'],
  except: ['magic', 'learn', 'teach', 'does tricks', 'do tricks', 'doing tricks', 'performs', 'new trick', 'card', 'cards', 'magician', 'circus', 'ball tricks', 'bully', 'bullies', 'mean', 'steals', 'hunter', 'hunters', 'teacher'],
  company: ['milk', 'cup', 'bread', 'salt', 'sieve', 'table', 'chair', 'broom', 'lamp', 'umbrella', 'honey', 'nose', 'biscuits', 'boot', 'soup'],
  about: 'The hero wants to trick somebody just once and always laughs first; whoever tricks everybody is watched so closely that at last the best trick is none at all.',
  titles: ['What Sort of Nothing', 'Under the Cup', '{visitor} Does Nothing', 'Where Is the Trick', 'Salt That Was Salt'],
  want: [
    {
      id: 'laughed-first',
      A: 'partner',
      paragraphs: [
        '{H} wanted to trick {A}, just once. But every time {H} laughed first. It began in the tummy, and it was no use holding on to that. Then {A} said, “Is it a trick?” and it was over.',
        'Knock, knock! {A} opened the door, and nobody was there. It knocked again, and nobody was there again. The third time {A} looked round behind it. There was {visitor.first}. “I’ve tricked everybody in the street,” said {visitor}. “You’re the last.”'
      ]
    }
  ],
  way: [
    {
      id: 'on-your-nose',
      A: 'partner',
      paragraphs: [
        '“I’ll show you a trick,” {visitor} told {H}. “You say that there’s something on {A}’s nose. And there isn’t.” {H} went up to {A} and looked very serious. “There’s something on your,” said {H}. Further than that it never got.',
        '“It’s knowing it that does it,” said {visitor}. “You know it, and {A} doesn’t. That tickles, and it wants to get out.” {H} sat on the floor and wiped both eyes. The nose had not been tricked at all.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“Something’s got hold of me!” cried {visitor}. {A} came running with the broom, and {H} with the lamp. They searched all round {caller.part}, and nothing had. “That’s a good trick,” said {visitor}, “because people are so nice.”',
        'Ten minutes later it was cried again, rather louder. {A} only turned over a page. “No, really,” said {visitor}. It was a clothes peg, and it would not let go. “You can’t use the same words for both,” said {A}. {visitor} thought that this should be written on tricks, on the outside.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'For the next trick {visitor} got in among the umbrellas and kept still. {A} was dusting. {A} dusted the long one, and the one with ducks. Then {A} dusted {visitor}, all the way down, and {visitor} {caller.does}. {A} sat down on the mat.',
        'After that {A} trusted none of them. The last umbrella was done at arm’s length, with the tip of a feather. “It’s only an umbrella,” said {H}. “That’s what I said of the other one,” said {A}.'
      ]
    },
    {
      id: 'caller-fact',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'In the newspaper lay a note that had not been there before. “{caller.fact},” read {A}. “Ha! That’s one of your tricks.” It was the plain truth. {A} got a big book, to show that it wasn’t. {A} read a whole page, with a finger under the line, and grew quieter and quieter.',
        '“It says so,” said {A}. {visitor} was the most surprised. “I only put that because I’d run out of tricks,” said {visitor}. They put the book back. {H} went and looked once more, for there might have been more in there that nobody believed.'
      ]
    },
    {
      id: 'caller-stand',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        'While {A} was out of the room, something was put on the chair. It was {caller.stand}. {visitor} slipped behind the door. “It’s got cold again,” said {A}, coming in. {A} told the chair about the wind, and about a hat. Then there was a giggle behind the door.',
        '“You’ve tricked me,” said {A}. “I did think that you were listening very well.” {visitor} came out and wanted the place back. But it had to stay there until {A} had finished about the hat. {A} didn’t like to break off.'
      ]
    },
    {
      id: 'caller-where',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '“Who taught you all this?” asked {A}. “My uncles,” said {visitor}. It had been {caller.where}, and they had played tricks there from morning to night. Nobody sat down before feeling the seat. You had to look under your breakfast.',
        '“Was it nice?” asked {H}. “It was tiring,” said {visitor}. One day they’d been so tired that they all sat down at once, without looking. Nothing happened. “They talked of that for years,” said {visitor}. “Nobody ever found out who had done it.”'
      ]
    },
    {
      id: 'the-pea',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{visitor} had a dried pea for {A}’s slipper. That’s an old trick, and a quiet one. They lay down flat behind the sofa and watched the slipper come by. It stopped. {A} took it off and shook it, and out came the pea.',
        '“There you are!” said {A}. “I’ve looked for you since the soup.” The pea got a saucer of its own. “That was meant to annoy,” whispered {visitor}. {H} had both fists in {H}’s mouth. You could hear it all the same.'
      ]
    },
    {
      id: 'straight-face',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You must think of something cold,” said {visitor}. So {H} practised a face for tricks, in the back of a spoon. {H} thought of soup that had stood about. {H} thought of a Monday, with rain in one boot. The face got longer and longer, and it was as long as a shoe.',
        '“Hold it,” said {visitor}. “Now say it.” {A} came in and saw {H} looking at a spoon like that. “Is it that bad?” asked {A}. Then it was no use, with all that boot and soup. It came out at the nose.'
      ]
    },
    {
      id: 'elephant',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} would fall for any trick. “There’s an elephant behind you,” said {visitor}. {A} turned round so fast that a cushion flew off. “Where?” “It’s gone now,” said {visitor}. “What a pity,” said {A}. “Tell me when there’s another.”',
        'So {visitor} told {A} when there was another. {A} missed that one as well, and the one after. By the fifth {visitor} felt bad about it. “It was a trick,” said {visitor}. “There wasn’t any.” {A} was comforted. “Then I can’t have missed it,” said {A}.'
      ]
    },
    {
      id: 'nobody-at-home',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“How are things in your street?” asked {A}. “Quiet,” said {visitor}. They had all been tricked so often, the baker and the whole of number four. Now when {visitor} knocked they said that it was nobody. “And then nobody has to stand there,” said {visitor}.',
        '{H} thought that rather hard. So {visitor} was let out and allowed to knock once more. {A} went and opened the door, very wide, and looked straight at the right spot. “Good evening,” said {A}. {visitor} didn’t know where to look. It was as good as a trick.'
      ]
    },
    {
      id: 'three-tins',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} took down the tin that said BISCUITS. There were buttons in it. “Oho,” said {A}, who knew a trick now. In the tin that said BUTTONS there were pegs. So they looked among the pegs, and there was string.',
        'It was a long row of tins, and they were all somebody else. {visitor} had been busy. At the very end there was one left, and it said NOTHING. They opened it together, and there were the biscuits. “You’d never have looked there,” said {visitor}. “No,” said {A}, “but now I always will.”'
      ]
    },
    {
      id: 'on-its-own-back',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Have you ever been tricked?” asked {H}. “Only by me,” said {visitor}. It had begun with a note, LOOK BEHIND THE BREAD. There was another there, LOOK IN THE BOOT, and {visitor} had run about all day. The last one said LOOK BEHIND YOU.',
        '{visitor} had turned round and round, for there was nobody. “I’d written them all on a Tuesday,” said {visitor}, “and forgotten.” {A} looked behind {visitor}. There was a note there still. HERE, it said.'
      ]
    },
    {
      id: 'marks',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} sat down at the table as the judge, and gave marks for every trick. The knocking got five. “It let the draught in,” said {A}. For the nose there were two, for it was good as far as it went. {visitor} asked what had been missing.',
        '“With a really good one,” said {A}, “I’d like to think, Oh. And then, a bit later, Oh!” They tried it out, the small Oh and the big. {H} could do both. In between there had to be room to scratch your head.'
      ]
    },
    {
      id: 'spoon-on-a-thread',
      A: 'same',
      spare: 8,
      paragraphs: [
        'A spoon lay in the hall with a thread on it. It was a trick, and {H} had the other end behind the door. {A} came along and bent down. The spoon moved a bit. {A} bent down again, and it moved on.',
        '“You’re in a hurry,” said {A} to the spoon, and went along beside it, to see it off. {H} held out for two whole steps. Then the thread began to shake. The spoon shook too, from one end to the other. “It’s laughing,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“At school we all hummed,” said {S}, “with our mouths shut. It was a trick on Mr Bellamy. He thought it was a bee.” “Did he find it?” asked {A}. “He opened the window for it,” said {S}, “every time, and waited until we’d finished.”',
        '“On the Friday he brought us bread and honey,” said {S}. “For a very good bee, he said.” {visitor} didn’t say anything for a while. “He knew,” said {visitor}. “From the Monday,” said {S}. “He hummed a bit himself, on the way to the board.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had drawn a picture of {A}, and stuck it on {A}’s back. It was {S}’s first trick. Whoever came by looked at it, and said, “That’s {A}.” “How do you all know?” asked {A}. “I’ve been {A} for ages.” {S} had to go and lie down behind the sofa.',
        '“It’s a bit too true for a trick,” said {visitor}, who saw it last. “Nobody’s noticed!” whispered {S}. {visitor} gave in. They did one of {visitor} too, with a good many legs, and somebody wore it all evening.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} was at the door, and looked as if something were out there. So {visitor} got up from the warm place by the radiator, to see. There was nothing. When {visitor} came back, {A} was lying in the warm place, and had both eyes shut.',
        '“I’ve been tricked,” said {visitor}. It had never happened before. “And look at that face. There’s not a whisker moving.” {H} went down on both knees to see how it was done. {A} breathed in, and out, and gave nothing away.'
      ]
    },
    {
      id: 'under-everything',
      A: 'partner',
      paragraphs: [
        '{A} came to the table, but not as usual. {A} tapped the chair and looked under the cup. Then the bread was turned over. “Nobody tricks me tonight,” said {A}. “With {visitor} here I look for it everywhere.” “And if it’s not there?” asked {H}. “Then I look for longer,” said {A}.',
        '{visitor} became quite still, and so did {H}. They had had the same thought.'
      ]
    }
  ],
  turn: [
    {
      id: 'both-hands',
      A: 'partner',
      paragraphs: [
        '{H} put both hands on the table and did nothing. {visitor} joined in. “What have you done?” asked {A}. “Nothing,” said {H}. It was true, so it didn’t tickle. {A} put down the cup. “What sort of nothing?” asked {A}.',
        '{A} smelled the milk. {A} tried the salt, to see if it was sugar, and it was salt. They had to change chairs, and after a time {A} wanted the first one back.'
      ]
    },
    {
      id: 'with-a-ladle',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} took the crust off the bread, and looked in. Next came the lamp, and the clock. “It’s right,” said {A}. “That’s what makes it so clever.” {A} wanted to know if it had already happened, or if it was still to come. “Neither,” said {visitor}.',
        '{H} yawned, and that was written down. So was the fly. It had gone by from left to right, at a quarter past. “Whose fly is it?” asked {A}. It was just a fly. It felt watched, and sat down on the cheese.'
      ]
    },
    {
      id: 'as-good-as-new',
      A: 'partner',
      paragraphs: [
        'In the end {A} sat under the table with a sieve for a hat. “I give up,” said {A}. “Where’s the trick?” “There isn’t one,” said {H}. “I told you.” {A} went through it all once more, from the door to the salt. “Oh,” said {A}, and then, “OH!”',
        'And now {H} laughed, and it came up from the very bottom. {visitor} was deep in thought. “I’ve tricked everybody,” said {visitor}, “but never with nothing. And it isn’t even used up.” “No,” said {A} from below. “It’s as good as new.”'
      ]
    },
    {
      id: 'passing-it-on',
      A: 'same',
      spare: 13,
      paragraphs: [
        '{A} wanted to do it too, at once. {A} sat down across from {visitor}, and did nothing. {visitor} knew all about it, and stood it for nearly a minute. “It’s that one again,” said {visitor}. “Isn’t it?” {A} said nothing. “Or is it another?”',
        '{visitor} looked under the cup. It was only for a moment, and only from habit. “Oh,” said {visitor}. That was the last in the street who had not been tricked.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked behind the door too, and stayed there for a bit.',
      '{names} laughed as well, before there was anything.',
      { text: '{names} shook hands with nobody, to be polite.', needs: ['hands'] },
      { text: '{names} hung a bell on the door, against the next knock.', needs: ['hands'] }
    ],
    way: [
      '{names} spun round very quickly, in case it was a trick.',
      '{names} kept a straight face for as long as a sneeze takes.',
      { text: '{names} felt every nose in the room, and they were all bare.', needs: ['hands'] },
      { text: '{names} turned a plate over, and put it back with the cheese on.', needs: ['hands'] }
    ],
    turn: [
      '{names} did nothing too, and did it very well.',
      '{names} looked at {H}, and at the salt, and yawned.',
      { text: '{names} tasted the sugar, in case it was salt.', needs: ['hands'] },
      { text: '{names} straightened the sieve, so that it suited the face below.', needs: ['hands'] }
    ]
  },
  bed: [
    'The sieve went back on its hook. {visitor} knocked from outside, as a good night, and this time somebody was there.',
    'They washed, with soap that was soap. Somebody lifted the pillow and looked, and smoothed it down again. Then {H} lay on it.'
  ],
  last: [
    'There was nothing under the bed, and nothing under the pillow, and {H} was asleep.',
    '{H} was doing nothing at all, and nobody looked for it, for {H} was asleep.'
  ]
})
