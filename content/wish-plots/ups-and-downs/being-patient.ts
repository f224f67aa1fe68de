import { wishPlot } from '../wish-plot.ts'

export const beingPatient = wishPlot({
  id: 'wish-being-patient',
  wishes: ['being patient', 'patient', 'so patient', 'very patient', 'more patient', 'learning to be patient', 'learns to be patient', 'feeling patient', 'being more patient', 'patient child', 'patient girl', 'patient boy', 'patient kid', 'patient hands', 'staying patient', 'stay patient', 'has to be patient', 'hard to be patient', 'not patient', 'isn’t patient', 'isnt patient', 'being impatient', 'patience honey', 'patient honey', 'waiting for honey', 'last honey jar', 'last of the honey', 'end of the honey', 'honey won’t come out', 'honey wont come out', 'honey stuck jar', 'honey slow', 'slow honey', 'ketchup won’t come out', 'ketchup wont come out', 'ketchup stuck bottle', 'pateint', 'patiant'],
  answers: ['being', 'be', 'feeling', 'feel', 'feels', 'little', 'very', 'so', 'more', 'too', 'always', 'child', 'kid', 'girl', 'boy', 'toddler', 'son', 'daughter', 'learn', 'learns', 'learning', 'how', 'hard', 'to', 'must', 'has', 'have', 'need', 'needs', 'stay', 'staying', 'become', 'becoming', 'isn’t', 'isnt', 'never', 'not', 'hands', 'sit', 'sitting', 'still', 'calm', 'quiet', 'slow', 'slowly', 'honey', 'jar', 'bread', 'toast', 'spoon', 'bottom', 'last', 'bee', 'bees', 'breakfast', 'kitchen', 'home', 'house', 'today', 'tonight', 'day', 'morning', 'evening', 'first', 'made', 'mum', 'dad', 'mummy', 'daddy', 'family', 'big', 'good', 'kind', 'things', 'something', 'everything', 'about', 'importance', 'ketchup', 'bottle', 'syrup', 'stuck', 'out'],
  except: ['hospital', 'doctor', 'doctors', 'nurse', 'nurses', 'vet', 'dentist', 'ward', 'cancer', 'ill', 'sick', 'operation', 'reads', 'reading', 'dog', 'puppy', 'cat', 'brother', 'sister', 'baby', 'babies', 'sibling', 'siblings', 'fisherman', 'fishing', 'seed', 'seeds', 'plant', 'planting', 'sunflower', 'tree', 'christmas', 'birthday', 'queue', 'bus', 'train', 'snow', 'died', 'bear', 'winnie', 'pooh', 'heron', 'crocodile', 'tortoise', 'snail', 'spider', 'owl', 'school', 'teacher', 'turn', 'turns', 'sharing'],
  moods: ['waiting', 'learning'],
  company: ['honey', 'jar', 'bread', 'hands', 'table'],
  about: 'The last of the honey will not come out of the jar, and the hero has to be patient and sit on both hands; and that is just what makes them warm enough.',
  titles: ['Patient in the Hands', 'The Last of the Honey', '{H} Is Patient', 'Sitting on Both Hands', 'A Rope of Honey'],
  want: [
    {
      id: 'last-of-the-honey',
      A: 'partner',
      paragraphs: [
        '{H} wanted honey on a slice of bread. There was some left in the jar, right at the bottom, and all round the edge. {H} turned the jar over above the bread. Nothing came. “You’ll have to be patient,” said {A}.',
        '“How do you do that?” asked {H}. “You do nothing,” said {A}, “and you keep on doing it.” {H} did it at once, and as fast as possible. “There,” said {H}. “I’ve been patient. Where is it?”'
      ]
    }
  ],
  way: [
    {
      id: 'shaken',
      A: 'partner',
      paragraphs: [
        '{H} shook the jar. The honey had just set out, in one long drop. Now it slapped against the glass, and had to begin again from there. Then {H} took a spoon. But the jar had a corner all the way round, and the spoon had none.',
        '“You weren’t being patient,” said {A}. “I was!” said {H}. “My head was, and my feet. It’s only my hands.” They had got hold of the jar again already.'
      ]
    },
    {
      id: 'whole-minute',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} thought that it could be counted. {H} counted to a hundred, and it was soon done, because {H} left out the breaths. The honey had not moved. “Those weren’t patient numbers,” said {A}. “They were pushing each other.”',
        'So {H} said them again, one at a time, and gave each of them room to sit down. Seven took so long that {H} forgot what came after. “That was a patient one,” said {A}. They never got to the end, but nobody had minded.'
      ]
    },
    {
      id: 'foot-and-thumb',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Your foot isn’t patient, either,” said {A}. Under the table it was going up and down. {H} held it still. Then the thumb began, on the table top. {H} stopped the thumb, and now the tongue pushed out one cheek, and then the other.',
        '“It can’t get out,” said {A}, “so it’s trying all the doors.” {H} shut every one. It was quiet. Then {H}’s left ear moved by itself, which it had never done before.'
      ]
    },
    {
      id: 'one-bee',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“If you want to see patient,” said {A}, “think of a bee. One bee works all its life, and makes less than a tenth of a teaspoon.” {H} fetched a teaspoon, and looked into it. That was about as much as you’d leave on a plate.',
        'On the edge of the jar there was a smear. {H} had been going to wipe it off. “That could be three whole bees,” said {H}. {H} licked it up, and was as slow about it as one could be.'
      ]
    },
    {
      id: 'chair',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They looked round the kitchen for who was most patient. The tap was not, because it dripped. The fridge grumbled. “The chair,” said {A}. It had four legs, and did not jiggle any of them. It stood there all night, in case somebody wanted to sit.',
        '{H} tried it, on hands and knees beside the chair. After a while {H} had an itch. The chair had no itch. “It’s easy for a chair,” said {H}. “It doesn’t like honey.”'
      ]
    },
    {
      id: 'drop-with-a-neck',
      A: 'same',
      spare: 5,
      paragraphs: [
        'On the spoon there was one bit of honey after all. {H} held it over the plate to see how a drop does it. It hung there and got round. Then it got a neck. The neck grew longer and thinner, and the drop still did not let go.',
        '“Go on,” whispered {H}. “It’s being patient,” said {A}, “with you.” They both bent down to it. When it fell, it had been so long about it that it hardly made a spot.'
      ]
    },
    {
      id: 'quick-things',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“I could have jam,” said {H}. Jam comes at once, in a lump. There it stood on the table, with a clean spoon. {H} looked at the jam. Then {H} looked at the honey, and the light was shining through it from behind.',
        '“No,” said {H}. “I’ve been patient for this one already. If I have jam now, it’s all been for nothing.” The jam had to be patient too. It did that standing on its lid, with its label to the wall.'
      ]
    },
    {
      id: 'is-it-there',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had been to hang up a towel, and looked in at the door. “Is it there yet?” asked {A}. “You have to be patient,” said {H}. {A} went away. There were nine steps along the hall, and nine steps back. “And now?” asked {A}.',
        '“You’re no good at this,” said {H}, who was getting the hang of it. “Sit down on that chair, and do nothing.” {A} sat down. {H} watched {A} do it. From outside, being patient looked just like being asleep with both eyes open.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I had a friend across the sea,” said {S}, “and we played a board game by post. One move took three weeks.” “How long was the game?” asked {A}. “We’re still playing,” said {S}. “It’s my friend’s turn.”',
        '{A} asked who was winning. {S} had to go and look at the board, on top of the wardrobe. There was dust on the horses. “I am,” said {S}, “but one mustn’t be hasty.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I can be patient for longer than you,” said {S}. “Start!” They both sat quite still. Nothing happened, and then some more nothing. “Have you finished?” asked {S}. “No,” said {A}. “I’m only asking,” said {S}.',
        '“Who asks has lost.” “Then I wasn’t asking,” said {S}. “I was talking to the jar.” The jar did not say anything. It had been sitting there since before them, so they had to give the prize to the jar.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'Beside the table sat {A}, and knew all about being patient. {A} looked at the edge of the bread, and breathed in, and breathed out. Not one hair moved. {A} could do that till the evening, for a crust.',
        '“How do you keep your hands still?” asked {H}. {A} was standing on them. {H} looked at that for some time. It was really very simple.'
      ]
    },
    {
      id: 'sitting-on-them',
      A: 'partner',
      paragraphs: [
        '“Then let’s do something about your hands,” said {A}. {H} screwed on the lid, and stood the jar on its head, on the table. Then {H} sat down on both hands. They wriggled under there like two mice in a sack. “Hands,” said {H}, “be patient.” Up in the jar the honey clung to the cold glass, and waited too.'
      ]
    }
  ],
  turn: [
    {
      id: 'warm-hands',
      A: 'partner',
      paragraphs: [
        'After a long while the mice lay still. “Let me see them,” said {A}. {H} pulled out both hands. They were red, with the pattern of the chair on them. “And they’re hot!” said {H}. “That’s from being patient,” said {A}. “You’ve been sitting on them like eggs.”',
        '{H} looked at the jar. It was as cold as a window. Very gently {H} put both hot hands round it, and did not shake. They only held. Behind the fingers the honey let go of the glass, and began to run.'
      ]
    },
    {
      id: 'hand-prints',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“It’s running where your hands are,” said {A}. You could see the place. Between two fingers it was slow, and under each finger it was quick. So {H} moved one hand a little way round, to where some honey was still sitting.',
        '“This way out,” said {H}. Warm honey is thin, and cold honey is thick, and that is all there is to it. When a hand got cold, {H} sat on it again. It was being patient by turns, left and right.'
      ]
    },
    {
      id: 'the-rest-of-it',
      A: 'same',
      spare: 12,
      paragraphs: [
        'There was no sound at all. “It’s not in a hurry even now,” said {A}. The thick edge came down the glass like a blind. A bee was printed on the jar. The honey went down behind it, past the feelers, and then past the stripes.',
        '{H} could have opened the lid. The hands both thought of it. But as long as they held the jar, they were busy. “That’s the trick,” said {H}. “You have to give them something patient to do.”'
      ]
    },
    {
      id: 'a-rope',
      A: 'partner',
      paragraphs: [
        'When it had all run down, {H} took off the lid, and tipped the jar over the bread. A thread came down. Where it reached the bread it did not lie flat. It went round and round by itself, and laid a rope in a coil.',
        '“Thick things do that, if they fall slowly,” said {A}. They watched till the coil sank in. {H} could have bitten into it long ago. “I’m still being patient,” said {H}. “I can’t stop.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to be patient as well, round the other side of the table.',
      '{names} looked up into the jar from below, and nothing fell out.',
      { text: '{names} moved the bread to where the drop would land, if it came.', needs: ['hands'] },
      { text: '{names} laid a plate under the bread, in good time.', needs: ['hands'] }
    ],
    way: [
      '{names} guessed how long it would be, and guessed too little.',
      '{names} lay down and was patient with closed eyes, which is cheating.',
      { text: '{names} tried it with a bent spoon, and bent it back.', needs: ['hands'] },
      { text: '{names} put two idle hands away, in two pockets.', needs: ['hands'] }
    ],
    turn: [
      '{names} breathed on the jar from the other side.',
      '{names} called it out when the last of the honey let go.',
      { text: '{names} lent two more warm hands for the cold side.', needs: ['hands'] },
      { text: '{names} turned the bread, so that the rope got a second coil.', needs: ['hands'] }
    ]
  },
  bed: [
    'The empty jar was filled with warm water, and had to stand till morning, and did not mind.',
    '{H} washed both hands, and for once they waited for the towel. Then they went under the blanket with {H}.'
  ],
  last: [
    'The two hands lay on the pillow, and did nothing, and kept on doing it. {H} was asleep.',
    'Sleep came down slowly, in a thread, and laid itself round and round. {H} had not even had to wait.'
  ]
})
