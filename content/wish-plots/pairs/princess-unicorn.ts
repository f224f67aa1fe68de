import { wishPlot } from '../wish-plot.ts'

export const princessUnicorn = wishPlot({
  id: 'wish-princess-unicorn',
  wishes: ['princess unicorn', 'princesses unicorn', 'princess unicorns', 'princesses unicorns', 'prince unicorn', 'princes unicorns', 'queen unicorn', 'princess unicornio', 'princess unicorm', 'prinsess unicorn', 'little princess unicorn'],
  except: ['dragon', 'dragons', 'mermaid', 'mermaids', 'fairy', 'fairies', 'dinosaur', 'pirate', 'pea', 'frog'],
  answers: ['castle', 'ball', 'crown', 'horn', 'dance', 'dancing', 'riding', 'ride', 'rides', 'friends', 'friend', 'best', 'magic', 'kingdom', 'palace', 'rainbow', 'beautiful', 'pink'],
  company: ['princess', 'unicorn', 'chamberlain', 'duke', 'horse'],

  about: 'No horns at the ball, so the unicorn wears the princess’s pointed hat, is taken for the princess, and the princess is let in as its horse-boy.',
  titles: ['Good Evening, Your Highness', 'The Pointed Hat', '{H} and the Unicorn at the Ball', 'No Horns in Here', 'Which of Them Was the Princess'],
  want: [
    {
      id: 'the-ball',
      A: 'partner',
      paragraphs: [
        '{H} was the princess, in a long pointed hat with a veil at the tip. {A} was the unicorn, with a white blanket and a paper horn. There was a ball in the castle tonight.',
        '“I’m going to dance with you, and not with the duke,” said the princess. “I only want to see the sugar lumps,” said the unicorn. But at the door stood the chamberlain. He was an umbrella with a bow tie, and talked through {A}’s nose. “Good evening, Your Highness,” he said. “No horns in here.”'
      ]
    }
  ],
  way: [
    {
      id: 'bow',
      A: 'partner',
      paragraphs: [
        '“It’ll be careful,” said the princess. “Show him how nicely you bow.” The unicorn bowed. When it came up again, it had the curtain on its horn. It bowed to the curtain, to say sorry, and then it had a cushion too.',
        '“You see?” said the chamberlain. “Last time it was a duke.”'
      ]
    },
    {
      id: 'cork',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'The princess had an idea, and it was a potato. If you stuck it on the tip of the horn, nothing could happen to anybody. The unicorn looked up at it with both eyes, until they crossed.',
        '“Is that still a horn?” asked the princess. “It’s a horn with a vegetable on,” said the chamberlain. “Those go in at the back, to the kitchen.” The unicorn wanted to know whether the sugar was there too. It was not.'
      ]
    },
    {
      id: 'tree',
      A: 'partner',
      spare: 3,
      paragraphs: [
        'The unicorn stood quite stiff beside the door, with a coat over its horn. “I’m a coat stand,” it said. The chamberlain hung up two more, and a scarf. It grew warm under there.',
        '“Sneeze quietly,” whispered the princess. But a coat stand is not meant to sneeze at all. This one did, with all four legs, and galloped once round the hall. The coats came in after it, one at a time.'
      ]
    },
    {
      id: 'side-saddle',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'In the yard of the castle they practised riding. A princess sits sideways, with both knees on one side. {H} sat down like that, on the broad back, and the unicorn took one careful step.',
        '“Now I’m looking at the wall,” said the princess. “That’s how it’s done,” said the unicorn. “Princesses see one side of everything. On the way home you see the other.” They went to the window and back, and it was true.'
      ]
    },
    {
      id: 'shoes',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“What shoes are you wearing?” asked the princess. A unicorn has four, and they are of silver, and nailed on by the blacksmith. {H} had two, and those were slippers. “Do they pinch?” “They ring,” said the unicorn.',
        'It walked across the floor, and {A} did it with two spoons. Cling, clang, cling, clang. “Nobody’ll hear the violins,” said the princess. {H} pulled two socks over each of them, and after that it went like snow.'
      ]
    },
    {
      id: 'clover',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The unicorn had brought flowers for the queen. It held them in its mouth, as it had no hands. There were seven at the bridge, and five by the gate. “Where are the others?” asked the princess.',
        'The unicorn said nothing, because it had its mouth full. By the door there were only stalks. “She may have those,” said {A}. “I’ve kept her the long ones.”'
      ]
    },
    {
      id: 'mane',
      A: 'partner',
      spare: 6,
      paragraphs: [
        'Before a ball somebody has to brush your hair. The princess brushed the unicorn, and each time a bit of moss fell out. Then the unicorn brushed the princess, with the brush between its teeth.',
        '“Ow,” said the princess. “Hold still,” said the unicorn. “I always have to.” When they were done, one had a parting on the left and one on the right. Beside each other they looked like a pair of curtains.'
      ]
    },
    {
      id: 'duke',
      A: 'other',
      spare: 7,
      paragraphs: [
        'The duke came up the steps, and it was {A}, with a very straight back. “May I have the first dance, Princess?” asked the duke. “It’s taken,” said {H}. “And the second?” “That as well.”',
        '“By whom?” asked the duke. {H} pointed at somebody with four legs. The duke looked at the legs, and then at his own. “I can see that I’m two short,” he said, and went in to the soup.'
      ]
    },
    {
      id: 'pet-guest',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Past the chamberlain, past the princess, and in at the door of the castle went {A}. Nobody had asked {A} for a name, or about any horns.',
        '“How’s that done?” whispered the unicorn. “You mustn’t look at him,” said the princess. “You have to go in as if the castle’s yours.” From inside came {A}’s face, and looked out at them. It was quite clear whose castle it was.'
      ]
    },
    {
      id: 'elder-dance',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“At my first dance they trod on my foot,” said {S}. “So I trod on theirs. We went on like that until the music was over, and both of us said thank you.” “And then?” asked {A}. “Then we had lemonade, and sat down.”',
        '“A unicorn’s got four feet to tread with,” said {A}. {S} thought about it. “Then dance on the rug, and stay near the lemonade.”'
      ]
    },
    {
      id: 'foal',
      S: 'child',
      A: 'hero',
      spare: 2,
      paragraphs: [
        '{S} was a very young unicorn, and the horn was still under the skin. There was only a bump there, and {S} let the princess feel it. “When does it come out?” asked {A}.',
        '“When I’m asleep,” said {S}, “like teeth.” “Then you may still go in,” said {A}. The young unicorn ran in at the door, and out, and in. It counted how often it was allowed to.'
      ]
    },
    {
      id: 'baby-king',
      A: 'baby',
      spare: 3,
      paragraphs: [
        'On a cushion in front of the castle sat {A}, with a pan lid for a shield. The chamberlain bowed to {A} before he bowed to anybody else. “Who’s that?” whispered the unicorn.',
        '“That must be the king,” said the princess. “Nobody’s allowed to sit down before him, and he’s got no shoes on.” The unicorn bowed too, very carefully. The king took hold of the horn, and it was some time before he let it go.'
      ]
    },
    {
      id: 'same-shape',
      A: 'partner',
      paragraphs: [
        'The princess sat down on the steps. “Then I don’t want to go in either.” The unicorn lay down there as well, and the horn and the hat stood up side by side. “Yours is pointed too,” said {A}, “and it’s longer than mine. And to that he said good evening.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-hat',
      A: 'partner',
      paragraphs: [
        '{H} looked up at the tip of the hat. Then off it came, and went right over the horn. It fitted like a sock. They went to the door again. The chamberlain bowed until his bow tie touched the floor. “Good evening, Your Highness,” he said to the unicorn.',
        'Then he looked at {H}, who had no hat on any more. “And who’s this?” {H} quickly took hold of a corner of the blanket. “I only look after the horse,” said the princess. “Ah,” said the chamberlain. “And where is it?” “It’s tied up,” said the unicorn.'
      ]
    },
    {
      id: 'throne',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'The unicorn was led to the throne, because it was the princess. It sat down as well as it could, with two legs over each arm. Now it had to wave to everybody. It did that for a long time, first with one hoof and then with another.',
        '“How do you bear it?” it asked. “You think of something else,” said the princess. “I think of horses.” The unicorn thought of horses too. After that it looked very noble.'
      ]
    },
    {
      id: 'compliments',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“What small ears you have, Princess,” said an old count to the unicorn. He was a coat on a chair, and he spoke out of the collar. “And such a long face. You must have read a great many books.”',
        '“I’ve eaten one,” said the unicorn. The old count laughed until a button shook. He said that this was the first princess with whom you could really talk.'
      ]
    },
    {
      id: 'sugar',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'There was the sugar, in a silver bowl. The unicorn stood before it and did not dare. “Princesses take one lump,” said {H}, “with the tongs.” But the tongs were made for people with fingers.',
        'So the princess held one out on a flat hand, with the thumb tucked in. That is how you feed a horse. It was gone, and it had only been a bit of whiskers and a warm breath. “Was that one?” asked the unicorn. “Then I should like to be two princesses.”'
      ]
    },
    {
      id: 'waltz',
      A: 'partner',
      paragraphs: [
        'So they danced, the horse-boy and the princess, and nobody came in between. They turned as slowly as a carousel, and the veil on the hat went round after them.',
        'At the end everybody bows, and they had come to a stop by the sugar bowl. The unicorn bowed, and the hat fell off. When it came up again, all of them saw the horn. On the tip of it sat a lump of sugar. “How elegant,” said the chamberlain. “I should like one of those.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to the ball too, without a horn or a hat.',
      '{names} lay on the palace steps, as stone lions do.',
      { text: '{names} pinned the veil to the very tip.', needs: ['hands'] },
      { text: '{names} straightened the chamberlain’s bow tie, and got no thanks for it.', needs: ['hands'] }
    ],
    way: [
      '{names} kept low, underneath the horn.',
      '{names} bowed as well, and came up with nothing.',
      { text: '{names} hung the curtain back on its hooks.', needs: ['hands'] },
      { text: '{names} took the cushion off the horn, and patted it.', needs: ['hands'] }
    ],
    turn: [
      '{names} slipped in behind, as part of the horse.',
      '{names} turned round twice, which is a waltz for beginners.',
      { text: '{names} held up the veil, so that nobody trod on it.', needs: ['hands'] },
      { text: '{names} built the sugar lumps into a small castle.', needs: ['hands'] }
    ]
  },
  bed: [
    'The chamberlain was folded up, with his bow tie on, and hung behind the door. The hat and the horn lay on the shelf, one inside the other.',
    'Then the princess brushed off the sugar, and rode home to bed, sitting sideways.'
  ],
  last: [
    'One hat was on the shelf, and the ball was over, and {H} was asleep.',
    'Nobody stood at the door any more and asked about horns, and {H} was asleep.'
  ]
})
