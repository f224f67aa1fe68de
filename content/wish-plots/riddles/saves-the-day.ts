import { wishPlot } from '../wish-plot.ts'

export const whoeverSavesTheDay = wishPlot({
  id: 'wish-whoever-saves-the-day',
  visits: 'anything',
  whoever: [
    'saves the day',
    'saved the day',
    'always saves the day',
    'wants to save the day',
    'saves the world',
    'saved the world',
    'wants to save the world',
    'saves everyone',
    'saves everybody',
    'saves people',
    'saves its friends',
    'saves the town',
    'saves the city',
    'rescues everyone',
    'rescues everybody',
    'rescues people',
    'rescues its friends',
    'rescues animals',
    'wants to rescue everyone',
    'wants to rescue people',
    'loves rescuing people',
    'loves to rescue people',
    'comes to the rescue',
    'is a superhero',
    'is secretly a superhero',
    'is a secret superhero',
    'wants to be a superhero',
    'becomes a superhero',
    'became a superhero',
    'turns into a superhero',
    'dreams of being a superhero',
    'loves being a superhero',
    'plays superhero',
    'is a hero',
    'wants to be a hero',
    'becomes a hero',
    'rescues cats from trees',
    'saved the village',
    'is a lifesaver',
    'is a lifeguard',
    'protects the city',
    'fights baddies',
    'fights villains',
    'fights crime',
    'stops the baddies'],
  notOf: ['poo', 'poop'],
  except: ['money', 'coins', 'penny', 'pennies', 'goal', 'seat', 'christmas', 'easter', 'halloween', 'birthday', 'princess', 'prince', 'king', 'queen', 'puppy', 'kitten', 'child', 'baby', 'drowning', 'fire', 'flood', 'war', 'villain', 'fights', 'lost its', 'planet', 'bees', 'turtles', 'whales', 'polar'],
  company: ['top', 'pyjama', 'butter', 'bread', 'book', 'sofa', 'towel', 'soup', 'shirt', 'tap', 'tree', 'rug', 'ladder'],
  about: 'The hero wants to get into a tight pyjama top alone; whoever saves everybody comes each time just before that, until somebody tells of the word for which a rescuer has to wait.',
  titles: ['Nearly Through', 'Saved from the Butter', '{visitor} Waits for the Word', 'Is That It', 'Only the Button'],
  want: [
    {
      id: 'in-the-dark',
      A: 'partner',
      paragraphs: [
        '{H} wanted to get into the pyjama top alone. It had a tight neck, and it was dark in there, with two ways out that were arms. {H} had nearly found the third. Whoosh! It was light, and the top was gone. “Saved!” said somebody.',
        'There stood {visitor.first}. “That makes nine today,” said {visitor}. {H} stood there, and so did every hair. “But I was nearly through,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'half-of-everything',
      A: 'partner',
      paragraphs: [
        '{H} went in again. Whoosh! “Saved,” said {visitor}. “I was only breathing in,” said {H}. “They all say that,” said {visitor}. “A superhero comes before it’s too late.” {A} was buttering a slice of bread, and was saved from the butter. Then {A} was rescued from a sock.',
        'Soon nobody had got to the end of anything. There was half a slice with butter on, and half a foot in the sock. “I don’t know how you manage when I’m not here,” said {visitor}.'
      ]
    },
    {
      id: 'caller-part',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        'A superhero needs something that flutters. {A} found a towel with a hole in it, and they hung it on {caller.part}. {visitor} rushed up and down the hall, to feel it. “Now they can see from behind as well who saved them,” said {visitor}.',
        'The third time it would not flutter, and {visitor} would not go on. The end of it was under a table leg. {visitor} pulled, and so did the table. “That’s odd,” said {visitor}. “I’m being held back by a mysterious force.” {H} lifted the table a bit, and said nothing.'
      ]
    },
    {
      id: 'caller-does',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“How do they know that it’s you?” asked {A}. “I always do this first,” said {visitor}, and {caller.does}. “Then they look up and feel safe. And then I save them.” {A} {caller.move}, and looked round, to see who felt safe.',
        '{H} didn’t yet, but it wasn’t bad. They did it all three together, in front of the coats. Not one of the coats fell down. “You see?” said {visitor}. “That’s another six.”'
      ]
    },
    {
      id: 'caller-wants',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“What do you get for saving them?” asked {A}. “They all say, How can we ever thank you?” said {visitor}. “And then I say that it was nothing, and go off into the sunset. That’s how it’s done.” {visitor} sighed a little.',
        '“And if you did tell them?” asked {H}. {visitor} looked left and right, and said it quite low. It was {caller.wants}. Nobody laughed. “I’ve got it all ready,” said {visitor}. “But I’m mostly out in the sunset before I think of it.”'
      ]
    },
    {
      id: 'caller-fact',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“What’s your power?” asked {H}. A superhero has to have one. {visitor} had never been asked. So {A} fetched the big book and turned to the page. “{caller.fact},” read {A}. “There,” said {visitor}. “I knew that there was something.”',
        '“And how do you save people with that?” asked {A}. It was not in the book. They thought about it from all sides. “It might frighten off a burglar,” said {H}. “He’d think, if that’s so, then anything can happen here.” {visitor} was very satisfied.'
      ]
    },
    {
      id: 'caller-stand',
      A: 'same',
      spare: 0.9,
      paragraphs: [
        '{visitor} had to practise on somebody. On the back of the sofa they balanced {caller.stand}. It looked down, and didn’t like it. Whoosh! It was saved, and lay on the rug. But when {visitor} turned round, there it was up there again.',
        'It was rescued seven times. “It doesn’t learn,” said {visitor}. {A} went by the sofa, whistling, and with both hands behind. The eighth time they found a note with it. “I like the view,” it said. It was in {A}’s writing.'
      ]
    },
    {
      id: 'caller-where',
      A: 'same',
      spare: 0.95,
      paragraphs: [
        '“Don’t they need a superhero at home?” asked {A}. {visitor} had begun there, {caller.where}. “They’ve all been saved,” said {visitor}, “most of them twice. When they see me coming now, they look very busy.” One of them used to call out from far off, “I’m fine!”',
        '{H} knew that call. It came from the bath, when somebody knocked. “And was it true?” asked {A}. “I didn’t ask,” said {visitor}. “I saved it anyway. It had got soap on.”'
      ]
    },
    {
      id: 'half-a-sneeze',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} was going to sneeze. You could see it from far away. “Ah,” said {A}. “Aah.” Then {visitor} dashed up, and tickled {A} on the ear. It was gone. “Saved,” said {visitor}. {A} stood there with half a sneeze.',
        'It’s not nice to have one over. {A} walked about, and looked into the lamp, to get it back. At the door it came, the rest of it only. “Tchoo,” said {A}. There was no front to it. “Bless you,” said {H}, “for the other half.”'
      ]
    },
    {
      id: 'the-last-page',
      A: 'other',
      spare: 2,
      paragraphs: [
        '{A} was on the last page. All along it had been the gardener, or else the aunt. {A} turned paler and paler, and bit on a thumb. Whoosh! The book was shut. “Saved,” said {visitor}. “You were in a terrible state.”',
        '“I only needed one more line,” said {A}. “They’re not good for you,” said {visitor}. Now the place was lost. “It was either her,” said {A}, “or it was him.” For the rest of the evening {A} looked at every flowerpot, and wondered.'
      ]
    },
    {
      id: 'the-other-eight',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Who were the other eight?” asked {H}. {visitor} knew them all. There was a lady who had been running along the road. “I got her just in time,” said {visitor}, “before the bus did.” “Did she want to catch it?” asked {A}. It had not been mentioned.',
        'Then {visitor} had saved a man from the top of a ladder. He’d been up there with a brush. “He’d only done half of the wall,” said {visitor}. “He’ll remember me every time he looks at it.” {A} thought so too.'
      ]
    },
    {
      id: 'out-of-the-soup',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There was a drop of soup left, with stars in it. {visitor} looked into {A}’s bowl and jumped. “They’re going under!” cried {visitor}. One star after another was rescued. They lay all round the edge, in a row, and dried.',
        '“What are they going to do now?” asked {H}. {visitor} hadn’t thought so far. A superhero is mostly gone by then. The stars got a bit stiff and began to stick. {H} ate the first, to help, and it was glad, as far as you could tell.'
      ]
    },
    {
      id: 'round-window',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{visitor} came past the washing machine and could not go on. Behind the round glass was a shirt, and it waved with both arms. “Hold on!” called {visitor}. “I’ll save you!” {A} got in between. “It’s meant to be in there,” said {A}.',
        'It went round, and waved again. They sat down side by side and watched, for {visitor} would not leave it. “It’s looking at me,” said {visitor}. {H} waved back. “It only says hello,” said {H}. When it spun, {visitor} had to look at the wall.'
      ]
    },
    {
      id: 'drop-by-drop',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The tap was dripping, and below it was the plughole, quite black. {visitor} put a cup there. Every drop was saved now. It said plink, and was safe, and sat in the cup with the others. “I could do this all night,” said {visitor}.',
        'Then the cup was full. {visitor} looked about for a safe place. “You could drink them,” said {A}. “Them?” said {visitor}. In the end they watered the plant on the sill. “They’ll come out at the top,” said {H}, “as a leaf.” {visitor} promised to look in.'
      ]
    },
    {
      id: 'from-the-rug',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} was sorry for {visitor}, who had nobody to save just then. So {A} lay down on the rug with arms and legs flung out. “What are you being rescued from?” asked {visitor}. “From lying here,” said {A}. Whoosh! {A} was up, and sat in the best chair.',
        'It had been very pleasant. {A} looked round, and lay down again a little further off. There was a cushion this time. {visitor} rescued {A} four times in all, and was then asked for a cup of tea. “That’s not a rescue,” said {visitor}. “It is to me,” said {A}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I was rescued once,” said {S}, “out of a tree. The whole fire brigade came. I had my book up there, and an apple, and the branch was just right.” “Did you tell them?” asked {A}. “They had such a beautiful ladder,” said {S}. “I didn’t like to.”',
        '“So you were saved,” said {visitor}. “Down to the ground,” said {S}. “And the apple was still up there. Next day I hung out a sign. I’M READING, it said.” {visitor} wanted to know if it worked. “They came past, and waved,” said {S}. “One of them had brought his own book.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“Myself!” said {S}, with each shoe on the wrong foot. {visitor} saved the left one. {S} fetched it back and put it on again, just as before. “Myself!” {visitor} saved the right one. It was a long fight, and the shoes got quite warm.',
        '“Is that a superhero?” {visitor} asked {A}. “That’s {S},” said {A}. “You can’t save {S}. People have tried.” {S} walked once round the table, like a duck, and did not fall over. {visitor} bowed, a bit.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had crept into the wash basket, right down among the towels. Only a bit of back could be seen. Whoosh! {A} was saved, and sat on the cold floor. {A} looked at {visitor}. Then {A} got in again, from the other side.',
        '“It’s the panic,” said {visitor}. “They run back.” After the sixth rescue {A} brought a towel along out of the basket, and lay down on that. You could see that {A} was giving {visitor} one last chance.'
      ]
    },
    {
      id: 'which-word',
      A: 'partner',
      paragraphs: [
        '{A} looked at the bread and thought. “How do you know when to save somebody?” asked {A}. “I see it coming,” said {visitor}. “Don’t you wait for the word?” “Which word?” asked {visitor}. “Help,” said {A}.',
        '{visitor} had never heard it. “You’re too quick,” said {A}. “It can’t come out. Before the word it’s not a rescue. It’s only tugging.” {visitor} went over the day. “They were all tugs,” said {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'is-that-it',
      A: 'partner',
      paragraphs: [
        '{H} went in for the third time. {visitor} stood beside it, and did nothing, and shook. No superhero had ever done anything so hard. A bump rose where no elbow ought to be. “Is that it?” asked {visitor}. “No,” said the top. A hand looked out of the neck. “Is that it?” “Not yet,” said the top. The hand went back in.',
        '{A} held on to {visitor}, just in case.'
      ]
    },
    {
      id: 'inside',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What are you doing in there?” asked {A}. “Thinking,” said the top. It was blue inside, and smelled of soap and a little of {H}. There was a spot of light, about as big as a pea. “I can see you,” said the top. “You look very far away.”',
        '{visitor} came close to the pea. “We could save you at any time,” said {visitor}. “I know,” said the top. It sounded quite cosy. For a moment nobody was in a hurry, not even on the outside.'
      ]
    },
    {
      id: 'only-the-button',
      A: 'partner',
      paragraphs: [
        'Then for a time there was nothing at all. “Help,” said the top, very small. “Only with the button.” {visitor} was there at once, and undid the button, and nothing else. And up through the neck came {H}, as red as a radish. “I did it!” said {H}.',
        '{visitor} looked at the clock. “I’ve stood about for four whole minutes,” said {visitor}. “That’s what saved the day,” said {A}, and buttered the other half. {visitor} said the word over, in a whisper. “It’s so short,” said {visitor}. “No wonder that I always missed it.”'
      ]
    },
    {
      id: 'to-see-if-it-works',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Help,” said somebody behind the door. {H} ran, and so did {A}. There stood {visitor}, and nothing was the matter. “I only wanted to see if it works,” said {visitor}. “In all this saving I’ve never said it.”',
        '“And how was it?” asked {A}. {visitor} thought about that. “First it’s quiet,” said {visitor}. “And then there are feet.” {H} said that it was the same from in there. It was a good thing to have, for the next time.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who had been saved, and from what.',
      '{names} stepped back from the rug, to be on the safe side.',
      { text: '{names} held on to a sleeve with one hand and to a cup with the other.', needs: ['hands'] },
      { text: '{names} smoothed down the hair, and it rose again.', needs: ['hands'] }
    ],
    way: [
      '{names} kept quite still, so as not to look in danger.',
      '{names} yawned, and hid it at once.',
      { text: '{names} buttoned everything up, before something could happen.', needs: ['hands'] },
      { text: '{names} tied the other half of a bow, very quickly.', needs: ['hands'] }
    ],
    turn: [
      '{names} helped to do nothing, from the other side.',
      '{names} looked into a sleeve, and nobody was in it.',
      { text: '{names} kept both fingers crossed, and then all ten.', needs: ['hands'] },
      { text: '{names} counted the minutes on the clock with a finger.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bread had butter on it to the edge now, and the sock a whole foot. {visitor} went home past three people on ladders, and did not save one.',
    'After the washing they lay there, each in a top with a head on it. Under the blanket it was dark, and nobody needed to come.'
  ],
  last: [
    'The day was saved, all of it, down to the end, and {H} was asleep.',
    'There was just one word to say, and {H} didn’t need it, and was asleep.'
  ]
})
