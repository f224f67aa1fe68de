import type { ScenePlot } from '../format.ts'

/** A quiet plot for sorrow: it is not named and not mended. A chair by the window, and who comes to sit there. */
export const windowChair: ScenePlot = {
  id: 'window-chair',
  about: 'The hero does not want to do anything, only to sit at the window; one after another of the household comes and sits there too, without asking, and the evening goes by outside.',
  fits: { sorts: 'any' },
  comfort: true,
  titles: [
    'The Chair by the Window',
    'Only Sitting',
    'What Went by Outside',
    'Room for Two',
    'The Evening Went Past',
    '{H} at the Window',
    'Nothing Had to Be Done',
    'A Lamp across the Street',
    'Somebody Came and Sat',
    'Until It Was Quite Dark',
    'The Glass Was Cold and the Hand Was Warm'
  ],
  elements: ['kindness quest'],
  scenes: [
    {
      id: 'sits',
      act: 'want',
      steps: [
        {
          both: [
            '{H} did not want to play that evening, and did not want not to. {H} wanted to sit in the old chair, and look out.',
            'By the window stood a chair. {H} got up into it and stayed there. That was all that {H} wanted to do.',
            'It was one of those days that are heavy at one end. {H} carried it to the window, where a chair was, and put it down there.'
          ]
        },
        {
          joins: true,
          both: [
            'Nobody said, what is the matter. They knew what the matter was.',
            'The glass was cold if one leaned on it, and {H} leaned on it.',
            'Outside it was neither day nor night. It was only getting later.'
          ]
        }
      ]
    },
    {
      id: 'looks',
      act: 'want',
      steps: [
        {
          both: [
            'A leaf went by, and a bus, and after that nothing for a while. {H} looked at the nothing.',
            'Across the street a lamp went on. Somebody over there laid a table, one plate, two plates, three.',
            'There was a bird on the wire. It did not do anything either. {H} watched it not doing anything.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            '{H} breathed on the glass, and drew a line in it, and the line ran down.',
            'It had rained. Each drop on the glass had the street in it, the wrong way up.',
            'The window showed the street, and in front of the street, very faintly, {H}.'
          ]
        }
      ]
    },
    {
      id: 'first-comes',
      act: 'way',
      party: 'together',
      A: 'other',
      steps: [
        {
          both: [
            'After a time {A} came and stood beside the chair. “Is there room?” said {A}. {H} moved over. There was room, if one sat close.',
            '{A} brought a cushion, and sat down on the floor, with one shoulder against the chair. {A} did not say anything. It was the right thing.',
            '“I’m not going to ask,” said {A}. “I’m only going to be here.” {H} nodded at the window.'
          ]
        },
        {
          both: [
            '“A red one,” said {A}, when a car went by. “Yes,” said {H}. It was good to say something that was so small.',
            'They looked out, both of them. {A} saw a cat on a wall, and {H} saw it too, and it was nobody’s cat.',
            '“Do you want to talk?” said {A}, much later. “No,” said {H}. “Shall I?” “You can,” said {H}. So {A} talked a bit, about soup.'
          ]
        }
      ]
    },
    {
      id: 'cries',
      act: 'way',
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            'Then {H} had to cry a little. {A} did not say that it would be all right. {A} held on, and the sleeve got wet, and sleeves dry.',
            'It came up all by itself, and {H} let it. “That’s all right,” said {A}. “It has to go somewhere.” And they sat.',
            '“It’s still there,” said {H}. “I know,” said {A}. “I have it too.” It was no lighter for that, but there were two to hold it.'
          ]
        }
      ]
    },
    {
      id: 'missed',
      act: 'way',
      misses: true,
      party: 'together',
      A: 'same',
      steps: [
        {
          both: [
            '“I miss,” said {H}, and did not finish. {A} did not need the rest. “All day long,” said {A}.',
            '“Can you miss somebody and look at a bus?” said {H}. “Both at once,” said {A}. “I do it too.”',
            '“Does it stop?” said {H}. “The missing doesn’t,” said {A}. “You get better at carrying it.”'
          ]
        },
        {
          joins: true,
          both: [
            'They said the name, {H} first and then {A}. It was good to hear it in the room.',
            'Then {A} told something from before, and {H} knew it, and wanted it told once more.',
            '{H} remembered one thing, and {A} remembered another. They kept both.'
          ]
        }
      ]
    },
    {
      id: 'alone-there',
      act: 'way',
      party: 'alone',
      steps: [
        {
          both: [
            'The curtain was soft, and {H} took hold of it. It was something to hold. A few tears came, and they could come.',
            'The chair had arms. {H} sat in the middle of them, and it was nearly like being held.',
            '{H} told the window all of it. The glass got misty from it, and kept it to itself.'
          ]
        },
        { draw: 'detail' }
      ]
    },
    {
      id: 'elder-comes',
      act: 'way',
      spare: 1,
      A: 'elder',
      steps: [
        {
          both: [
            '{A} came, slowly, and put a hand on {H}’s head, and left it there. It was heavy and warm, like a hat made of bread.',
            '“I have sat at this window too,” said {A}. “On other evenings.” {H} looked up. One would not have thought so.',
            '{A} gave {H} a handkerchief that had been ironed. “It doesn’t go away,” said {A}. “It gets a place to sit.”'
          ]
        }
      ]
    },
    {
      id: 'pet-comes',
      act: 'way',
      spare: 2,
      A: 'pet',
      steps: [
        {
          both: [
            '{A} came and put its chin on {H}’s foot. It had not been told anything, and it knew.',
            'There was one more who wanted to sit there. {A} lay down on what was left of the chair, and that was mostly {H}.',
            '{A} looked out of the window as well, for company, and sighed at just the right place.'
          ]
        }
      ]
    },
    {
      id: 'child-comes',
      act: 'way',
      spare: 3,
      A: 'child',
      steps: [
        {
          both: [
            '{A} came with the second best bear. “You can have it till tomorrow,” said {A}. {H} took it. It smelled of {A}.',
            '“Why are you all sitting here?” said {A}. Nobody answered, and {A} sat down, and after a while did not need to know.',
            '{A} leaned on {H} with the whole of one side. That is a thing one can do for somebody.'
          ]
        }
      ]
    },
    {
      id: 'grown-up-comes',
      act: 'way',
      spare: 4,
      A: 'grown-up',
      steps: [
        {
          both: [
            '{A} brought a blanket and put it round the chair and everybody that was in it. Then {A} got in at the edge.',
            '{A} came with a cup of something warm, and did not say to drink it. It stood there and steamed, and later {H} drank it.',
            '“There’s soup when you want it,” said {A}, “and if you don’t, there’s soup tomorrow.”'
          ]
        }
      ]
    },
    {
      id: 'lamps',
      act: 'way',
      spare: 5,
      steps: [
        {
          both: [
            'All the lamps in the street had gone on by now. {H} counted the ones that could be seen. It was a thing with an end.',
            'Over the way they had eaten, and somebody carried out the plates, one plate, two plates, three.',
            'It rained for a bit, and stopped, and the road shone as if it had been ironed.'
          ]
        },
        { extra: 1, joins: true, draw: 'detail' }
      ]
    },
    {
      id: 'remember',
      act: 'way',
      spare: 6,
      A: 'other',
      steps: [
        {
          both: [
            '“Do you remember,” said {A}, and then did not go on. “Yes,” said {H}. They both remembered it for a while.',
            '{A} hummed something. It was an old one, and {H} knew where it came from, and hummed the second line.',
            '“I was thinking of something funny,” said {H}. “Is that allowed?” “That’s always allowed,” said {A}.'
          ]
        }
      ]
    },
    {
      id: 'sky',
      act: 'way',
      spare: 7,
      steps: [
        {
          both: [
            'Behind the roofs there was a bit of light left over, pink, like the inside of a shell. It took its time to go.',
            'A plane went by, very high, with a small lamp on it. In it were people who were all on the way to somebody.',
            'One could see the first star now, or it was a window on a hill.'
          ]
        }
      ]
    },
    {
      id: 'dark',
      act: 'turn',
      steps: [
        {
          both: [
            'Then it was dark, and the window showed only the room. There they were, in the glass, with the lamp behind them.',
            'By and by there was nothing more to be seen outside. {H} saw {H} in the glass, and whoever was there, and the chair.',
            'It had got quite dark. It had done so by itself, and nobody had had to help.'
          ]
        },
        {
          both: [
            'It was no different from before. Only it had been sat with, for a whole evening, and that is something.',
            'Nothing had been put right. But {H} could feel both feet again, and that the blanket was rough, and that it was late.',
            '“I think I can get up now,” said {H}. It was not said in a glad voice, but in an ordinary one.'
          ]
        },
        {
          extra: 1,
          joins: true,
          both: [
            'The chair stayed where it was. One could come back to it, any evening at all.',
            'The glass had two places where it was misty, and one of them was as high as {H}.',
            '{H} patted the arm of the chair. It had been a good chair.'
          ]
        }
      ]
    }
  ],
  everybody: {
    want: {
      both: [
        'In the next room {names} spoke in low voices, or not at all.',
        'Now and then the door moved a little, and behind it stood {names}.',
        'It was quiet everywhere. That came from {names}, who took care.',
        'At the table sat {names}, and looked over sometimes.'
      ]
    },
    way: {
      both: [
        'Along the wall, close by, sat {names}.',
        'By now there was {names} too, and nobody had seen it happen.',
        'Under the end of the blanket was room for {names}.',
        'Very quietly {names} came and stayed.'
      ]
    },
    turn: {
      both: [
        'In the dark glass {H} could see {names} as well, quite near.',
        'Nobody had gone away. There was {names} still.',
        'It was warm, from {names}.',
        'Along with all the rest there was {names}, breathing.'
      ]
    }
  },
  bed: [
    {
      both: [
        'The curtain was drawn, and the street stayed outside by itself.',
        'They took the blanket along, for it was warm already.',
        'They got up from the chair slowly. No one was in a hurry.'
      ]
    },
    {
      both: [
        'A hand stayed on {H}’s back, through the blanket, for as long as it was wanted.',
        'The door was left open a good deal, and on the other side was a light.',
        'It came to bed too, what was heavy. But it lay at the foot end, and it was quiet.'
      ]
    }
  ]
}
