import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const dogsTalk = wishPlot({
  id: 'wish-dogs-talk',
  beginsElsewhere: true,
  wishes: ['dogs talk', 'dogs could talk', 'dogs can talk', 'dogs talking', 'talking dogs', 'dogs talked', 'dogs speak', 'dogs could speak', 'dogs spoke', 'dogs can speak', 'dogs speaking', 'all dogs talk', 'dogs learn talk', 'dogs learned talk', 'dog could talk', 'dogs said words', 'dogs say words', 'dogs chat', 'dogs tell us', 'dogs had words'],
  except: [...NOT_WELL, 'cat', 'cats', 'animals', 'bite', 'bites', 'biting', 'scared', 'afraid', 'hates', 'police', 'sled', 'toy', 'dinner', 'film', 'show', 'paw', 'patrol', 'drive', 'fly', 'our', 'my', 'his', 'her'],
  answers: ['what', 'if', 'day', 'when', 'dog', 'dogs', 'could', 'can', 'talk', 'talking', 'talked', 'speak', 'spoke', 'say', 'said', 'words', 'all', 'every', 'everyone', 'one', 'people', 'like', 'humans', 'understand', 'bark', 'barks', 'barking', 'woof', 'street', 'world', 'for', 'a', 'suddenly', 'woke', 'up', 'morning', 'tell', 'us'],
  moods: ['question', 'first'],
  company: ['snail', 'dog', 'dogs', 'gate', 'lid', 'lunch box', 'hedge', 'street', 'postman', 'corner', 'lace'],
  isTale: true,
  asked: true,
  out: true,
  about: 'For one day dogs can talk, and the one that has shouted at the hero each morning has lost its voice, from saying the same thing all year.',
  titles: ['The Dog at Number Nine', 'Down, It Said', 'What It Was Shouting', '{H} Asks a Dog', 'Hoarse on a Tuesday'],
  want: [
    {
      id: 'number-nine',
      A: 'partner',
      paragraphs: [
        'Each morning the dog at number nine shouted at {H}. It stood behind its gate, and barked till {H} was round the corner. {H} hurried by, and held a hand over the lunch box, which had lost its lid long ago. “That dog can’t bear your hat,” said {A}.',
        'Then came a Tuesday when dogs could talk, just for one day. “Morning!” a terrier called up from the street. {H} was in both shoes already. “I want to know what number nine’s been shouting at me all year,” said {H}.'
      ]
    },
    {
      id: 'tail',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Are you pleased to see us?” {A} asked the terrier. “I’m fairly busy, in fact,” said the terrier. Its tail was going from side to side so fast that it hummed. “It looks as if you were,” said {A}. The terrier turned round and saw it.',
        '“Stop that,” it said. The tail went faster. “We don’t talk, it and I,” said the terrier. “I say what I think, and it says what it thinks. I’ve never once been able to keep a secret.”'
      ]
    }
  ],
  way: [
    {
      id: 'so-much-to-say',
      A: 'partner',
      paragraphs: [
        'Two dachshunds sniffed at the lamp post, and read it aloud. “Bruno was here.” “When?” “Monday. He’d had liver.” “Ask me what I am,” a spaniel begged. “What are you?” asked {H}. “Good!” cried the spaniel. “I’m good! Ask me again!”',
        'They asked the spaniel four times. After that they had to throw something for a poodle. “What shall I throw?” asked {A}. “I don’t mind,” said the poodle. “Throw the hat.”'
      ]
    },
    {
      id: 'gerald',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Round the next corner came a small white dog, with a bow. “Princess!” called a lady behind it. “Princess, come here!” The dog sat down, and took a deep breath. “Madam,” it said, “I’ve been wanting to tell you for six years. My name’s Gerald.”',
        'The lady had to hold on to a fence. “Gerald?” “After my father,” said the dog. She thought about it for a while. “And the bow?” she asked. “Oh, the bow’s very nice,” said Gerald.'
      ]
    },
    {
      id: 'voices',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Nobody had known what voices they would have. A dog as big as a sofa bent down to {H}, and opened its jaws. “Hello,” it said, in a voice like a squeaky toy. “Isn’t it a lovely day?” {A} looked away, and bit one thumb.',
        'Out of a handbag came something quite different. It was as deep as a ship. “GOOD MORNING,” it said. They looked in. At the bottom, between the keys, sat a dog no bigger than a bun. “YES?” it said. “IT WAS ME.”'
      ]
    },
    {
      id: 'what-they-call-us',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“What do you call us?” asked {H}. “You’re Crumbs,” said the spaniel. “You always have some on the left.” {H} looked. “And you,” it told {A}, “are called Opens the Fridge. Everybody knows you. We can hear it from here.”',
        '“And the man from number four?” The dogs looked at one another. “He’s Same Trousers,” said a dachshund, with great respect. “He’s the best smell in the whole street. Don’t ever let him wash.”'
      ]
    },
    {
      id: 'the-stick',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There’s one thing I’ve always wanted to ask,” said the poodle. “When you’ve got the stick, why do you throw it?” “So that you bring it back,” said {A}. “But you had it,” said the poodle. “You had it in your hand. I bring it to you, and you do the same thing again.”',
        '“We thought that you liked it,” said {H}. “We thought that you couldn’t help it,” said the poodle. Nobody spoke for a bit. “Once more?” asked {A}. “Well, yes,” said the poodle, “of course.”'
      ]
    },
    {
      id: 'postman',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The postman came along with his bag, and every dog in the street stood up. He turned pale. “We’d like to say something,” said the terrier. “You bring letters, day after day. You bring them to everybody. And not one of them, not one, has ever been for a dog.”',
        '“I never thought of that,” said the postman. He looked in his bag. There was one left over, with no name on it, about carpets. He handed it over. The terrier carried it down the road with its head held high. “Carpets!” it told everyone. “I’ve had news about carpets!”'
      ]
    },
    {
      id: 'fire-engine',
      A: 'same',
      spare: 7,
      paragraphs: [
        'A fire engine went by, two streets off, with its ee-oo, ee-oo. All the dogs sat down, and put back their heads, and howled. Then they stopped, and looked pleased. “Why do you do that?” asked {A}. “It begins,” said the spaniel, “and so we join in. It’d be rude not to.”',
        '“It’s only got two notes,” said a dachshund, “but it does mean them.” A very big dog sighed. “I cry each time,” it said. “I don’t know why. It’s the way it goes off at the end.”'
      ]
    },
    {
      id: 'sausage',
      A: 'same',
      spare: 8,
      paragraphs: [
        'At the café a dog sat at a table, all by itself, on a chair. “What would you like?” asked the waiter. “A sausage,” said the dog. “And what would you like with it?” The dog thought for a long time. Nobody had ever asked it that.',
        '“A sausage,” it said. “And to drink?” The dog looked at {H}, who was standing near, for help. “Do they do it in a glass?” it whispered. “I’d ask for water,” said {H}. “It’s what you have after.”'
      ]
    },
    {
      id: 'sheepdog',
      A: 'same',
      spare: 9,
      paragraphs: [
        'A sheepdog had run once round them, and then once more. “Closer together,” it said. “You at the back, close up. How many are you?” “Two,” said {A}. “I count two as well,” said the sheepdog. “That’s good. Stay two.” And it lay down flat and watched them.',
        '{H} took one step to the left. “One,” said the sheepdog at once. “And one.” It was so worried that {H} stepped back. They walked on with their sleeves touching. “Two,” they heard, a good way behind them. “Still two.”'
      ]
    },
    {
      id: 'bench',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had sat down on the bench, and a very old dog lay there already. “Do you know,” said the old dog, “I could tell you who’s sat here since May.” “Who was the nicest?” asked {A}. “A woman with a cold,” said the dog. “She had a pie, and couldn’t smell it. I smelled it for her.”',
        '“How did you do that?” asked {H}. “I just said mm,” said the old dog, “at the right places. She wasn’t able to hear it then. But she ate it all.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} wanted to know how you do it. “You bark,” said {S}, “and what do you think while you bark?” “Mostly just: Hey,” said the terrier. “And: Hey, you. It’s quite a short thing, on the inside.” {S} tried it. “Woof,” said {S}.',
        'All the dogs stared at {S}. The spaniel blushed to the tips of both ears. “What was it?” asked {A}. “What did I say?” “I don’t like to repeat it,” said the terrier. “But I’m sure that you didn’t mean the bit about the moon.”'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“We had a dog that barked at half past four each day,” said {S}. “For fourteen years. There was never anybody there.” “Half past four?” asked a very old dog, who had been listening. “Facing the door?” “Facing the door,” said {S}.',
        '“Was there a train?” asked the old dog. {S} thought back. “There was the one that I came home on,” said {S}, “when I was at school.” “There you are, then,” said the dog. {A} found a handkerchief, and they both used it.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 13,
      paragraphs: [
        '{A} had been asked at breakfast what it was like, not to be a person. {A} had given no answer. The terrier put its nose round the door now. “Won’t you say something too?” it asked. “It’s free today.”',
        '{A} looked at the terrier for a long time. Then {A} sat down with {A}’s back to it. “I see,” said the terrier, and took off one step backwards. “That’s the clearest thing that I’ve heard all day.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} could not talk yet, and looked the spaniel in the eye. {A} blew a bubble. “Yes,” said the spaniel, “me too.” {A} kicked with one foot. “No, never,” said the spaniel. “Only once, and it was under the table.” They were both delighted.',
        '“Do you understand all that?” asked {H}. “It’s the same as ours,” said the spaniel, “with less tail.” {A} took hold of one long ear, to keep the place.'
      ]
    },
    {
      id: 'hoarse',
      A: 'partner',
      paragraphs: [
        'But at number nine there was not a sound. The dog stood behind its gate and looked at {H}. “Why do you always shout at me?” asked {H}. It opened its mouth. Out came a puff of air.',
        '“It’s hoarse!” said {A}. “It’s shouted the same thing every day, and now it’s got no voice left.” {A} pushed a bowl of water under the gate, and the dog drank it all.'
      ]
    }
  ],
  turn: [
    {
      id: 'down',
      A: 'partner',
      paragraphs: [
        'Then the dog put its mouth to the gap in the gate. “Down,” it whispered. “That’s what we say to you,” said {A}. But the dog stamped. So {H} lay down on the path, as flat as a dog, and {A} lay down too. “Good,” it whispered.',
        'From down there you could look in under the hedge. There was a snail, on something blue and square. It was the lid of {H}’s lunch box.'
      ]
    },
    {
      id: 'snail',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The snail was sitting right on the lid, and had done so for some time. There was a silver line all round the edge. “It thinks that the lid’s a house,” said {A}. “May we?” asked {H}. The snail couldn’t say, since it was only a day for dogs.',
        'The dog whispered something to the spaniel. “The snail sits there every day,” said the spaniel, “and nobody tells it to go home.” {H} put the snail on the largest leaf there was.'
      ]
    },
    {
      id: 'told-on',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“They’ve found the lid!” the spaniel called over the fence. “What?” called a dachshund. “They’ve found the lid!” From gate to gate went the news, down to the corner. “They’ve found a squid?” somebody called back. “What squid?”',
        '“The LID!” called the spaniel, as loudly as it could. “From the LUNCH BOX!” Then every dog in the street cheered. They had all heard about that lid, every morning, for a year.'
      ]
    },
    {
      id: 'bark-again',
      A: 'partner',
      paragraphs: [
        '“You saw it fall off,” said {H}. The dog nodded. “And you told me every morning.” It nodded so hard that the gate rattled. {H} pushed the lid on to the lunch box. It went click.',
        'At six o’clock it was over, and all the dogs said woof again. {H} and {A} were past the gate when the dog at number nine barked, just once. “What is it now?” asked {A}. {H} stopped, and looked down. One lace was undone.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} listened at the window, to hear who said what.',
      '{names} ran on ahead as far as the first lamp post.',
      { text: '{names} said good morning back, to all of them.', needs: ['hands'] },
      { text: '{names} hid the hat, in case it was the hat.', needs: ['hands'] }
    ],
    way: [
      '{names} waited among the dogs, to be told who was good.',
      '{names} sniffed at the lamp post too, and could not read a word.',
      { text: '{names} threw a stick for the poodle.', needs: ['hands'] },
      { text: '{names} shook hands with a paw, and then with the other one.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down too, and found a leaf.',
      '{names} put a nose in under the hedge, and sneezed.',
      { text: '{names} brushed the leaves off everybody’s front.', needs: ['hands'] },
      { text: '{names} tried the lid of the lunch box, and it held.', needs: ['hands'] }
    ]
  },
  bed: [
    'The lunch box stood by the door for the morning, with its lid on. Outside one dog said woof to another.',
    '{H} washed, and turned round in bed as dogs do, once and once more, before lying down.'
  ],
  last: [
    '“Down,” the dog had whispered, and {H} was down, and asleep.',
    'Nothing more had to be said that day, and {H} slept.'
  ]
})
