import { wishPlot } from '../wish-plot.ts'

export const spoon = wishPlot({
  id: 'wish-spoon',
  wishes: ['spoon', 'spoons', 'teaspoon', 'tea spoon', 'teaspoons', 'tablespoon', 'table spoon', 'dessert spoon', 'soup spoon', 'silver spoon', 'shiny spoon', 'upside down in the spoon'],
  answers: ['upside', 'down', 'shiny', 'soup', 'nose', 'silver', 'face', 'mirror', 'reflection', 'little', 'balancing', 'hanging', 'drawer', 'kitchen'],
  except: ['runaway', 'ran', 'grumpy', 'wooden', 'egg', 'race', 'medicine', 'bend', 'bending', 'bent', 'dish', 'moon', 'sugar', 'snow', 'spoonbill', 'greasy', 'measuring', 'swallowed', 'died', 'dead', 'hospital', 'sick', 'poorly', 'lost', 'fork', 'forks', 'ladle', 'smacked', 'hit', 'porridge', 'feeding', 'fed'],
  moods: ['first', 'learning'],
  company: ['soup'],
  fed: true,
  about: 'In the spoon the other one hangs upside down, however it is held, and only very near to it is that one the right way up.',
  titles: ['By the Feet', 'The Other One in the Spoon', 'Right Way Up at Last', '{H} Breathes on a Spoon', 'As Near as a Nose'],
  want: [
    {
      id: 'hanging-there',
      A: 'partner',
      paragraphs: [
        'The table was laid, and {H} looked into the spoon. There was somebody in it. It was {H}, very small, hanging upside down by both feet. {A} looked into another spoon. “Mine too,” said {A}.',
        '{H} turned the spoon round. The other one still hung there, and looked worried. “It’ll get soup up its nose,” said {H}. {H} wanted it the right way up before supper.'
      ]
    }
  ],
  way: [
    {
      id: 'headfirst',
      A: 'partner',
      paragraphs: [
        'So {H} turned round instead, and hung head first over the edge of the sofa. In the spoon the other one had turned round too. “It does it on purpose,” said {H}, very red in the face.',
        '{A} showed {H} the back of the spoon. Somebody was the right way up there, with a nose like a potato. “That isn’t the same one,” said {H}. “That’s somebody who lives behind it.” The real one was still in front, by the feet.'
      ]
    },
    {
      id: 'whole-kitchen',
      A: 'same',
      spare: 1,
      paragraphs: [
        'It was not alone in the spoon. There was a whole kitchen in there, with the lamp at the bottom. The table stuck to the ceiling, and nothing fell off. “They must have very good glue,” said {A}. “They don’t know any better,” said {H}.',
        '{A} waved, a long way behind. In the spoon somebody as small as a pin waved back, from up at the top, head down. “That’s you,” said {H}. “You look quite happy about it.”'
      ]
    },
    {
      id: 'fork',
      A: 'same',
      spare: 2,
      paragraphs: [
        'They looked if it was the same in the others. In a fork there was nobody. There were just four stripes, and a bit of window. In the ladle hung a great big one, with more ceiling than there was in the spoon.',
        '“That’s where they live,” said {A}, “and the spoons are for the weekend.” In the sieve they only saw each other.'
      ]
    },
    {
      id: 'shake-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} tried to tip it out. {H} held the spoon over the tablecloth, and knocked on the back. Nothing came, apart from a drop. “Perhaps it has to be lured,” said {A}, and laid down a crumb. They waited with their faces turned away.',
        'When they looked again, the crumb was still there. In the spoon there was one as well, right at the top, and it did not fall. “Now they’ve both got one,” said {H}.'
      ]
    },
    {
      id: 'behind-one',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They called the one on the back of the spoon Old Gus. He came when you turned it over, and he was always pleased. If you went near, only his nose did. It came right up to you, and the rest of him stayed at home.',
        '“Good evening, Old Gus,” said {A}. Old Gus said it as well, with a mouth as wide as a bus. “Did he always have that nose?” “He got it from leaning on things,” said {H}.'
      ]
    },
    {
      id: 'handstand-for-words',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} wrote HELP on a piece of paper, and they held that up to the spoon. In there it hung head down as well. {H} turned the paper upside down. Now HELP stood on its feet in the spoon, but it began at the wrong end.',
        '“It’s no good,” said {A}. “Whatever we hand in, they hang it up wrong.” They tried it with a round O. That stayed as it was. “So they can say O,” said {H}. “O,” they both said, to cheer it up.'
      ]
    },
    {
      id: 'other-lays-table',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} counted the spoons on the table, and there was one too few. “I can’t let go of it at the moment,” said {H}. “There’s somebody in it.” {A} looked over {H}’s shoulder. “There’s two of us in it now,” said {A}.',
        'They were both up there, by the feet, cheek to cheek. “Do I look like that?” asked {A}. “Only in this,” said {H}. {A} looked in all the other spoons, to be sure, and had to start counting again.'
      ]
    },
    {
      id: 'sounds',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} held two spoons back to back, with a finger in between, and beat them on one knee. Clacketty-clack, clacketty-clack. It was like a very small horse in a hurry. {H} did it too. It clacked once, and one spoon was under the table.',
        '“You mustn’t hold it too tight,” said {A}. “It has to be able to laugh.” After that the horse came quite near, and went past, and away over the hill.'
      ]
    },
    {
      id: 'drop-on-it',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Perhaps it wants some water,” said {A}, and let in a spoonful from the jug. The other one went all wobbly and had ripples on its chin. Then the water lay still. It was even deeper down now, and no better off.',
        '{H} drank it up at once, without looking, so as not to meet anybody. “Did you taste anything?” asked {A}. “Spoon,” said {H}.'
      ]
    },
    {
      id: 'two-spoons',
      A: 'same',
      spare: 9,
      paragraphs: [
        'They held up two spoons face to face, to see what those two in there would do. It was no use. As soon as you looked in between, it was you again. “They only do it when nobody’s there,” said {A}.',
        '“What?” “Talk about us,” said {A}. “They say: have you seen that big one outside, always standing on its feet?” {H} looked at both of {H}’s feet. “It can’t be good for the head,” said {A}, in a voice like a spoon.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{H} held the spoon out to {A}, to see if there would be another one of {A}. There was, and it was upside down. {A} did not look at it. {A} looked to see if there was anything on the spoon.',
        'There was nothing on it. {A} looked at {H} now, as you look at somebody who rings the bell and has no parcel. “It’s a picture,” said {H}. That was no help.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I had a spoon with a ship at the bottom,” said {S}. “You had to eat your soup to see it. First came the mast, and then the sails.” “And the sea?” asked {A}. “The sea was what I’d eaten,” said {S}.',
        '“And if you didn’t like it?” “There was leek in it on Thursdays,” said {S}. “On Thursdays it was always foggy, and I never got to see more than the flag.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} kissed the one in the spoon. It came to meet {S}, and had a cold mouth. Now there was a smear on it, and nobody to be seen. “Gone,” said {S}. {A} wiped the spoon with a sleeve, and there it was again, with its head at the bottom.',
        '“Again,” said {S}. It was kissed and wiped four times, and each time it came back. “It doesn’t mind,” said {S}. It only had a very shiny spoon by then.'
      ]
    },
    {
      id: 'finger',
      A: 'partner',
      paragraphs: [
        '“Look at my finger,” said {A}. In the spoon it pointed down. But {A} came nearer with it, and nearer. It grew as thick as a sausage, and filled the whole spoon. Just before it touched, it flipped over, and pointed up.',
        '“It isn’t how you hold it,” said {A}. “It’s how far off you are.” “I was too far away,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'very-near',
      A: 'partner',
      paragraphs: [
        'So {H} brought the spoon up close, as slowly as a boat comes in. The other one grew. It was all cheek, and then a blur. The spoon was cold on the tip of {H}’s nose. And there, from rim to rim, was one enormous eye, the right way up.',
        'The eye was very surprised, and blinked when {H} did. “What does it say?” asked {A}. “It says, there you are,” said {H}.'
      ]
    },
    {
      id: 'eye-of-a',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Then it was {A}’s turn. {A} held a spoon so near that there was no more room for anything, and kept still. “Brown,” said {A}, “with a bit of green. I never knew about the green.” {H} looked at the real eye, from the side. There was green in it.',
        '“You’ve had that all the time,” said {H}. “Nobody’s ever been as near as a spoon,” said {A}.'
      ]
    },
    {
      id: 'to-and-fro',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} found the place where it turned over. It was no further off than a thumb is long. On this side of it you hung by the feet, and on that side you stood. In between there was nobody at all, only a sort of silver.',
        '“That’s where it does its somersault,” said {H}. They went to and fro across it, with one eye each. “I’m always too slow,” said {A}. “I only ever see before and after.”'
      ]
    },
    {
      id: 'on-the-nose',
      A: 'partner',
      paragraphs: [
        '“You can’t hold it there for ever,” said {A}. “The soup’s ready.” {H} thought. Then {H} breathed into the spoon, until it was all fog, and hung it on {H}’s nose. {H} let go, and it stayed. “Now it’s near,” said {H}, very carefully, “and it can stay the right way up.”',
        '{A} fetched another spoon, and breathed on that. They sat across from each other with their chins up, and did not laugh. “And what do you eat with?” asked {A}. “I’ll drink it,” said {H}, and the spoon hung on.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked in too, and hung beside {H} by the feet.',
      '{names} turned round on the spot, and it made no difference to the spoon.',
      { text: '{names} polished a spoon with the corner of the tablecloth.', needs: ['hands'] },
      { text: '{names} checked all the others in the drawer, and all were hanging.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down head first beside the sofa, out of fellow feeling.',
      '{names} met the one with the potato nose, and jumped.',
      { text: '{names} turned a cup upside down, to see if that would help.', needs: ['hands'] },
      { text: '{names} held out a napkin underneath, in case the other one fell.', needs: ['hands'] }
    ],
    turn: [
      '{names} came so near that the spoon went foggy.',
      '{names} blinked as well, and so did the eye.',
      { text: '{names} tried it with a fork, and that would not hang on.', needs: ['hands'] },
      { text: '{names} steadied the soup, as nobody could look down.', needs: ['hands'] }
    ]
  },
  bed: [
    'The spoons were washed and went into the drawer, one inside the other, all on their sides. In there it does not matter which way up you are.',
    'Once the soap was back in its dish, {H} lay down on one side too. In the dark somebody bent over {H}, nearer and nearer, until there was only one eye.'
  ],
  last: [
    'The eye went shut at the same time as the other one, and {H} was asleep.',
    'Like a spoon among spoons, curled into the blanket, {H} was asleep.'
  ]
})
