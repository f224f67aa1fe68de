import { wishPlot } from '../wish-plot.ts'

export const lazyDay = wishPlot({
  id: 'wish-lazy-day',
  wishes: ['lazy', 'being lazy', 'lazy day', 'lazy sunday', 'lazy saturday', 'lazy morning', 'lazy afternoon', 'lazy weekend', 'lazy holiday', 'so lazy', 'too lazy', 'very lazy', 'lazy child', 'lazy legs', 'lazybones', 'lazy bones', 'laziness', 'laziest', 'laziest day', 'feeling lazy', 'lazing about', 'lazing around', 'lazing', 'won’t get off the sofa', 'lounging', 'lounging around', 'idle', 'idle day', 'slob day', 'lie in the sun', 'lies in the sun', 'lying in the sun', 'lying about all day', 'lazing in the sun', 'patch of sun', 'can’t be bothered'],
  answers: ['day', 'days', 'sunday', 'saturday', 'weekend', 'holiday', 'holidays', 'morning', 'afternoon', 'evening', 'summer', 'winter', 'today', 'all', 'whole', 'long', 'always', 'never', 'very', 'so', 'too', 'feeling', 'feels', 'feel', 'felt', 'being', 'home', 'house', 'sofa', 'couch', 'bed', 'rug', 'carpet', 'floor', 'cushion', 'blanket', 'pyjamas', 'pajamas', 'dressing', 'gown', 'sun', 'sunny', 'warm', 'spot', 'patch', 'nothing', 'anything', 'do', 'does', 'doing', 'did', 'want', 'wants', 'wanted', 'get', 'gets', 'up', 'move', 'moves', 'lie', 'lies', 'lying', 'lay', 'stay', 'stays', 'stayed', 'rest', 'resting', 'relax', 'relaxing', 'bored', 'slow', 'sleepy', 'tired', 'little', 'big', 'child', 'kid', 'girl', 'boy', 'family', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'sister', 'brother', 'kin', 'friend', 'school', 'fun', 'nice', 'good', 'perfect', 'just', 'everybody', 'everyone', 'cosy', 'cozy', 'together', 'around', 'about', 'tidy', 'legs', 'bones', 'feet'],
  except: ['eye', 'eyes', 'patch eye', 'sloth', 'sloths', 'cat', 'dog', 'lion', 'panda', 'koala', 'pig', 'donkey', 'carabao', 'buffalo', 'bear', 'dragon', 'dinosaur', 'robot', 'bee', 'ant', 'grasshopper', 'fox', 'dwarf', 'giant', 'fairy', 'king', 'queen', 'princess', 'prince', 'pirate', 'knight', 'witch', 'jack', 'susan', 'river', 'homework', 'ill', 'sick', 'fever', 'hospital', 'died', 'sad', 'depressed'],
  moods: ['waiting', 'question'],
  company: ['sun', 'rug', 'cushion', 'wall', 'window', 'toe', 'toes', 'sofa', 'floor'],
  about: 'On a lazy day the hero wants to lie in a patch of sun and never get up; but the patch walks off, and the laziest thing turns out to be to get up once.',
  titles: ['The Lazy Day', 'A Patch of Sun', 'Too Lazy to Move', '{H} Gets Up Once', 'It Will Come to Us'],
  want: [
    {
      id: 'the-patch',
      A: 'partner',
      paragraphs: [
        '{H} was having a lazy day. The lazy was in the legs, mostly, and it went up as far as the ribs. On the floor lay a patch of sun, as long as {H}. “I’m going to lie in that,” said {H} to {A}, “and I won’t get up again till bed.”',
        '{H} lay down in it. It was warm from one end to the other. Then a foot felt cool. {H} lifted {H}’s head, which was as much as could be asked. The sun had gone off the foot, and lay a bit further along.'
      ]
    }
  ],
  way: [
    {
      id: 'the-rug',
      A: 'partner',
      paragraphs: [
        '{H} was too lazy to stand, and shuffled after the sun, on the back, like a beetle. It was warm again, as far as the knees. Soon both knees were out. {H} shuffled once more. “That’s nine times,” said {A}. “For a lazy day you’re getting about a good deal.”',
        'It was the floor’s fault, {H} thought. So {H} laid the small rug right in the sun, and held on to it. The rug stayed, and {H} stayed. The sun went off the rug as well.'
      ]
    },
    {
      id: 'a-cup-far-away',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Then there was a thirst. The cup of water stood on the table, and the lazy one lay on the floor. {H} looked at the cup for a long time. It had a handle, but it had no legs. “You’d have to go to it,” said {A}.',
        'Instead {H} laid a plan. It would take a string, and a hook, and a spoon, and a pulley on the lamp. All that was in the kitchen. {H} went and got it, in three trips. On the way back from the third trip {H} drank the water.'
      ]
    },
    {
      id: 'the-itch',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Something itched, under the left foot. It would have meant bending a whole leg. {H} was too lazy, and waited for it to stop. But it only went to the other foot. “It isn’t lazy,” said {A}.',
        '“It’s got nothing else to do,” said {H}. There was a table leg at hand, and {H} rubbed one foot on that. The itch came up to the nose, and there {H} let it be. It was a lazy day for both.'
      ]
    },
    {
      id: 'who-works',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Are you doing nothing at all?” asked {A}. {H} made sure. The heart was going. It had not been told that it was a lazy day. The breath went in, and it went out. One eye blinked, and then so did the other.',
        '“They’re all working,” said {H}. “There’s even something going on in the tummy.” It sounded like a cupboard being moved. {H} lay as still as could be, so as not to hold anybody up.'
      ]
    },
    {
      id: 'crumbs-eye',
      A: 'same',
      spare: 4,
      paragraphs: [
        'When you lay there long enough, you met things. There was a bead under the sofa, and a hair as long as a road. An ant came by with a bit of rice. It had to go all the way round {H}, who was too lazy to make way.',
        '“It’s been past twice,” said {A}. The third time, {H} lifted one arm, like a gate. The ant went through below. “That was the most I’ve done all day,” said {H}, and let down the gate.'
      ]
    },
    {
      id: 'shut-the-door',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The door stood open, and there was a draught. {H} told it to shut. Then {H} blew at it, from the floor, which is a long way for a breath. It stayed as it was. “You could push it with a foot,” said {A}, “if the foot were over there.”',
        '{H} held out the foot, to see by how much it was too short. It was by one room. “I’ll grow,” said {H}, and put it down again. “That’s something I can do lying down.”'
      ]
    },
    {
      id: 'lazy-talk',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the end even talking was too much. {H} left off the last part of the words. “Cush,” said {H}. {A} thought about what it could be. It might be cushion. “Thank,” said {H}. Later on there was a “win”.',
        'It might have been window, or winter, or wink. {A} looked at all of those. “Which?” asked {A}. {H} had to explain it, with eleven whole words. It was the wind, and it was only to say that there was none.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} took a broom, and had to sweep round somebody. “I’m being lazy,” said {H}. “I can see that,” said {A}. “You’re doing it very well. Where do you hold it?” {H} showed how the shoulders went down, and the hands came open.',
        '{A} leaned the broom on the wall and let both shoulders go. A minute went by. “It’s coming,” said {A}. The broom slid down the wall and lay on the floor. It had got it, too.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I knew a lazy man,” said {S}, “who didn’t like to carry water. So he laid a pipe.” “Was that less work?” asked {A}. The man had dug for a whole summer. All the others had gone by with their buckets, and laughed.',
        '“And after that?” asked {A}. “He sat by the tap,” said {S}, “and they all came past and asked if they might.” {S} stretched out both feet. It had been very good water.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to see who could be lazier. They lay down side by side. The first one to move would be out. {A} did not move. {S} did not move. A fly came, and walked over both of them, and found no winner either.',
        '“Have you moved?” asked {S} after a bit. “Talking’s moving,” said {A}. “Then you’ve moved, too,” said {S}. They were both out. They were too lazy to get up and start again, so it went on without anybody.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} looked on with a good deal of interest. It was not often that one of the big ones lay down where it mattered. But {H} kept on getting it wrong. {H} wriggled, and sighed, and thought about things.',
        '{A} turned round once, and dropped, all in one piece. That was how. There was no more to a lazy day than that. {H} dropped one arm from a little way up. It was quite good, but it had a thought in it.'
      ]
    },
    {
      id: 'the-way-it-goes',
      A: 'partner',
      paragraphs: [
        'So {H} lay half in the sun, and was lazy only down to the waist. “Where’s it going?” said {H}. {A} had watched it all the time. “It was at the chair,” said {A}, “and then at the rug. It always goes the same way.” The sun outside went one way, and the patch on the floor went the other.'
      ]
    }
  ],
  turn: [
    {
      id: 'gets-up-once',
      A: 'partner',
      paragraphs: [
        '{H} thought about that, with shut eyes. Then the laziest one in the house got up. {H} walked past the patch of sun, as far as the wall, and lay down in the shade. “It’s cold there,” said {A}. “It’s coming,” said {H}. “I needn’t do a thing.”',
        'They waited. It was a bit like a bus. Then one toe was warm.'
      ]
    },
    {
      id: 'toe-by-toe',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After the first toe came the second. {H} could tell, without looking, how far it had got. “Ankle,” said {H}. “It’s stopped. No, it hasn’t. It’s at the hole in my sock.” {A} saw the light climb over the sock as over a hill.',
        'It was a slow thing, that patch. It did not stop to rest, and it did not hurry. No one had ever called it lazy. “It’s doing all the work,” said {H}, “and I’m getting warm.”'
      ]
    },
    {
      id: 'dust-dancing',
      A: 'same',
      spare: 12,
      paragraphs: [
        'In the sun over {H} there was dust. You could not see it anywhere else. It went up, and turned, and came down, and never got anything done. “That’s lazy,” said {H}. “It’s been up all day,” said {A}.',
        '{H} breathed out, quite gently. A thousand of the specks set off at once, and got in each other’s way. It took them a long time to settle down to nothing again. {H} was sorry to have troubled them.'
      ]
    },
    {
      id: 'over-the-nose',
      A: 'partner',
      paragraphs: [
        'The sun came up over the knees and the tummy, and {H} did not move. For a while it lay on {H} exactly, from top to toe. Then it went off over the nose, and up the wall. “Now it’s gone,” said {A}. “Aren’t you going after it?” “Let it,” said {H}. “I’m too lazy to wave. It’ll be back tomorrow.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stepped over the lazy one, with high knees.',
      '{names} lay down in what was left of the sun, and had one warm ear.',
      { text: '{names} drew back the curtain, and the patch got wider.', needs: ['hands'] },
      { text: '{names} pushed a cushion very nearly within reach.', needs: ['hands'] }
    ],
    way: [
      '{names} counted the shuffles, from the sofa.',
      '{names} stood in the window for a moment, and put the sun out by mistake.',
      { text: '{names} laid a spoon where the patch had been.', needs: ['hands'] },
      { text: '{names} pulled the rug, with the lazy one on it, one step further.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down further along, for a later bit of the same sun.',
      '{names} called out when it got to the lazy one’s chin.',
      { text: '{names} moved a chair that would have been in the way of it.', needs: ['hands'] },
      { text: '{names} turned over one of the lazy hands, so that both sides got warm.', needs: ['hands'] }
    ]
  },
  bed: [
    'The small rug stayed by the wall, all ready for tomorrow’s sun.',
    '{H} washed what could be reached without much bending, and lay down. It went very well, after so much practice.'
  ],
  last: [
    'Now the lazy had got as far as the ears. {H} was asleep.',
    'Far off, on the other side of the world, the sun was doing the work. {H} slept.'
  ]
})
