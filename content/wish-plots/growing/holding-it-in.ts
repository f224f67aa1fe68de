import { wishPlot } from '../wish-plot.ts'

export const holdingItIn = wishPlot({
  id: 'wish-holding-it-in',
  wishes: ['holding poo', 'holds poo', 'hold poo', 'holding poop', 'holds poop', 'hold poop', 'holding poos', 'holding it in', 'holds it in', 'holding in', 'holds in', 'withholding', 'withholds', 'stool withholding', 'afraid poo', 'afraid poop', 'scared poo', 'scared poop', 'scared pooping', 'scared pooing', 'afraid pooing', 'afraid pooping', 'frightened poo', 'fear poo', 'fear pooing', 'fear pooping', 'poo toilet', 'poos toilet', 'pooing toilet', 'poop toilet', 'pooping toilet', 'poops toilet', 'poo loo', 'poo on the loo', 'number two toilet', 'number twos toilet', 'won’t poo', 'wont poo', 'won’t poop', 'wont poop', 'refuses poo', 'refuses poop', 'refusing poo', 'doesn’t poo', 'doesn’t want to poo', 'can’t poo', 'hard poo', 'poo hurts', 'poo won’t come', 'poo stuck', 'constipated', 'constipation', 'won’t do a number two'],
  answers: ['holding', 'holds', 'hold', 'held', 'poo', 'poos', 'pooing', 'poop', 'poops', 'pooping', 'poopy', 'withholding', 'withholds', 'stool', 'number', 'two', 'twos', 'in', 'it', 'on', 'out', 'afraid', 'scared', 'frightened', 'fear', 'fears', 'anxious', 'worried', 'toilet', 'loo', 'won’t', 'wont', 'refuses', 'refusing', 'doesn’t', 'want', 'wants', 'can’t', 'hard', 'hurts', 'hurt', 'stuck', 'come', 'comes', 'constipated', 'constipation', 'again', 'days', 'day', 'all', 'always', 'keeps', 'never', 'not', 'only', 'trouble', 'struggling', 'struggles', 'problems', 'problem', 'learning', 'learn', 'letting', 'let', 'go', 'goes', 'going', 'do', 'does', 'doing', 'needs', 'need', 'help', 'sit', 'sits', 'sitting', 'big', 'tummy', 'son', 'daughter', 'child', 'toddler', 'girl', 'boy', 'little', 'mummy', 'mum', 'still', 'nursery', 'school', 'because', 'when', 'wee', 'fine', 'but', 'push', 'pushing', 'relax'],
  except: ['potty', 'training', 'nappy', 'nappies', 'diaper', 'diapers', 'pants', 'underpants', 'pull', 'ups', 'bed', 'floor', 'bath', 'accident', 'accidents', 'soiling', 'smears', 'smearing', 'flush', 'flushing', 'loud', 'public', 'automatic', 'where', 'why', 'joke', 'jokes', 'funny', 'song', 'superhero', 'monster', 'dragon', 'dinosaur', 'pirate', 'princess', 'unicorn', 'robot', 'elephant', 'animal', 'animals', 'zoo', 'dog', 'puppy', 'cat', 'kitten', 'hamster', 'bird', 'winnie', 'bear', 'beetle', 'bum', 'blood', 'bleeding', 'hospital', 'doctor', 'operation', 'enema', 'soap', 'ill', 'sick', 'died', 'hand', 'hands', 'breath', 'tears', 'feelings', 'anger', 'crying', 'cries', 'screams', 'screaming', 'hit', 'hits', 'shouted', 'police', 'sneeze', 'laugh', 'burp', 'record', 'lift', 'key', 'door', 'friend', 'line', 'baby', 'grandma', 'grandpa', 'granny', 'grandad', 'nana', 'dad', 'daddy', 'rope', 'rabbit', 'sword'],
  nothingElse: true,
  moods: ['afraid', 'learning', 'change', 'waiting', 'proud', 'first'],
  company: ['snail', 'toilet', 'curtain', 'stool', 'leaf', 'bath', 'wall', 'lettuce', 'horn', 'tap'],
  about: 'The hero holds in a poo, and knows at once why a snail will not come out: it is asked too often. With something under the foot, a warm breath and nobody looking, both come.',
  titles: ['Nobody’s Pushing', 'The Snail on the Lettuce', '{H} Says Look at the Wall', 'It’s Shut', 'Something Under the Foot'],
  want: [
    {
      id: 'behind-the-curtain',
      A: 'partner',
      paragraphs: [
        '{H} stood behind the curtain with crossed legs. “Do you need a poo?” asked {A}. “No,” said {H} to the window. It was the third day of no. The last poo had been as hard as a conker. {H} wanted to hold this one in for good. You can’t run then, or laugh, and you can only sit on one side.'
      ]
    }
  ],
  way: [
    {
      id: 'is-it-coming',
      A: 'partner',
      paragraphs: [
        '{A} put {H} on the toilet, and sat down on the edge of the bath. “Now push,” said {A}. “Is it coming?” {H}’s feet hung in the air. “Is it coming now?” {A} bent down to see. {H} held on with both hands. “It’s gone back in,” said {H}. “It’s shut.”'
      ]
    },
    {
      id: 'nothing-in-the-hands',
      A: 'other',
      spare: 1,
      paragraphs: [
        '“Catch!” called {A}, and threw a ball. It hit {H} on the front and rolled away. “I can’t,” said {H}. “I’m holding something.” {A} looked at {H}’s two hands. There was nothing in them.',
        '“Is it heavy?” asked {A}. “Quite,” said {H}. “Shall I take it for a bit?” That was kindly meant. But it was the sort of thing that you have to hold yourself.'
      ]
    },
    {
      id: 'laugh',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You really can’t laugh?” asked {A}. “Not today,” said {H}. “If I laugh, I let go.” {A} would never have wanted to make {H} laugh. {A} only put on a hat, and it was the colander.',
        '{H} looked at the ceiling and thought of cold soup. Some of the laugh got out through the nose, but the poo stayed in. “That was close,” said {H}. The colander was hung up again.'
      ]
    },
    {
      id: 'in-the-lift',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} laid an ear on {H}’s tummy. Something in there hummed, and stopped. “It’s a lift,” said {A}. “It’s on its way down.” They both waited. Then it hummed again, higher.',
        '“It’s gone up,” said {H}. “Somebody pressed the button.” “Who?” {H} did not say. {H} had only crossed {H}’s legs the other way round.'
      ]
    },
    {
      id: 'prunes',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} had heard that prunes push from behind. {H} ate three of them, and they were as wrinkled as thumbs in the bath. “Can you feel anything?” asked {A}. {H} listened.',
        '“They’ve met it,” said {H}. “And?” “They’re standing behind it and being polite.” {A} gave {H} a glass of water, so that at least they could all float.'
      ]
    },
    {
      id: 'child-not-doing-one',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} came hopping along the passage, and the bathroom door was shut. “Are you doing one?” called {S}. “No,” said {A} inside. “I’m not doing one.” “Then not do it somewhere else!” called {S}.',
        '{A} moved over to the mat outside. {S} went in, and was out again before the mat was warm. “How did you do that?” asked {A}. “Do what?” said {S}. “I was thinking about cheese.”'
      ]
    },
    {
      id: 'elder-crossword',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} went every morning, with the newspaper. “Don’t you push?” asked {A}. “What for?” said {S}. “I do the crossword. When I’m at seven across, it’s happened.” {A} asked for the newspaper, and a pencil.',
        '{A} sat there and looked at seven across. It was a river in Spain. After a while {S} knocked. “Anything?” “No,” called {A}. “How many letters has poo?” It did not fit.'
      ]
    },
    {
      id: 'pet-not-looking',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} did a poo every day and made nothing of it. {H} wanted to see how, and sat down and watched. {A} stood quite still. {A} looked at {H}, and then a little past {H}, and went on waiting.',
        'Then the bell rang, and {H} turned round for a moment. When {H} turned back, it was done. {A} had the face of somebody who has posted a letter.'
      ]
    },
    {
      id: 'baby-face',
      S: 'baby',
      A: 'hero',
      spare: 8,
      paragraphs: [
        'In the middle of the rug {S} grew still. {S}’s face went pink, and then it went red. “Well done!” they all cried. {S} was carried off to be changed, like the winner of something.',
        '“{S} doesn’t even know what for,” said {A}. Nobody had asked {S} beforehand. Perhaps that was how it was done.'
      ]
    },
    {
      id: 'guest-leg',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} stood in the passage, with one leg behind the other, and praised the lamp. {A} knew that leg. “You’re holding it in,” said {A}. {S} looked at the lamp. “I thought I’d wait till I get home,” said {S}.',
        '“How far’s that?” It was two buses. {A} showed {S} the toilet, and shut the door from outside. Behind it {S} began to hum.'
      ]
    },
    {
      id: 'on-the-lettuce',
      A: 'partner',
      paragraphs: [
        '{A} went to wash a lettuce instead, and on it sat a snail. It saw {A} and went in. {A} tapped on its house. “Is it coming? Is it coming now?” There was only a bubble left. “It’s holding it in,” said {H}, who knew about that.'
      ]
    },
    {
      id: 'radish',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“If you come out,” said {A} to the snail, “you’ll get a radish.” {A} laid it in front of the door. They waited. “Two radishes,” said {A}. “And a sticker.” The snail did not want a sticker. It had nowhere to put it.',
        '“It isn’t hungry,” said {H}. “It’s shut.” {A} ate the radishes. {A} had once offered raisins for a poo, and that had gone just the same.'
      ]
    },
    {
      id: 'which-of-us',
      A: 'other',
      spare: 11,
      paragraphs: [
        'It had been quiet for some time. The house of the snail had tipped a little to one side. Then {A} put a head round the door. “Has it come yet?” called {A}. At once the house sat straight again.',
        '“Who do you mean?” asked {H}. “Me, or the snail?” {A} had meant to be nice to both. “Neither of us,” said {H}, “if you shout.”'
      ]
    },
    {
      id: 'look-at-the-wall',
      A: 'partner',
      paragraphs: [
        '“You mustn’t knock,” said {H}, “and you mustn’t ask. It needs something under its foot, and you’ve got to look at the wall.” {A} put the snail on a wet leaf and looked at the wall. “Is that how I did it with you?” asked {A} after a while. “Yes,” said {H}. “Only without the leaf.”'
      ]
    }
  ],
  turn: [
    {
      id: 'hooo',
      A: 'partner',
      paragraphs: [
        'Snails like it damp, so they laid the leaf on the edge of the bath. {H} sat down on the toilet to be near it, with trousers down, being there anyway. {A} pushed the stool under {H}’s feet and looked at the tiles. {H} breathed on the snail, as you do on a window. “Hooo.” Nobody asked. “Hooo.” Out came a horn.'
      ]
    },
    {
      id: 'not-the-snail',
      A: 'partner',
      paragraphs: [
        'You can’t breathe like that and hold a poo in. “Hooo,” went {H}, and leaned forward, for now there were two horns and a neck. Plop. “Was that the snail?” asked {A}, to the tiles. {H} looked down between the knees. “No,” said {H}. “That was me.” It had been no conker. It had only been a poo.'
      ]
    },
    {
      id: 'wave',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Wait,” said {H}, with one hand on the flush. {H} wanted to see it off. They stood side by side and waved, and the poo went round once and was gone. “Where’s it going?” asked {H}. “Down the pipe and under the street,” said {A}. “The others are there already.”',
        '“Which others?” “All the ones from our street.” {H} was glad of that. It had been three days on its own.'
      ]
    },
    {
      id: 'three-days-of-laughing',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then {H} ran to the end of the passage and back, with long legs. They were not crossed any more. After that {H} laughed. It was about something that {A} had said on the day before yesterday.',
        '“You didn’t laugh then,” said {A}. “I’d got no room,” said {H}. There was a good deal left over from the first day, too.'
      ]
    },
    {
      id: 'frog',
      A: 'other',
      spare: 14,
      paragraphs: [
        '{A} wanted to know about the stool, and tried it, with the lid of the toilet shut. {A}’s knees came up nearly to the ears. “Now I’m a frog,” said {A}.',
        '“That’s right,” said {H}. “And now hooo.” {A} went hooo. It was comfortable, and so {A} stayed there. In the end there was a queue, and it was {H}.'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'same',
      spare: 15,
      paragraphs: [
        'Then it was {A} who had to go. {H} pushed the stool up, came out, and shut the door. After that {H} looked at the wall in the passage, and did not ask. It was very hard not to ask.',
        '“Are you still there?” called {A}. “No,” said {H}. There was a crack in that wall, and it looked like a goose. {H} had got as far as its feet when the flush went.'
      ]
    },
    {
      id: 'open',
      A: 'same',
      spare: 16,
      paragraphs: [
        'After supper {H} sat down there once more, only to see. “We’re open,” said {H}. {H} put both feet on the stool and went hooo, ten times. Nobody came. Nobody had said that anybody would.',
        '“Then we’ll shut for tonight,” said {H}, and got down. “And open again after breakfast.” {A} asked if there was a day off. There was none.'
      ]
    },
    {
      id: 'comma',
      A: 'partner',
      paragraphs: [
        'At dusk they put the snail under a bush by the wall. It went off with its horns out and took its time. {H} held up the leaf. On it lay something black, no bigger than a comma. “It needed one too!” They both looked at the wall at once, in case there was another.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the curtain, which had feet.',
      '{names} walked past the curtain and did not ask.',
      { text: '{names} kept a chair free, for sitting on one side.', needs: ['hands'] },
      { text: '{names} held up three fingers, for the days.', needs: ['hands'] }
    ],
    way: [
      '{names} waited for the snail, from rather too near.',
      '{names} went in under the table and came out again, to show it how.',
      { text: '{names} picked over the rest of the lettuce, leaf by leaf.', needs: ['hands'] },
      { text: '{names} washed the radishes twice.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the tiles with the others.',
      '{names} breathed more slowly too, without meaning to.',
      { text: '{names} shut the bathroom door with two fingers.', needs: ['hands'] },
      { text: '{names} laid out a clean towel.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the stool back in front of the toilet, where a pair of feet would find it.',
    'With hands washed twice, {H} lay down, first on the one side and then on the other. They were both free.'
  ],
  last: [
    'Nothing was held in any more, and {H} was asleep.',
    'Under the bush the snail had its horns out, the stool stood ready, and {H} was asleep.'
  ]
})
