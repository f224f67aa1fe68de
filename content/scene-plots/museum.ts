import type { ScenePlot } from '../format.ts'

/** A museum for one evening: everybody brings a piece, one piece is not there, and the last visitor is allowed to touch. */
export const museum: ScenePlot = {
  id: 'museum',
  about: 'The hero opens a museum of the wish in the sitting room; nothing in it may only be looked at, each piece is tried out, and the last one goes wrong in the hands of the last visitor.',
  fits: { sorts: ['creature', 'thing', 'vehicle', 'place', 'tale', 'question', 'job', 'feast'] },
  titles: [
    'Please Do Touch',
    'The Museum on the Carpet',
    '{H} Opens at Six',
    'A Museum of {wish}',
    'Please Try It Yourself',
    'Mind the Lamp',
    'Two Buttons to Get In',
    'The Smallest Museum in the World',
    '{H} Shows You Round',
    'Closed on Account of Bed',
    'The Last Visitor',
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
            '{H} wanted to go to a museum about {wish}. There wasn’t one, not in any street.',
            'There are museums about coins and museums about boots. There was none about {wish}, and {H} thought that was wrong.',
            '“Why is there no museum about {wish}?” said {H}. “I’d go every day.”',
            'All through supper {H} thought about a museum. It was going to be all about {wish}.'
          ]
        },
        {
          joins: true,
          both: [
            'So {H} was going to make one, that same evening, on the carpet.',
            'The sitting room would do. It had a lamp, and a door that shut.',
            'It would open at six, in the sitting room, and close at bedtime.'
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
            '“It costs two buttons,” said {H}. “I’ve got a zip,” said {A}. “Then you can come in as far as the zip,” said {H}.',
            '“Am I a visitor or a guard?” said {A}. “Both,” said {H}. “You look, and then you tell yourself off.”',
            '“Do I have to be quiet?” said {A}. “No,” said {H}. “You only have to wipe your feet.”'
          ]
        },
        {
          joins: true,
          both: [
            '“And am I allowed to touch?” said {A}. “You have to,” said {H}. “It’s that sort of museum.”',
            'There was one rule. Nobody could just look. You had to try everything out.',
            'In other museums nothing may be touched. In this one it all had to be tried.'
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
            '{H} was the director and the guard, and the first in the queue. In this museum everything had to be tried out.',
            '“Two buttons, please,” said {H} at the door, and paid. Then {H} went in. Here you were allowed to touch.',
            'There was nobody to ask. So {H} asked {H} whether one could touch things in here, and the answer was yes.'
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
            '“This is {stand.part},” said {H}, as guides do. Other people would have said that it was {stand.is}.',
            '“Here we have {stand.part},” said {H}. One had to look twice, for it was {stand.is}.',
            'The first piece in the museum was {stand.part}. For that {H} took {stand.is}.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“{fact},” said {H}. “Please don’t all push.”',
            'There was something to learn at every stop. At this one it was, “{fact}.”',
            'In a guide’s voice {H} said, “{fact}.”'
          ]
        }
      ]
    },
    {
      id: 'tried',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            '“And how does it work?” said {A}. So {H} had to show it.',
            '“Can we try it now?” said {A}, who was a good visitor. They tried it at once, {H} first.',
            '“You have to do it, not look at it,” said {H} to {A}, and did it.'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“Is that part of the museum?” said {A}. “It is now,” said {H}.',
            '“I’ve never been in such a good museum,” said {A}. {H} had not, either.',
            '{H} put that in the museum too. It was the piece with a story to it.'
          ]
        }
      ]
    },
    {
      id: 'tried-alone',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            'The first visitor wanted to try it, and that was {H} as well.',
            '“You’re allowed to touch,” said the guide, who was {H}. So {H} touched.',
            'A museum where you try things takes longer. {H} began at once.'
          ]
        },
        { joins: true, draw: 'goes' },
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
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
            '{A} had brought {prop.is}. “What is it?” said {H}. “It’s {prop.part},” said {A}. “It’s asleep.”',
            '“This is {prop.part},” said {A}, and it was {prop.is}. “It has been in my family for years.”',
            'Then {A} came with something for the museum. It was {prop.is}. “Careful,” said {A}. “That’s {prop.part}.”'
          ]
        },
        {
          joins: true,
          both: [
            '“What do we know about it?” said {H}. “{guess},” said {A}. {H} coughed, the way guides cough.',
            '“Tell the visitors something,” said {H}. “{guess},” said {A}, without going red at all.',
            '“{guess},” said {A}. {H} wrote it down, with a small question mark.'
          ]
        },
        { extra: 1, talk: 'differ' }
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
            'Nothing in the house would do for {A.part}. So {A} stood still and was it.',
            '{A} was {A.part}, and had to stand like a vase. “My nose itches,” said {A}.',
            'Between two chairs stood {A}, being {A.part}. “Does it bite?” said {H}. “Only guides,” said {A}.'
          ]
        },
        {
          joins: true,
          both: [
            'It was not supposed to talk. “{say},” it said, all the same, out of the corner of its mouth.',
            '“{say},” said the piece. “Pieces don’t talk,” said {H}. “This one does,” said {A}.',
            'When {H} looked away, it changed legs.'
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
            '{A} had not brought anything. “I’m the piece,” said {A}. “I’m the oldest thing in here.” {H} fetched a chair for it.',
            'Nothing in the museum was older than {A}. “You can ask me one question,” said {A}.',
            '“I’ve come about the job,” said {A}. “I’d like to be the old piece.” {H} put the lamp where it shone on {A}.'
          ]
        },
        {
          joins: true,
          both: [
            '“What do you know about {wish}?” said {H}. {A} thought as long as a museum takes. “{fact},” said {A}.',
            '“Then say something about {wish},” said {H}. “{fact},” said {A}. That was worth two buttons by itself.',
            '{H} asked whether {A} had ever seen {wish}. “I’ll tell you what I know,” said {A}. “{fact}.”'
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
            '{A} lay down in the middle of the museum. “That’s {part},” said {H} quickly. “It’s quite rare with a tail.”',
            'One piece had come by itself. It was {A}, and {H} said that it was {part}.',
            'In came {A}, and had not paid. It sniffed at every piece once, and then it lay down and was one.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'It was the only piece that liked to be stroked.',
            '“You can touch that one as well,” said {H}.',
            'It had the best place of all, under the lamp.'
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
            '“Mine should be in the middle,” said {A}. “Mine is the real one,” said {H}. Neither of them let go of the middle.',
            '“You’ve put mine by the radiator,” said {A}. “It comes from a warm country,” said {H}. {A} did not believe it.',
            '{A} moved one piece to the front. {H} moved it back. They did that several times.'
          ]
        },
        {
          joins: true,
          both: [
            '“Then there are two middles,” said {H} in the end. {A} had thought so from the start.',
            '“You can be the one who turns on the lamp,” said {H}. {A} let go. It was a very good lamp.',
            'At last {A} said, “You choose today, and I choose tomorrow.” {H} shook hands on it.'
          ]
        },
        { extra: 1, talk: 'differ' }
      ]
    },
    {
      id: 'demonstration',
      act: 'way',
      spare: 5,
      S: 'other',
      A: 'hero',
      party: 'together',
      steps: [
        {
          both: [
            '“Now you’re the guide,” said {H} to {S}. “Here’s {stand.part}.” It was {stand.is}.',
            '{S} had only been looking. “Show us {stand.part},” said {H}, and pointed at {stand.is}.',
            'Then {S} was going to explain {stand.part}. For that {H} took {stand.is}.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' }
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
            '{A} asked about everything. “Is it heavy? Who dusts it? Can I hold your hand in this bit?”',
            '“And where does it sleep?” said {A}. Nobody had ever asked the guide that. {H} had to think.',
            '{A} went round very slowly, as people do in museums, and said “hm” in front of the lamp.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '“You’re my best visitor,” said {H}. “I come every day,” said {A}. “I live here.”',
            '“{fact},” said {H}, walking backwards. {A} said that this alone was worth the buttons.',
            '“Don’t lean on that,” said {H}. {A} stood up straight at once.'
          ]
        }
      ]
    },
    {
      id: 'night',
      act: 'way',
      spare: 7,
      steps: [
        {
          both: [
            'Once the lamp was put out, to see what a museum does at night. It did nothing.',
            'Then it was night in the museum, for as long as a breath. {H} went round on tiptoe.',
            '{H} turned the lamp off and on again very fast. All the pieces stood just as before.'
          ]
        }
      ]
    },
    {
      id: 'closing',
      act: 'turn',
      steps: [
        {
          both: [
            'Soon the museum had to shut. There was one thing that nobody had tried yet.',
            '“We close in five minutes,” said {H}. But the best piece was still to come.',
            'It was nearly closing time. {H} had kept the very best for the end.'
          ]
        },
        {
          joins: true,
          both: [
            '“{stand.part}!” said {H}, and took a tea towel away. Under it there was {stand.is}.',
            'That was {stand.part}. It had been made out of {stand.is}.',
            'It was {stand.part}, and for that they had {stand.is}.'
          ]
        }
      ]
    },
    {
      id: 'last-try',
      act: 'turn',
      S: 'other',
      A: 'hero',
      party: 'together',
      steps: [
        {
          both: [
            '“May I?” said {S}. “You have to,” said {H}. “It’s the rule.”',
            'So {S} was the last visitor, and stepped up to try it.',
            '“Who wants to?” said {H}. {S} had both hands up already.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'fail' },
        { draw: 'see' },
        { joins: true, draw: 'mend' },
        {
          both: [
            '“That’s the best museum I know,” said {S}. “It’s the only one about {wish},” said {H}.',
            '{S} wanted to pay again. {H} said that the last one was free.',
            '“I’ll come again tomorrow,” said {S}. “You live here,” said {H}. “You can stay.”'
          ]
        }
      ]
    },
    {
      id: 'last-try-alone',
      act: 'turn',
      party: 'alone',
      steps: [
        {
          both: [
            'The last visitor was {H}, who stepped up to try it.',
            '“Anybody else?” said the guide. Nobody else was there, so it was {H}’s turn.',
            '{H} looked to the left and to the right, and tried it.'
          ]
        },
        { draw: 'problem' },
        { joins: true, draw: 'alone' }
      ]
    },
    {
      id: 'shut-again',
      act: 'turn',
      steps: [
        { draw: 'end' },
        {
          both: [
            'Then {H} shut the museum. It was not very big, but all of it was about {wish}.',
            'At closing time {H} stood in the middle and turned round once. It was all there, and it was all {wish}.',
            '“We’re closed now,” said {H}. “Tomorrow it’s open again, and it’s still about {wish}.”'
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
        'The museum was shut. All the pieces went home, to the drawer and the shelf.',
        'Piece by piece it was carried back to its place, and was not so famous there.',
        'The lamp that had shone on everything was only a lamp again.'
      ]
    },
    {
      both: [
        'In bed {H} went round it once more in the dark, from stop to stop.',
        '{H} lay down like the last piece in a museum, and was covered up.',
        'With both eyes shut {H} could still see every piece of it.'
      ]
    }
  ]
}
