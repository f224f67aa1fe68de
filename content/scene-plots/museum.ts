import type { ScenePlot } from '../format.ts'

/** A museum for one evening: everybody brings a piece, one piece is not there, and the last visitor is allowed to touch. */
export const museum: ScenePlot = {
  id: 'museum',
  about: 'The hero opens a museum of the wish in the sitting room; each of the household brings a piece with a story to it, and the best piece goes missing.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'question', 'job', 'feast'], moods: ['question'] },
  titles: [
    'Please Do Touch',
    'The Museum on the Carpet',
    '{H} Opens at Six',
    'A Museum of {wish}',
    'The Empty Cushion',
    'Mind the Rope',
    'Two Buttons to Get In',
    'The Smallest Museum in the World',
    '{H} and the Missing Piece',
    'Closed on Account of Bed',
    'Who Moved the Best One',
    'Everything about {wish}'
  ],
  elements: ['hidden treasure', 'secret garden'],
  scenes: [
    {
      id: 'shut',
      act: 'want',
      steps: [
        {
          both: [
            '{H} wanted to see a museum of {wish}, and there was none, not in any street.',
            'There were museums of coins and of very old boots. There was no museum of {wish}. {H} thought that wrong.',
            '“Somebody ought to have a room with nothing in it but {wish},” said {H}. {H} looked round this one.',
            'All through supper {H} was thinking of a rope, a lamp and a door. It was going to be a museum, and it was going to be about {wish}.'
          ]
        },
        {
          extra: 2,
          joins: true,
          both: [
            'It would need a door, and somebody to say that it was shut.',
            'From supper until the first yawn it would be open.',
            'One thing was certain. In this museum one would be allowed to touch.'
          ]
        }
      ]
    },
    {
      id: 'rules',
      act: 'want',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“It costs two buttons,” said {H}. “I have a zip,” said {A}. “Then you may come in as far as the zip,” said {H}.',
            '“What’s in it?” said {A}. “Nothing yet,” said {H}. “Everybody has to bring a piece.” {A} went off to look in pockets.',
            '“Am I a visitor or a guard?” said {A}. “First you’re a piece,” said {H}. “Then we shall see.”',
            '“Museums are quiet,” said {H}. “I can be quiet,” said {A}, in quite a loud voice.'
          ]
        },
        { extra: 1, talk: 'begin' }
      ]
    },
    {
      id: 'rules-alone',
      act: 'want',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} was the director, and the guard, and the first in the queue.',
            '“Two buttons, please,” said {H} at the door, and paid, and got one back.',
            'There was nobody to ask. So {H} was asked by {H}, and said yes.'
          ]
        }
      ]
    },
    {
      id: 'first-piece',
      act: 'way',
      steps: [
        {
          both: [
            'The first piece was {prop.is}. “{prop.part},” said {H}, and put it on a cushion.',
            'In the middle of the carpet went {prop.is}. It was {prop.part}, the only one that had been kept.',
            'On the best cushion {H} laid {prop.is}. Whoever looked long enough saw {prop.part}.'
          ]
        },
        {
          joins: true,
          both: [
            '{H} said what there was to know. “{fact},” said {H}. “Next, please.”',
            '“{fact},” said {H}, with both hands behind, as guides do.',
            'There was something to be learned at every cushion. At this one it was this: “{fact}.”'
          ]
        }
      ]
    },
    {
      id: 'second-piece',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '{A} had brought {prop.is}. “What is it?” said {H}. “{prop.part},” said {A}. “It’s asleep.”',
            '“This is {prop.part},” said {A}, and held up {prop.is}. “It came down from my side of the family,” said {A}.',
            'Then came {A} with {prop.is}, walking backwards. “Careful,” said {A}. “It’s {prop.part}, and it’s older than it looks.”'
          ]
        },
        {
          joins: true,
          both: [
            '“And what do we know of it?” said {H}. “{guess},” said {A}. It was written down, with a small question mark.',
            '“{guess},” said {A} to whoever was listening. {H} coughed, the way guides cough.',
            '“Tell the visitors something,” said {H}. “{guess},” said {A}, without going red at all.'
          ]
        }
      ]
    },
    {
      id: 'living-piece',
      act: 'way',
      spare: 1,
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            'For {A.part} nothing in the house would do. So {A} climbed on to no cushion at all, and simply stood there, and was it.',
            '{A} was {A.part}, and had to stand as still as a vase. “My nose itches,” said {A.part}.',
            'Between two chairs stood {A}, being {A.part}. “Does it bite?” said {H}. “Only guides,” said {A}.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“{say},” it said, each time that somebody went by.',
            'It was not supposed to talk. “{say},” it said, all the same, out of the corner of its mouth.',
            'When the visitors had gone past, it changed legs.'
          ]
        }
      ]
    },
    {
      id: 'elder-piece',
      act: 'way',
      spare: 2,
      party: 'together',
      A: 'elder',
      steps: [
        {
          both: [
            '{A} did not bring anything. “I’m the piece,” said {A}. “I’ve seen it with these eyes.” {H} moved a cushion up.',
            'The oldest thing in the museum was {A}, who had brought a chair for it. “You may ask me one question,” said {A}.',
            '“When I was as small as that,” said {A}, “we had {part} in the yard.” {H} looked for the smile, and it was there.'
          ]
        },
        {
          joins: true,
          both: [
            '“Is that true?” said {H}. “It’s a museum,” said {A}. “Things get dusty. But this is true: {fact}.”',
            '{H} asked it, and {A} thought about it for as long as a museum takes. “{fact},” said {A}.',
            '“Don’t lean on the piece,” said {H} to a visitor, who had leaned on {A}. “They may,” said {A}. “It keeps me warm.”'
          ]
        },
        { extra: 2, talk: 'near' }
      ]
    },
    {
      id: 'pet-piece',
      act: 'way',
      spare: 3,
      A: 'pet',
      steps: [
        {
          both: [
            '{A} lay down on the last cushion. “That’s {part},” said {H} quickly. “It’s quite rare with a tail.”',
            'One cushion was taken. {A} was on it. {H} put a rope round it, and it was a piece.',
            'In came {A}, and had not paid. It sniffed at everything once, which is how a dog or cat reads.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'It was the one that most of the visitors came back to.',
            'By the end it was the only piece that had been stroked on both sides.',
            'Nobody learned anything from it, but they all felt better.'
          ]
        }
      ]
    },
    {
      id: 'argument',
      act: 'way',
      spare: 4,
      party: 'together',
      A: 'child',
      steps: [
        {
          both: [
            '“Mine should be in the middle,” said {A}. “Mine is the real one,” said {H}. They both took hold of the middle.',
            '“You’ve put mine by the radiator,” said {A}. “It’s a warm-country piece,” said {H}. {A} did not believe it.',
            '{A} changed two cushions over while nobody looked. {H} changed them back. It happened several times.'
          ]
        },
        {
          joins: true,
          both: [
            '“Then there are two middles,” said {H} in the end. {A} thought that this was how it should have been from the start.',
            '“You can be the one who turns on the lamp,” said {H}. {A} let go. It was a very good lamp.',
            'At last {A} said, “You choose today, and I’ll choose when it’s open again.” {H} said that it was open again after the biscuit.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'shop',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            'Every museum has a shop. In this one there was a raisin, and a drawing, and the raisin went first.',
            'By the door {H} opened a shop. One could buy a look through {prop.is}, or a biscuit with a past.',
            'There was a café as well. One said “{say}” in it, and got toast.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            'Business was slow, and then all the biscuits were gone.',
            'It was paid in buttons, and the change was given in hugs.',
            '“{say}!” said {H} to each customer, and wrapped it in a sock.'
          ]
        }
      ]
    },
    {
      id: 'tour',
      act: 'way',
      spare: 6,
      party: 'together',
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} took the tour, and asked everything. “Is it heavy? Who dusts it? May I hold your hand in this bit?”',
            '“And where does it sleep?” said {A} at the third cushion. Nobody had ever asked the guide that. {H} had to invent it.',
            'On the tour {A} stayed behind at {prop.part} and looked. “I never saw it from the back before,” said {A}.'
          ]
        },
        {
          joins: true,
          extra: 1,
          both: [
            '“You’re my best visitor,” said {H}. “I come every day,” said {A}. “I live here.”',
            '“{fact},” said {H}, walking backwards. {A} said that this was worth a button by itself.',
            'At the end {A} wanted to go round again;; {H} went in front with a spoon held up.'
          ]
        }
      ]
    },
    {
      id: 'night-guard',
      act: 'way',
      spare: 7,
      steps: [
        {
          both: [
            'For a moment the lamp was put out, to see what the museum did when it was alone. It did nothing, very convincingly.',
            'Then it was night in the museum, for as long as a breath;; {H} went round with the torch.',
            '{H} shone the torch on each of the pieces in turn. They all looked as if they had just stopped.'
          ]
        }
      ]
    },
    {
      id: 'missing',
      act: 'turn',
      steps: [
        {
          both: [
            'When {H} came round again, the best cushion was empty. There was a dent in it, and that was all.',
            'One piece was gone. {H} counted, and counted the other way, and the gap stayed where it was.',
            '“Nobody leaves the museum,” said {H}. The very best piece was not in its place.'
          ]
        }
      ]
    },
    {
      id: 'found',
      act: 'turn',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '{H} looked under every cushion, and asked the rope, and found a sock. It did not help at all.',
            'First {H} looked where it had been, and then where it could not be, and then there again.',
            '“Everybody turn out their pockets,” said {H}. That gave a conker, two tickets and some string.'
          ]
        },
        {
          both: [
            '“It’s my fault,” said {A}. “You said that one was allowed to touch. I touched it as far as the kitchen.”',
            '“You’re wearing it,” said {A}. {H} looked down. So {H} was. It had been cold in the shop.',
            '“I know who has it,” said {A}, and pointed down. {H} was standing on it, on one foot, like a heron.'
          ]
        },
        {
          joins: true,
          both: [
            '{A} put it back on its cushion and {H} straightened it;; it looked as if it had been on a journey.',
            'It was laid back in its dent. “Pieces that have been away are worth more,” said {A}, and {H} agreed to that.',
            '{H} held the lamp, and {A} set it down, very gently, with the good side to the front.'
          ]
        }
      ]
    },
    {
      id: 'found-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            '{H} looked under every cushion, and then stood still and thought. Who had had it last? It had been {H}. It was in {H}’s own pocket.',
            'Only one visitor had been in. {H} asked that visitor, quite kindly, in the mirror, and it was behind one ear.',
            'There was nobody to suspect but {H}. {H} owned up at once, and put it back, and was let off.'
          ]
        }
      ]
    },
    {
      id: 'last-visitor',
      act: 'turn',
      steps: [
        { draw: 'detail' },
        {
          both: [
            'The last visitor was {H}, who paid like everybody else. {H} went round very slowly, and touched every piece.',
            'Before it shut, {H} went through it once more alone. It was all there, and it was all about {wish}.',
            'At closing time {H} stood in the middle and turned round once. There was nothing to see anywhere but {wish}.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“It isn’t very big,” said {H}. “But one can get all of it in.”',
            'In the visitors’ book it said, “{fact}”, and somebody had drawn a cat.',
            'The takings were eleven buttons, a zip and half a biscuit.'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'The queue outside the door was {names}, and it was well behaved.',
        'In the next room {names} could be heard looking for a piece.',
        'There would be visitors too. There would be {names}, for certain.',
        'From the sofa {names} watched how a museum is made.'
      ]
    },
    way: {
      both: [
        'Round the pieces in a row went {names}, and said nothing but oh.',
        { text: 'At the rope stood {names} and held it up at both ends.', needs: ['hands'] },
        'By the third cushion {names} had stopped and would not be moved on.',
        'To all that was said {names} listened with great politeness.'
      ]
    },
    turn: {
      both: [
        'It was a sad moment for {names} too, who had liked that one best.',
        'With their heads down {names} went over the carpet, from edge to edge.',
        'On the way out {names} looked back twice.',
        'Under the lamp {names} sat quite still, like one more piece.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The museum was shut. The cushions went back to the sofa, with the dents still in.',
        'Piece by piece it was carried home to its drawer, and was not so famous there.',
        'The rope came down, and it was only a dressing-gown cord, and was wanted.'
      ]
    },
    {
      both: [
        'Beside the bed {H} kept one piece, for the night guard.',
        'In bed {H} went round it once more in the dark, from cushion to cushion.',
        'The buttons were counted into a sock, and the sock was hung on the door.'
      ]
    }
  ]
}
