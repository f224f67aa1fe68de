import type { ScenePlot } from '../format.ts'

/** One counts, the rest are gone, and whoever is found has been {part} all the time. */
export const hideAndSeek: ScenePlot = {
  id: 'hide-and-seek',
  about: 'A game of hide-and-seek in which everybody must hide as something out of the wish; the hero finds them all but one, and has to think like that one.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'job', 'feast', 'feeling'], moods: ['lost', 'alone', 'afraid', 'losing'] },
  talkers: 2,
  titles: [
    'Ready or Not',
    'Nobody Was Behind the Curtain',
    '{H} Counts to Twenty',
    'The Last One',
    'Where Would You Be',
    'I Can Hear You Breathing',
    'Everybody Was Something Else',
    'Hide and Seek and {wish}',
    'Cold, Warm, Warmer',
    'The Coat That Giggled',
    'It Is Only Me',
    'Eighteen, Nineteen'
  ],
  elements: ['hidden treasure', 'secret garden'],
  company: ['cat'],
  refrains: [
    { loud: '“Ready or not!” The whole house held its breath.', soft: 'Ready or not, here came the night, and found everybody where they were.' },
    { loud: 'It was so still that one could hear somebody not laughing.', soft: 'It was so still that one could hear somebody sleeping.' }
  ],
  scenes: [
    {
      id: 'rule',
      act: 'want',
      A: 'other',
      steps: [
        {
          both: [
            'They were going to play hide-and-seek. “But not just anyhow,” said {H}. “You have to hide as something. It has to do with {wish}.”',
            '“I’ll count,” said {H}, “and you hide. And you have to be part of {wish}. Otherwise it doesn’t count.” “Part of what?” said {A}.',
            '{H} could find anybody in that house in no time. So there was a new rule that evening. Whoever hid had to turn into something of {wish}.'
          ]
        },
        {
          joins: true,
          both: [
            '“I’m {A.part}, then,” said {A}. “Don’t tell me,” said {H}. “Now I know what to look for.” “I might be lying,” said {A}.',
            '“Can I be {part}?” said {A}. “You can be anything that keeps still,” said {H}.',
            '“{say},” said {A}, to try it out. “You must not talk,” said {H}. “Not even if I tread on you.”'
          ]
        },
        { extra: 2, talk: 'begin' }
      ]
    },
    {
      id: 'count',
      act: 'want',
      steps: [
        {
          both: [
            '{H} put both hands over both eyes and began to count. At four a door went. At nine something fell down and was told to hush.',
            'Face to the wall, {H} counted. There was running, and whispering, and a drawer. By fifteen there was nothing more.',
            '“One, two, three,” said {H} into a cushion. It is odd how a house sounds when it has lost everybody.'
          ]
        },
        {
          joins: true,
          both: ['“Twenty,” said {H}, and turned round. The room looked just as before, only better behaved.', '“Twenty. I’m coming.” Nothing answered, and it did so very loudly.', 'At twenty {H} looked. There was a carpet and a lamp, and they both looked innocent.']
        }
      ]
    },
    {
      id: 'first-found',
      act: 'way',
      A: 'other',
      steps: [
        {
          both: [
            'By the wall stood {prop.is}, and it had not stood there before. “{prop.part},” said {H}, “come out.” It came out, and it was {A}.',
            'There was a lump under {prop.is}. {H} walked past it twice. “I wonder where they all are,” said {H}. The lump shook. It was {A}.',
            'Something about {prop.is} was not right. It had feet. “Good evening, {prop.part},” said {H} to {A}.'
          ]
        },
        {
          joins: true,
          both: [
            '“How did you know?” said {A}. “{fact},” said {H}, “and you have slippers.”',
            '“You weren’t even looking,” said {A}. “{fact},” said {H}. “So it had to be low down.”',
            '“I was holding my breath,” said {A}. “That’s how I heard you,” said {H}.'
          ]
        },
        { joins: true, extra: 1, talk: 'tease' }
      ]
    },
    {
      id: 'two-seek',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            'Whoever was found had to help. So they were two now, {H} in front and {A} with the torch.',
            '“Now you seek too,” said {H} to {A}. {A} looked in the sugar. “They aren’t all small,” said {H}.',
            '{A} went on tiptoe beside {H}. “Where would you be, if you were {part}?” said {H}. {A} shut both eyes to think.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'elder-found',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            '{A} had not hidden at all. {A} sat in the good chair with a newspaper. “I’m {A.part},” said {A}. “It looks like this when it reads.”',
            'In the coats there was one that was warm. “{A.part}?” said {H}. “I’ve been standing here for fifty years,” said {A}’s voice. “I thought nobody would come.”',
            '{A} was found because of a snore. “{A.part} always snores,” said {A}. “It’s well known.”'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'It was the best place of all, and nobody had thought of looking there.',
            '“Can I stay hidden?” said {A}. “I have just got comfortable.”',
            '“When I was little,” said {A}, “I was once so well hidden that they had supper.”'
          ]
        }
      ]
    },
    {
      id: 'child-cheats',
      act: 'way',
      spare: 2,
      A: 'child',
      steps: [
        {
          both: [
            'Behind the curtain stood {A}, with both feet looking out. “You can’t see me,” said {A}. “I have my eyes shut.”',
            '{A} had run on each time to a place that had been searched already. “That isn’t fair,” said {H}. “It’s clever, though,” said {A}.',
            '“I was {A.part} first, and then I was cold,” said {A}, out of the towels.'
          ]
        },
        { joins: true, extra: 1, talk: 'differ' },
        { extra: 2, talk: 'near' }
      ]
    },
    {
      id: 'pet-tells',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            '{A} was a great help, or no help, as you like. It sat down in front of the wardrobe and stared until the wardrobe laughed.',
            'Nobody had told {A} that it was a secret. It went from one to the next of them and said hello.',
            'Under the bed lay {A}, being {part} without knowing it. It was given a biscuit for that.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-found',
      act: 'way',
      spare: 4,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} had tried to fold up into the laundry basket. “I’m {A.part},” said the basket. “You’ll have to pull.”',
            'In the bath lay {A}, flat, under a towel. “{say},” said the towel, when {H} lifted it.',
            '{A} stood in the middle of the room with a lampshade on. It took {H} quite some time.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“I heard you go by four times,” said {A}. “It was lovely.”',
            '“{guess},” said {A}, still in it. “Is that why?” “It isn’t,” said {H}, “but come out.”',
            '“I had forgotten how long twenty is,” said {A}.'
          ]
        }
      ]
    },
    {
      id: 'wrong-place',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            'In the best place of all there was nobody. There was only {prop.is}, and it really was only that.',
            '{H} opened the big cupboard very quickly, to surprise them. A broom fell out, and they were both startled.',
            '“I see you,” said {H}, into an empty corner. One should always try it.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            'Something squeaked, but that was the floor.',
            'It did look a little like {part}, if one wanted it to.',
            'Somewhere a clock was hiding too, and gave itself away.'
          ]
        }
      ]
    },
    {
      id: 'guest-found',
      act: 'way',
      spare: 6,
      A: 'guest',
      steps: [
        {
          both: [
            '{A} did not know the house yet, and so had found a place that nobody knew. “Is this taken?” said {A}, out of it.',
            'They nearly missed {A}, who had hidden very politely, behind the door, with the shoes put straight.',
            '“Where I live, the one who’s found gets a biscuit,” said {A}. It became a rule at once.'
          ]
        }
      ]
    },
    {
      id: 'warm',
      act: 'way',
      spare: 7,
      A: 'other',
      steps: [
        {
          both: [
            '“Cold,” said {A}. {H} took a step. “Colder,” said {A}. {H} turned round. “I’m only saying that I’m cold,” said {A}.',
            '“Warm,” said {A}, “warmer, hot.” It was the heater. “You didn’t say what you were looking for,” said {A}.',
            '{A} had seen where the last one went, and was not allowed to say. {A} said it with both eyebrows.'
          ]
        }
      ]
    },
    {
      id: 'last-one',
      act: 'turn',
      A: 'other',
      steps: [
        {
          both: [
            'Then they were all there, all but one. {H} counted. It was always one too few.',
            'One was still missing. “We’ve looked everywhere,” said {A}. “Twice.” And everywhere had been empty.',
            '“Who isn’t here?” said {H}. They looked at each other. It is not so easy to see who is not there.'
          ]
        },
        {
          joins: true,
          both: [
            '{H} called, and nobody came. {H} said that there was cake, and even then nobody came.',
            'It got a bit strange. {H} looked under the same cushion for the third time.',
            '“You can come out now,” said {H}. “You have won.” Nothing stirred at all.'
          ]
        }
      ]
    },
    {
      id: 'think',
      act: 'turn',
      A: 'same',
      steps: [
        {
          both: [
            '“Stop looking,” said {A}. “Think. What would you be, out of {wish}, if you could be the very best of it?” {H} knew that at once.',
            '“You always go where it’s dark,” said {A}. “What if somebody is where it’s light?” {H} turned round slowly.',
            '“You haven’t counted the one who counts,” said {A}. “You said that everybody has to be something. What are you?”'
          ]
        },
        {
          both: [
            'There {H} sat down and kept still. It was the teddy that was missing. It had been on the chair from the start. It had been {H.part}, in full view.',
            'For that, {H} went and stood where the best of it would stand. From there one saw, on top of the lamp, one ear of the bear. It had hidden better than anybody.',
            'So {H} counted again and put in {H}. Now it came out right. The one who was missing had been looking for {H} the whole time.'
          ]
        },
        { draw: 'end' }
      ]
    },
    {
      id: 'found',
      act: 'turn',
      A: 'same',
      steps: [
        {
          both: [
            '“Again?” said {A}. “Tomorrow,” said {H}. “Tomorrow I’m {part}, and none of you’ll ever find me.” “We shall begin with the lamp,” said {A}.',
            '“That was a good place,” said {A}. “It was the only one,” said {H}, and kept hold of {A}’s sleeve.',
            '“I would have found you in the end,” said {A}. “I know,” said {H}. “I would have coughed.”'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'Off went {names}, and not one of them closed a door quietly.',
        'It was the favourite game of {names}, found first as a rule.',
        'The places were given to {names} before anybody else, to make it fair.',
        'There was a rustling from {names}, and then there was none.'
      ]
    },
    way: {
      both: [
        'Behind the same curtain stood {names}.',
        'They came upon {names} behind the sofa, back to back.',
        'It took one look to find {names}, who had hidden behind a cup.',
        'By now {names} had to seek too, and looked mostly under the biscuits.'
      ]
    },
    turn: {
      both: [
        'They held hands, with {names} at the end, and went through the house like a net.',
        'In front of everybody went {names}, and had no idea either.',
        'It was not {names}. That had been seen to.',
        'The loudest cheer of all came from {names}.'
      ]
    }
  },
  bed: [
    {
      both: [
        'All doors were shut that had been opened, and everything that had been something else was let go.',
        'The torch had got quite yellow from so much looking, and was put out.',
        'They looked once more behind the curtain, out of habit. There was only the evening.'
      ]
    },
    {
      both: [
        'Under the blanket {H} was easy to find. One only had to look where it went up and down.',
        'Nobody had to count any more. {H} got as far as six, and there it stopped.',
        'The best place of all, it turned out, was the bed. One could stay in it all night and be sure of being found.'
      ]
    }
  ]
}
