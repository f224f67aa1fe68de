import { wishPlot } from '../wish-plot.ts'

export const noUsedUp = wishPlot({
  id: 'wish-no-used-up',
  wishes: ['say no tantrum', 'hate word no', 'hates being told no', 'being told no', 'hates hearing no', 'hates word no', 'doesn’t like word no', 'take no for an answer', 'taking no for an answer', 'can’t have everything', 'cannot have everything', 'wants everything', 'want everything', 'wanted everything', 'asks for everything', 'gets own way', 'get own way', 'getting own way', 'get his way', 'get her way', 'get their way', 'gets his way', 'gets her way', 'getting his way', 'getting her way', 'getting their way', 'begging for everything', 'gimme gimme', 'cries when told no', 'handle say no', 'cope say no', 'accept told no', 'tantrum told no', 'tantrum say no', 'meltdown say no', 'cries say no', 'screams say no', 'angry say no', 'mad say no', 'upset say no', 'deal with no told'],
  answers: ['no', 'told', 'tell', 'say', 'says', 'said', 'hear', 'hears', 'hearing', 'like', 'likes', 'hates', 'hate', 'tantrum', 'tantrums', 'screams', 'cries', 'angry', 'mad', 'cross', 'upset', 'meltdown', 'everything', 'wants', 'want', 'gets', 'get', 'way', 'own', 'answer', 'accept', 'word', 'always', 'every', 'time', 'when', 'learning', 'understand', 'mum', 'mummy', 'mommy', 'mama', 'dad', 'daddy', 'parents', 'means', 'shop', 'sees', 'now', 'right', 'can’t', 'have', 'asks', 'sweets', 'toys', 'throws', 'handle', 'cope', 'coping'],
  only: ['told', 'everything', 'way', 'gimme', 'answer', 'handle', 'cope', 'hearing', 'hears', 'word', 'accept', 'tantrum'],
  except: ['helping', 'help', 'bath', 'story', 'lie', 'joke', 'off', 'nursery', 'school', 'touch', 'stranger', 'body', 'bully', 'kiss', 'kisses', 'hug', 'food', 'vegetables', 'dinner', 'shoes', 'friends', 'friend', 'dog', 'cat', 'pet', 'puppy', 'lion', 'dragon', 'robot', 'baby', 'toddler', 'sleep', 'bedtime', 'potty', 'lies', 'lie', 'secret', 'hit', 'hits', 'bites', 'throws', 'king', 'queen', 'toilet', 'money', 'afford', 'poor', 'job', 'divorce'],
  moods: ['quarrel', 'learning', 'waiting'],
  company: ['goat', 'pudding', 'trombone', 'door', 'bell', 'pocket'],
  about: 'The hero has been told no so often that the noes are used up, and only yes is left, until there is a goat in the bed and a stranger wants the pudding.',
  titles: ['There Is No No Left', 'The Twentieth No', '{H} and the Goat in the Bed', 'Nineteen Noes', 'Yes, Said the Wrong Mouth'],
  want: [
    {
      id: 'the-twentieth',
      A: 'partner',
      paragraphs: [
        '{H} had been told no nineteen times that day, and had counted. May I have pudding first? No. May I paint the bath? No. May I wear a saucepan on the bus? No. “May I have a goat in my bed?” asked {H}.',
        '{A} opened {A}’s mouth, and nothing came out. {A} went to the mirror and looked in. “There’s no no left,” said {A}. “You’ve used them all up.” “What have you still got in there?” asked {H}. “Yes,” said {A}, and looked quite frightened.'
      ]
    }
  ],
  way: [
    {
      id: 'only-yes',
      A: 'partner',
      paragraphs: [
        '“May I have pudding first, and then pudding?” “Yes,” said {A}. “May I wear the saucepan?” “Yes.” “May I slide down the hall on a tray?” “Yes, yes, yes,” said {A} through both hands. So {H} slid down the hall in a saucepan, with pudding. It was the best evening in the world.',
        'Then the bell rang. Outside stood a man with a goat. “May she sleep here?” he asked. “She chews a bit.” “Yes,” said {A}.'
      ]
    },
    {
      id: 'looking-for-one',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '{A} looked for a spare no, in the drawer with the string. There was half a “perhaps” in there, and an old “wait and see”. “Would those help?” asked {H}. {A} tried one on {H}. “May I have another pudding?” “Wait and see,” said {A}.',
        '{H} waited, and {H} saw. It was standing there, with a spoon in it. “It’s worn out,” said {A}. “I’ve had it since you could talk.”'
      ]
    },
    {
      id: 'something-bigger',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'It was quite hard to think of enough. {H} walked up and down in the saucepan. “May I eat soup with my feet?” “Yes.” “May I be called Sir?” “Yes, Sir.” “May I have the moon?” “Yes,” said {A}, “if you fetch it yourself.”',
        '{H} tried the soup. It took a long time, and most of it went past. “Sir has noodles between Sir’s toes,” said {A}. It was not as good as it had sounded.'
      ]
    },
    {
      id: 'practising',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Try it slowly,” said {H}. “First make your mouth round.” {A} made a round mouth. “Now your tongue goes up behind your teeth.” {A} put it there. A little sweat stood on {A}’s nose. “Now!” said {H}. “Yes,” said {A}.',
        '{A} sat down. “It was nearly there,” said {A}. “I could taste it.” “What does it taste of?” asked {H}. “Of spinach,” said {A}.'
      ]
    },
    {
      id: 'trombone',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The bell rang again. A lady had a trombone with her. At home nobody let her. “May I practise in your hall?” she asked. “Yes,” said {A}. She only knew one song, and of that only the end.',
        'Each time the lady pulled the long part in, it was all right. Each time she pushed it out, the coats fell down. “Is it too loud?” she asked {A}. “Yes,” said {A}, and was glad. For once it was the right word.'
      ]
    },
    {
      id: 'on-the-telephone',
      A: 'partner',
      spare: 5,
      paragraphs: [
        'The telephone rang, and {A} should not have picked it up. “Yes,” said {A}. “Yes. Yes, nine hundred. Yes, in green.” {A} put it down. “What was that?” asked {H}. “Pillows,” said {A}.',
        'They looked round, to see where nine hundred would go. If nobody needed the bathroom, it might just do. The telephone rang again. They both sat on it until it was quiet.'
      ]
    },
    {
      id: 'what-goats-do',
      A: 'partner',
      spare: 7,
      paragraphs: [
        'The goat had a good look at everything. It ate the shopping list, and then the pencil. It ate the bottom half of the curtain. “Do goats brush their teeth?” asked {H}. {A} held out a brush. The goat ate it.',
        '“I think that counts,” said {A}. Then the goat looked at {A}’s hat, and from there to {A}. “May she?” asked {H}. {A} pressed both lips together. But it was out already, at one corner. “Yes.”'
      ]
    },
    {
      id: 'where-they-went',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'They went through the day again, to see where all the noes had gone. “Three went on the biscuits,” said {A}. “One was for the scissors. Four were for the puddle, and that was before lunch.” {H} nodded. It had been a very big puddle.',
        '“And one was for licking the bus,” said {A}. “That was a good no,” said {H}. “I’d have licked it.” It had been a number nine, and it was raining.'
      ]
    },
    {
      id: 'a-note',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{A} had an idea, and took a large sheet of paper. If it would not come out at the mouth, it might come out at the pencil. {A} drew a big round ring. “That’s the second half,” said {A}. “The front’s harder.”',
        'Then the pencil went its own way. On the paper stood a YES, with a face in the middle of the ring. “It’s got a nice smile,” said {H}. {A} turned it over, and it came through on the back.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had heard that word all evening, and looked over to the table. {A} hardly ever heard a yes, and never about the table. There stood the dish, and nobody said anything against it.',
        'Then {A} looked at the goat, who was on {A}’s own place and chewing on {A}’s own blanket. {A} made a short, deep sound. “That was a no,” said {H}. “A real one.” The goat moved over by a hand.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“My mother had a very big no,” said {S}. “You could hear it two streets off. Once I asked her for a horse. All the children in our street put their horses back.” “Did they have horses?” asked {A}. “No. But they’d been thinking about it.”',
        '“And she never ran out?” “Never. She had eight of us,” said {S}. “She bought them by the sack.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had only just understood it. “May I have your pudding?” {S} asked all round. “May I have your chair, and your socks?” Soon {S} had three pairs of socks on, and could not feel the floor. “May I have your nose?” {S} asked {A}.',
        '{A} held on to it with one hand. “It doesn’t come off,” said {A}. “I didn’t ask that,” said {S}, and waited politely.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        '{A} knew only a few words, and one of them was it. {H} held up a green bean in front of {A}. {A} shook {A}’s head so that both cheeks flew. “No,” said {A}. It was short and wet, but it was a no.',
        '“Say it again,” said {H}, and held out a hand to catch it in. {A} looked at the hand. “Yes,” said {A}, and put the bean in it.'
      ]
    },
    {
      id: 'the-pudding',
      A: 'partner',
      paragraphs: [
        'Soon the goat lay in {H}’s bed, right across it, and ate the pillow. There was no room left for {H}. At the door the man looked past {A} into the kitchen. “May I take that pudding along?” he asked. “Yes,” said {A}. “No!” cried {H}.',
        'The man stopped. “That was one of mine,” said {A}. “Where did you get that?” “From you,” said {H}. “You gave me nineteen.” {H} had kept them all, down in one pocket.'
      ]
    }
  ],
  turn: [
    {
      id: 'nineteen-in-a-pocket',
      A: 'partner',
      paragraphs: [
        '{H} took out another no, a small polite one, and went to the bed. “No goats in beds,” said {H}. “Not even one?” asked the man. “No,” said {H}. That was three. The goat went home, with feathers in its beard.',
        'There were sixteen left. If {A} got them back, there would be no more sliding in a saucepan. If {A} did not, there would be another goat. “Bend down,” said {H}.'
      ]
    },
    {
      id: 'which-is-which',
      A: 'partner',
      spare: 14,
      paragraphs: [
        'Not all of the noes were alike. “This one’s quite scratchy,” said {H}. “That’s from the supermarket,” said {A}. One was tired, and one was only half a no, with a laugh in it. {H} held that one up to the lamp.',
        '“What was that for?” asked {A}. “I asked if I could marry the sausage,” said {H}. “Oh yes,” said {A}. “I mean no.”'
      ]
    },
    {
      id: 'in-the-bed',
      A: 'partner',
      spare: 15,
      paragraphs: [
        'They shook out the sheet together. It was full of feathers, and of small round holes. In the middle was a warm place in the shape of a goat, with four legs. “You wanted one,” said {A}. “I wanted a goat,” said {H}. “I didn’t want her to be so wide.”',
        '{H} lay down in the place, to try it. It fitted quite well, only the horns were empty.'
      ]
    },
    {
      id: 'one-kept-back',
      A: 'partner',
      paragraphs: [
        '{H} put them back at {A}’s ear, one by one, in a whisper. No, no, no. {A} grew taller with each. “Ask me something,” said {A}. “May I stay up till morning?”',
        'For a moment it was quite still. “No,” said {A}. It was round and warm, and they both breathed out. One no {H} had kept back. It went under the pillow, in case of goats.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the open mouth as well, and saw nothing but teeth.',
      '{names} pricked both ears, for this was news.',
      { text: '{names} put the saucepans on a higher shelf.', needs: ['hands'] },
      { text: '{names} counted along on ten fingers, and then on the toes.', needs: ['hands'] }
    ],
    way: [
      '{names} made room for the goat, and then made more room.',
      '{names} kept close to the pudding.',
      { text: '{names} carried the tray back to the start, each time.', needs: ['hands'] },
      { text: '{names} hid the good tablecloth from the goat.', needs: ['hands'] }
    ],
    turn: [
      '{names} went along to the door, and watched the goat as far as the corner.',
      '{names} sneezed out a feather.',
      { text: '{names} shook out the pillow, or what there was of it.', needs: ['hands'] },
      { text: '{names} shared out the pudding, in very fair spoonfuls.', needs: ['hands'] }
    ]
  },
  bed: [
    'The saucepan hung on its hook again. There was a new pillow on the bed, and only a few hairs of the goat.',
    '{H} washed off the pudding, lay down, and felt under the pillow with one hand. It was still there.'
  ],
  last: [
    'Far off a goat chewed on something of its own, and {H} was asleep.',
    'Under the pillow lay one no, quite small and warm, and {H} was asleep on top of it.'
  ]
})
