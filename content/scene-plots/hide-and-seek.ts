import type { ScenePlot } from '../format.ts'

/** One counts, the rest are gone, and each who is found has been {part} all the time. */
export const hideAndSeek: ScenePlot = {
  id: 'hide-and-seek',
  about: 'A game of hide-and-seek in which everybody must hide as something out of the wish; the hero finds them all but one, and has to think like that one.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'job', 'feast', 'feeling'], moods: ['lost', 'alone'] },
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
    { loud: 'Somewhere in the house, very quietly, nobody laughed.', soft: 'Somewhere in the house, very quietly, everybody breathed.' }
  ],
  scenes: [
    {
      id: 'rule',
      act: 'want',
      A: 'other',
      steps: [
        {
          both: [
            '“We’re playing hide-and-seek,” said {H}. “But you have to hide as something, out of {wish}.”',
            '{H} could find anybody in that house at once. So there was a new rule. Everybody had to be something out of {wish}, and keep still.',
            '“I’ll count,” said {H}, “and you hide. But only as something from {wish}, or it doesn’t count.”'
          ]
        },
        {
          joins: true,
          both: [
            '“I’m {A.part}, then,” said {A}. “Don’t tell me,” said {H}. “Now I know what to look for.”',
            '“Can I be {A.part}?” said {A}. “You can be anything that keeps still,” said {H}.',
            '“What’s {A.part} like when it hides?” said {A}. “Quiet,” said {H}.'
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
            '{H} put both hands over both eyes and counted. At four a door went. At nine something fell down and was told to hush.',
            'Face to the wall, {H} counted to twenty. There were steps, and a drawer, and then nothing more.',
            '“One, two, three,” said {H} into a cushion, and so on, up to twenty. It got very quiet.'
          ]
        }
      ]
    },
    {
      id: 'first-found',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            '“I’m coming,” said {H}. By the wall there was a lump, and the lump was breathing. It was {A}, being {A.part}.',
            '{H} looked behind the door, and there stood {A}, as stiff as a broom. “I’m {A.part},” said {A}. “You can’t see me.”',
            'Something laughed under the table. “I can hear you,” said {H}. Out came {A}. “I’m {A.part},” said {A}.'
          ]
        },
        {
          joins: true,
          both: [
            '“How did you know?” said {A}. “You’ve got slippers on,” said {H}.',
            '“You walked past me twice,” said {A}. “I was being kind,” said {H}.',
            '“I was holding my breath,” said {A}. “That’s how I heard you,” said {H}.'
          ]
        }
      ]
    },
    {
      id: 'play-first',
      act: 'way',
      A: 'same',
      steps: [
        {
          both: [
            '“But it isn’t enough to stand there,” said {H}. “You have to do it.” So {H} showed {A} how.',
            'Whoever was found had to play {wish} with {H}. That was the other rule.',
            '“Now we have to play it,” said {H}. “That’s the rule, if I find you.”'
          ]
        },
        {
          joins: true,
          both: [
            '“First we need {stand.part},” said {H}. They took {stand.is}.',
            'For {stand.part} they took {stand.is}. It had to do.',
            '“You bring {stand.part},” said {H}. {A} came back with {stand.is}.'
          ]
        },
        { joins: true, extra: 1, draw: 'goes' },
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
            'In the next round {A} did not hide at all, but sat down with a newspaper. “I’m {A.part},” said {A}. “It looks like this when it reads.”',
            'The next time {A} was found because of a snore. “{A.part} always snores,” said {A}. “You ought to know that.”',
            'Then, among the coats, there was one that was warm. It was {A}. “I’m {A.part},” said {A}. “I thought nobody would come.”'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“When I was little,” said {A}, “I once hid so well that they all had supper.”',
            '“Can I stay hidden?” said {A}. “I’ve only just got comfortable.”',
            '“And what does it say?” said {H}. “{say},” said {A}.'
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
            'In the next round {A} stood behind the curtain, with both feet looking out. “You can’t see me,” said {A}. “I’ve got my eyes shut.”',
            'Then {A} moved on each time to a place where {H} had looked already. “That isn’t fair,” said {H}. “But it’s clever,” said {A}.',
            '“I was {A.part}, and then I was cold,” said {A}, out of the towels.'
          ]
        },
        { extra: 1, talk: 'differ' }
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
            '{A} was a great help. It sat down in front of the wardrobe and looked at it until it was opened. There was nobody in there.',
            'Nobody had told {A} that it was a secret. Wherever someone hid, it went to say hello.',
            'Under the bed lay {A}, hiding from nobody. “That’s {part},” said {H}, and let it lie.'
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
            'In round three {A} tried to fold up into the laundry basket. “I’m {A.part},” said the basket. “You’ll have to pull.”',
            'Then {A} lay in the bath, flat, under a towel. “{say},” said the towel, when {H} lifted it.',
            'The next time {A} stood in the middle of the room with a lampshade on. {H} was a long time finding that.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“I heard you go past four times,” said {A}. “It was lovely and quiet in there.”',
            '“{guess},” said {A}, who was still stuck in it. “No,” said {H}, “but come out.”',
            '“I’d forgotten how long twenty is,” said {A}.'
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
            '{H} opened the big cupboard very quickly. A broom fell out, and they were both startled.',
            '“I see you,” said {H} into an empty corner. It is always worth trying.',
            'Something squeaked. {H} went to look, but it was only the floor.'
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
            'Later {A} found a new place, behind the big plant, for guests look at everything. “Is this taken?” said {A}.',
            'Once they nearly missed {A}, who stood politely behind the door.',
            '“At ours you get a biscuit if you’re found,” said {A}. That became a rule at once.'
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
            '“Give me a clue,” said {H} to {A}. “{say},” said {A}. It did not help.'
          ]
        }
      ]
    },
    {
      id: 'my-turn',
      act: 'turn',
      A: 'other',
      steps: [
        {
          both: [
            '“Now you count,” said {H} to {A}, “and I’ll hide.” {A} counted, and peeped a bit.',
            'Then it was the other way about. {A} had to count, and {H} hid.',
            '“I never get to hide,” said {H}. So {A} counted to twenty, and {H} ran.'
          ]
        }
      ]
    },
    {
      id: 'play-last',
      act: 'turn',
      S: 'same',
      A: 'hero',
      steps: [
        {
          both: [
            'Two feet stuck out, and they were cold. “I’m {stand.part},” said {H}. It was really {stand.is}.',
            '{H} had got behind {stand.part}. {S} knew at once, because really it was {stand.is}.',
            '{S} found {H} in no time. {H} had wanted to be {stand.part}, and was sitting beside {stand.is}.'
          ]
        },
        {
          joins: true,
          both: [
            '“Found,” said {S}. “Now I’m the one who shows you.”',
            '“You have to play it now,” said {H}, “that’s the rule.” {S} had thought so, and began.',
            '{S} knew the rule by then. Whoever is found has to play it, and so they both played.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
      ]
    },
    {
      id: 'found',
      act: 'turn',
      A: 'same',
      steps: [
        { draw: 'end' },
        {
          both: [
            '“Again?” said {A}. “Tomorrow,” said {H}. “Tomorrow I’m {part}, and you’ll never find me.”',
            '“That was a bad place,” said {A}. “It was a good place,” said {H}. “I only wanted you to come.”',
            '“I’d have found you in the end,” said {A}. “I know,” said {H}. “I’d have coughed.”'
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
        'They looked once more behind the curtain, to be sure. There was only the evening.'
      ]
    },
    {
      both: [
        'Under the blanket {H} was easy to find. You only had to look where it went up and down.',
        'Nobody had to count any more. {H} got as far as six, and let the others go.',
        'The best place of all, it turned out, was the bed. You could stay in it all night and be sure of being found.'
      ]
    }
  ]
}
