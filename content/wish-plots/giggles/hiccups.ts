import { wishPlot } from '../wish-plot.ts'

export const hiccups = wishPlot({
  id: 'wish-hiccups',
  wishes: ['hiccup', 'hiccups', 'hiccupping', 'hiccuping', 'hiccough', 'hiccoughs', 'hic', 'got hiccups', 'the hiccups', 'hickups', 'hick ups', 'hicups'],
  except: ['dragon', 'dragons', 'toothless', 'baby', 'milk', 'poorly', 'sick', 'hospital', 'viking', 'vikings', 'why', 'what'],
  answers: ['funny', 'loud', 'stop', 'stopping', 'gone', 'away', 'giant', 'big', 'night', 'cure', 'jumping', 'water', 'fright'],
  company: ['plum'],
  about: 'The hero has a joke to tell, and a hiccup on its last word, until each hiccup is to be paid for with a plum.',
  titles: ['The Last Word', 'A Plum for the Next One', '{H} Cannot Finish the Joke', 'Hic', 'A Sheep Without Any Legs'],
  want: [
    {
      id: 'the-joke',
      A: 'partner',
      paragraphs: [
        '{H} had a joke, and it was a new one. “What do you call a sheep without any legs?” said {H}. “I don’t know,” said {A}, and leaned forward. “What do you call it?” “A… hic,” said {H}.',
        'It was a hiccup, and it had come exactly on the last word. “A hic?” asked {A}. “No,” said {H}. “You call it a… hic.” {H} wanted to tell that joke more than anything. The hiccup waited each time, till {H} was nearly there.'
      ]
    }
  ],
  way: [
    {
      id: 'water',
      A: 'partner',
      paragraphs: [
        '{H} drank from the far side of the cup, bent right over, since that’s good for hiccups. Half of it went down {H}’s neck. “It’s gone,” said {H}, with a wet collar. “You call it a… hic.”',
        'So {A} gave {H} a fright, from behind the door, with a colander on. “Boo!” {H} jumped as high as a chair. “Hic,” said {H} on the way up, and “hic” on the way down. “Now there are two of them,” said {A}.'
      ]
    },
    {
      id: 'breath',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“You’ve got to hold your breath,” said {A}, “and count to twenty.” {H} blew out {H}’s cheeks, and held up {H}’s fingers. Five went up, and ten, and then {H} had run out of fingers. {A} lent {H} some more.',
        'At nineteen there was a noise inside. It was like a frog in a bucket. {H}’s ears had moved. “It’s doing it indoors now,” said {A}.'
      ]
    },
    {
      id: 'muscle',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“There’s a muscle under your ribs,” said {A}, “like a lid. It goes up and down when you breathe. And now and then it twitches, and pulls in some air. Then a small door slams in your throat, and that’s the hic.”',
        '“Who slams it?” asked {H}. “Nobody. It’s the draught.” {H} laid one hand on the place, to feel the lid. The hiccup waited. It knew that it was being watched. “Hic,” it said then, from a bit further round.'
      ]
    },
    {
      id: 'elephant-song',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They sang, because with a song there’s no gap for it to get into. It was the one about the boat. “Row, row, row your… hic.” “Gently down the… hic.” It always took the end word, and it was hardly ever out of tune.',
        '“Leave the hiccup the last word,” said {A}, “and you sing the others.” So all three of them sang it together. It was the best that they had ever done it, and they had never had a drum before.'
      ]
    },
    {
      id: 'long-man',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“There was a man once who had them for sixty-eight years,” said {A}. {H} stared. “Did he go to work?” “He did. He sold pigs.” “And did he tell jokes?” {A} did not know.',
        '{H} thought of all those jokes, with nothing at the end. “He must have had a friend who said the last bit for him,” said {H}. “Hic.” “But I don’t know the last bit,” said {A}.'
      ]
    },
    {
      id: 'charades',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Then show me,” said {A}. {H} pulled a white jumper on, put all four legs away inside it, and lay on the carpet. {H} moved slowly along, as if there were a wind.',
        '“A rug,” said {A}. The jumper shook its head. “A pillow? A cardigan? A very tired sheep?” The jumper hiccuped, and rose a little in the middle. “A jellyfish!” cried {A}. It was not that either.'
      ]
    },
    {
      id: 'in-the-womb',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You had them before you were born,” said {A}. “All babies do it in there. You can see it from outside. The whole tummy jumps.” {H} was surprised. “What’s it for?” “Nobody knows,” said {A}.',
        '“Perhaps I was telling one even then,” said {H}. It was dark in there, and there was nobody to tell it to. {H} felt rather sorry for that baby. “Hic,” said {H}.'
      ]
    },
    {
      id: 'the-others',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I know what helps,” said {A}. “You have to think of seven kings.” Everybody has something different that helps. {H} thought of seven. They stood in a row, with their crowns on, and looked very grand.',
        '“Have you got them all?” asked {A}. “Yes,” said {H}. “But the third one’s just gone hic.” After that it went along the whole row, and all the crowns hopped.'
      ]
    },
    {
      id: 'dignity',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It had a sound of its own, that hiccup. It was like a cork, or a very small dog behind a door. Sometimes there was a second bit, a sort of “up”. “That was a good one,” said {A}. “That one had a whole up on the end.”',
        'They began to give them names, so as to know them again. There was Hic the First, and Hic the Second, and a short one called Kevin. Kevin came twice.'
      ]
    },
    {
      id: 'soup',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{H} tried to carry a full cup across the room, since you can’t do that with a hiccup. You have to think of nothing but the rim. One step went well, and so did two. Then it said hic, and the water stood up by itself.',
        '{A} had a cloth ready, and wiped. They tried it with a half-full cup. It came out all the same. “It isn’t the cup,” said {A}. “It’s you. You’re being shaken from inside.”'
      ]
    },
    {
      id: 'animals',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Do hens get them?” asked {H}. “I don’t think so,” said {A}. “But cats do, and horses. With a horse you can hear it across the field. It goes like a door.” They both did a horse that had the hiccups. The radiator rang.',
        '“And a giraffe?” {H} thought of that long neck. It would be like a lift in there, from the bottom to the top, stopping nowhere. “Hic,” said {H}. It was hardly worth it, with such a short one.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        'At every hic {A} looked up. The first time {A} looked at {H}, and the second time at the door. Perhaps it was somebody who couldn’t reach the bell.',
        '“It’s only me,” said {H}. “Hic.” {A} looked at the door once more. From then on {A} kept an eye on both of them, by turns.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“At my cousin’s wedding the groom had them,” said {S}. “They asked him if he’d have her, and he said hic. The whole room waited. They asked him once more.” “What did he say?” asked {A}.',
        '“He nodded,” said {S}. “He nodded as hard as he could. And she said hic as well, out of kindness. They’ve been happy ever since, and nobody knows to this day if it counts.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted some too. “How do you do it?” asked {S}. “It comes by itself,” said {A}. {S} waited with an open mouth. Nothing came by itself. “Hic,” said {S} at last, very clearly.',
        '“That’s only said,” said {A}. “A real one hurts a bit, and your head goes up.” {S} said it again and threw up {S}’s head. Then they did it together, and nobody could have told which was which.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} thought that this was the best thing {H} had ever done. At each hic {A} laughed, right down to {A}’s feet, and waited for the next. A baby likes a short joke.',
        '{H} did it nearer, and then further off. “You’re the first who’s got it,” said {H}. Then {A} did one too. It was as small as a button, and {A} looked round to see who had said that.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 15,
      paragraphs: [
        '“At ours you pull your tongue,” said {A}. {H} took hold of it with two fingers. It is slippery, and not easy to keep. “Ow ong?” asked {H}. “Till it’s over,” said {A}.',
        'Somebody came in, and saw {H} standing there with a tongue in one hand. That somebody went out again, and asked nothing. “Ic,” said {H}.'
      ]
    },
    {
      id: 'when-it-comes',
      A: 'partner',
      paragraphs: [
        '{A} watched for a while, with one finger raised. “It only comes when you don’t want it,” said {A}. “As soon as you get to the last word, there it is.”',
        '{H} thought about that, and pushed the bowl of plums across the table. “Then I’ll want it,” said {H}. “For each hiccup that I do now, you give me a plum.”'
      ]
    }
  ],
  turn: [
    {
      id: 'plums',
      A: 'partner',
      paragraphs: [
        '{A} took the biggest plum and held it up. “Ready,” said {A}. {H} opened {H}’s mouth and waited. They listened. The clock ticked. “Come on,” said {H}.',
        'The hiccup did not come. {H} sat up straight for it, and bent over for it. “Just a little one,” said {H}. There was nothing in there at all. {A} put the plum back, quite slowly. “It’s gone,” said {A}. “You’ve scared it off with a plum.”'
      ]
    },
    {
      id: 'very-still',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They waited for a bit longer, to be sure, without a word. It was a strange feeling, like a room when the washing machine has stopped. {H} breathed in, and it went all the way down. {H} breathed out.',
        '“Do you miss it?” whispered {A}. {H} felt round inside. “It was company,” said {H}.'
      ]
    },
    {
      id: 'the-end-of-it',
      A: 'partner',
      paragraphs: [
        '“Now then,” said {A}. “It’s got no legs. What do you call it?” This time {H} said it slowly, so that nothing could get in. “A cloud.” {A} thought. Then {A} laughed, first a little, and then all over.',
        '“A cloud!” said {A}. “That’s really… hic.” They looked at each other. “That’s really what?” asked {H}. “Hic,” said {A}. {H} took the biggest plum out of the bowl, and held it up.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} leaned in for the end of the joke, and there was a hic.',
      '{names} laughed already, to save time.',
      { text: '{names} guessed at the sheep with a shrug.', needs: ['hands'] },
      { text: '{names} fetched a glass of water, and spilled a little at each hic.', needs: ['hands'] }
    ],
    way: [
      '{names} jumped at the boo, a good deal higher than {H}.',
      '{names} caught a hiccup too, but only a small one.',
      { text: '{names} dried the wet collar with a tea towel.', needs: ['hands'] },
      { text: '{names} held a paper bag ready, though nobody knew what for.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very still, in case it was hiding nearby.',
      '{names} sniffed at the plum, and did not get it.',
      { text: '{names} held up a plum as well, for a hiccup that did not come.', needs: ['hands'] },
      { text: '{names} listened at {H}’s back, and heard nothing.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plums were shared out, one each, because they were so good for hiccups. {H} put back the cup.',
    'Clean again, or nearly, {H} lay down, and breathed in and out. It went as smoothly as a drawer. Outside there went a sheep without any legs, quite slowly, over the roof.'
  ],
  last: [
    'In came the breath, and out went the breath, with nothing in between, and {H} was asleep.',
    'The sheep without any legs had lain down on the sky, and {H} was asleep.'
  ]
})
