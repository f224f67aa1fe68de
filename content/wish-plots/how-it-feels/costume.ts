import { wishPlot } from '../wish-plot.ts'

export const whoeverCostume = wishPlot({
  id: 'wish-whoever-costume',
  visits: 'anything',
  whoever: ['dresses up as', 'always dresses up as', 'dressed up as', 'is dressed up', 'is dressed up as', 'is dressed as', 'dresses as', 'is always dressed up', 'always dresses up', 'dresses up every day', 'likes to dress up as', 'loves to dress up as', 'loves dressing up as', 'likes dressing up as', 'wants to dress up as', 'puts on a costume', 'put on a costume', 'wears a costume', 'wore a costume', 'wears costumes', 'wore costumes', 'always wears a costume', 'wears a superhero costume', 'has a costume', 'wants a costume', 'wants to wear a costume', 'loves costumes', 'loves wearing costumes', 'wears a disguise', 'wore a disguise', 'wears disguises', 'loves disguises', 'is in disguise', 'is disguised', 'is disguised as', 'disguises itself', 'disguises itself as', 'disguises himself as', 'disguises herself as', 'is a master of disguise', 'wears fancy dress', 'wore fancy dress', 'goes undercover', 'is in fancy dress', 'is wearing dress-ups', 'wears a false moustache', 'wears a mask', 'wears a wig'],
  except: ['dressing gown', 'swimming', 'steal', 'steals', 'stole', 'rob', 'robs', 'thief', 'spy', 'spies', 'lost', 'torn', 'ripped', 'tore', 'scary', 'scares', 'scare', 'halloween', 'carnival', 'party', 'wedding', 'bride', 'santa', 'father christmas', 'doctor', 'soldier', 'school', 'too small'],
  company: ['coat', 'costume', 'hat', 'neighbour', 'beard', 'belts', 'curtain', 'teeth', 'bins', 'post office', 'bell', 'window', 'mirror', 'lady from the post office', 'sleeve'],
  about: 'The hero dresses up as somebody with no bedtime and is known at once, like whoever comes in a costume, until they see as what one is never found out.',
  titles: ['The Lady from the Post Office', 'Guess Who Is in There', 'Nobody Looked Inside', '{visitor} Goes as Somebody', 'Every Button Was Right'],
  fed: true,
  want: [
    {
      id: 'no-bedtime',
      A: 'partner',
      paragraphs: [
        '{H} wanted to stay up, and had dressed up for it. In the long coat {H} was a lady from the post office. Ladies from the post office have no bedtime. “Good evening,” said {H}, in a deep voice. “Teeth, {H},” said {A}.',
        'At the door stood {visitor.first}. It was a whole costume, done up to the top. “Guess who I am,” said {visitor}. “You’re {visitor},” said {H}. “Always!” said {visitor}. “I dress up and dress up, and everybody knows at once.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-sticks-out',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“It’s {caller.part},” said {A}. “There’s a bit to be seen. Nobody else has got that.” They pulled a sock over the place, and stepped back. Now the costume had a bump there. You could see exactly what it was a bump of.',
        'So they made a few more bumps, with more socks, to lead people off the track. {visitor} looked into the oven door. “I look as if I’d had visitors,” said {visitor}, “and they’d all stayed.” But it was still quite clear whose bumps they were.'
      ]
    },
    {
      id: 'does-it-differently',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'Whoever is dressed up has to do things another way. {visitor} thought about that for a bit, in the costume, and then {caller.does}. “Like that?” asked {visitor}. “That’s how you’d do it without,” said {A}. “You don’t know me without,” said {visitor}.',
        '{A} did know it, and could show it too. {A} {caller.move}, just in shirt and slippers. For a moment there were two of {visitor} in the kitchen. “Now you’re dressed up as me,” said {visitor}, “and I saw that it was you.”'
      ]
    },
    {
      id: 'slipped-out',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        'In a costume you need something to talk about. It must be something that could come from anyone. {visitor} thought of one, and drew up the collar. “{caller.fact},” said {visitor} in a strange voice. {A} had not known that. “Who told you?” asked {A}.',
        '“We all know it at home,” said {visitor}. “Oh.” There was a pause inside the costume. “May I try again?” asked {visitor}. “The bus comes at ten past,” said {visitor}, and that was very good. It could have been any of half the town.'
      ]
    },
    {
      id: 'at-home-too',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“Don’t they fall for it either, {caller.where}?” asked {A}. There they did not even look up, said {visitor}. “They say hello, and is that new?” Once {visitor} had dressed up as a curtain for a whole afternoon. It was a good fold, with rings.',
        '“And nobody noticed?” asked {H}. “They drew me,” said {visitor}, “and said thank you, and was I warm enough.” {H} turned up the collar of the long coat. A lady from the post office gets no such questions.'
      ]
    },
    {
      id: 'sent-ahead',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        'They tried it with somebody else in the costume. {H} stood {caller.stand} in the doorway, and dressed it to the top. Then {A} had to come round the corner without knowing. “Good evening,” said {A} to it, “there you are again, {visitor}.”',
        'Behind the door {visitor} could hardly keep quiet. For once somebody else had been taken for {visitor}! “It’s all in how you stand there,” said {visitor}, and came out. They shook it by the sleeve. It did not give itself away, even then.'
      ]
    },
    {
      id: 'mr-henderson',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“And what are you called, when you’re dressed up?” asked {A}. {visitor} had not thought about that. So they took Mr Henderson, since nobody was using it. Then {A} went to the window, and waited a bit. “Mr Henderson!” called {A}. Nobody answered.',
        '“Mr Henderson!” called {A} again, louder. “He must be out,” said {visitor}. {H} gave the costume a push from behind. “Oh, that’s me,” said {visitor}. “You mustn’t say so!” said {H}. “I thought he sounded nice,” said {visitor}.'
      ]
    },
    {
      id: 'an-itch',
      A: 'other',
      spare: 2,
      paragraphs: [
        'In any costume there is one place where it itches. With this one it was at the back, beyond the third button. {A} went in with a ruler from above, and {H} with a wooden spoon from below. “Left,” said {visitor}. “No, the other left.”',
        'They met in the middle, spoon and ruler. “There!” said {visitor}. But it had gone down the sleeve by then. An itch doesn’t care as what you go. {A} shook the sleeve, and out came a crumb that had been in there since the last time.'
      ]
    },
    {
      id: 'how-she-talks',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Have you got any post for me?” asked {A}. {H} felt in the pockets of the long coat, and there was a ticket and half a biscuit. “There’s one for you,” said {H} in the deep voice, “but you’ve got to sign.” {A} signed the biscuit, and ate it.',
        '“I like the costume,” said {visitor}. “Is she strict?” {H} thought about it. She was strict up to six, and after that she sat with her feet in a bucket. “And at what time does she go to bed?” asked {A}. {H} almost said it.'
      ]
    },
    {
      id: 'the-mirror',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{visitor} wanted to see it from outside, and so they went to the mirror, all three. There stood somebody in a coat, somebody in a costume, and {A}. “I know the middle one from somewhere,” said {visitor}, and came closer. “Oh. It’s me again.”',
        '“If you could look for once as if you’d never met,” said {A}. {visitor} tried it. First came a cool look, and then a short bow. The one in the mirror bowed back as to an old friend. It was no use at all.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I once went to a ball as a wardrobe,” said {S}. “I had real doors, and a brass key. I thought that nobody in the world would think of me.” “And did they?” asked {A}. “The first one opened the left door, and said my name, and put in an umbrella.”',
        'All evening people had come by for a word, and hung something up. “So they all knew who was in there,” said {visitor}, and sighed in the costume. “From the first dance on,” said {S}. “But I was a very good wardrobe.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} had dressed up with a tea towel over the head, and nothing else was needed. “Where can {S} be?” asked {A}. {A} looked in the bread bin, and in the left boot. The tea towel giggled. “Who’s giggling here?” asked {A}. “The bread, perhaps.”',
        '{visitor} heard it all through the costume, and was a little envious. “For me nobody ever looks in the bread bin,” said {visitor}. So {A} went and lifted the lid once more. “Is {visitor} in here?” asked {A}. It was a great kindness, and it was not true.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} did not trouble with the costume. {A} went in under the hem, and said good evening in there. Then {A} came out on the other side. “That one didn’t even guess,” said {visitor}. “That one just looked it up.”',
        '{A} did the same to the lady from the post office, under the long coat. There it took a bit longer. Something got scratched in there, behind one ear. After that {A} sat down beside {H}, and gave the whole thing away.'
      ]
    },
    {
      id: 'more-of-it',
      A: 'partner',
      paragraphs: [
        '“There’s just not enough of it,” said {A} at once. So they dressed {visitor} up some more, with a beard, three belts and the curtain. “Now not even I know who it is,” said {A}. Then the neighbour came about the bins.',
        'She stopped short at the costume. She walked right round it. She looked in at the top, and bent down and looked in at the bottom. “Wait, don’t tell me,” she said. “It’s {visitor}! And the coat is {H}.”'
      ]
    },
    {
      id: 'never-looked-at',
      A: 'partner',
      paragraphs: [
        '“She never looked inside me,” said {A}, when the door was shut. “You aren’t dressed up,” said {H}. “That’s just it,” said {A} slowly. “Whoever sees a costume has got to find out who’s in it. Where there’s no costume, nobody looks.”',
        '“But I’ve got to go as something,” said {visitor} in the beard. “Go as {visitor},” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'as-oneself',
      A: 'partner',
      paragraphs: [
        'Off came the curtain, the belts, the beard and the costume. What was left was {visitor}, down to the last detail. “It fits you very well,” said {A}. Then they went and rang the neighbour’s bell.',
        '“Oh, hello,” she said, and looked no further. She talked to {visitor} about the bins, the blue and the brown. “She didn’t guess!” whispered {visitor}, as the door shut. “I was dressed up right under her nose, and she never knew.”'
      ]
    },
    {
      id: 'in-every-detail',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} walked round {visitor} with a lamp, as you do in a museum. “How did you do the back?” asked {A}. “I just let it come,” said {visitor}. It was a bit worn in one place, and that was particularly good. No costume from a shop has that.',
        '“And the voice!” said {H}. “It’s very like.” {visitor} said a few more things in it. “Haven’t you got a zip?” asked {A}, and looked for one, and found none. “Then you’ll have to stay like that,” said {A}. {visitor} did not mind at all.'
      ]
    },
    {
      id: 'from-the-window',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Now they looked out of the window with other eyes. A man went by, dressed up as a man with a bag. “That one’s very good,” said {visitor}. “He’s even got the sniff.” On the wall sat something dressed up as a cat. It washed behind one ear, to make it look real.',
        '“You can’t see one button anywhere,” said {A}. Then a bus came past, and they looked at each other. “That one’s real, I think,” said {H}. “That’s what they want you to think,” said {visitor}.'
      ]
    },
    {
      id: 'as-the-hero',
      A: 'partner',
      paragraphs: [
        '{H} looked down at the long coat, and took it off. {H} went and cleaned some teeth, just as {H} does it. {H} dressed up in pyjamas, and even yawned. “Have they guessed?” whispered {visitor}, who had only come back for the costume.',
        '“Not a thing,” whispered {H}. “They think I’m {H}. But it’s the lady from the post office, and she’s staying up for as long as she likes.” {A} came to put out the light. “Good night, {H},” said {A}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} knew them both, and let on nothing.',
      '{names} looked twice at the long coat, to be polite.',
      { text: '{names} bought a stamp, and stuck it on with a lick.', needs: ['hands'] },
      { text: '{names} shook the lady from the post office by the hand.', needs: ['hands'] }
    ],
    way: [
      '{names} got in under the curtain too, for a moment.',
      '{names} guessed, and guessed right.',
      { text: '{names} did up a belt, and then another over it.', needs: ['hands'] },
      { text: '{names} held up the beard until it stuck.', needs: ['hands'] }
    ],
    turn: [
      '{names} came as usual, and nobody guessed that either.',
      '{names} walked once round {visitor}, and found it very lifelike.',
      { text: '{names} hung the costume over a chair, where it looked like somebody.', needs: ['hands'] },
      { text: '{names} clapped, softly, because of the neighbour.', needs: ['hands'] }
    ]
  },
  bed: [
    'The beard went back into the cotton wool, and the curtain on its rail. {visitor} went home as {visitor}, and was greeted twice on the way.',
    'The last lamp went out, and there lay a coat over a chair, dressed up as a heap. It did not move a button.'
  ],
  last: [
    'The lady stayed up for just as long as she liked, and by then {H} was asleep.',
    '{H} lay there dressed up as somebody asleep, and it was so well done that it was true.'
  ]
})
