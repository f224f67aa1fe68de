import { wishPlot } from '../wish-plot.ts'
import { SERIOUS } from './serious.ts'

export const inhaler = wishPlot({
  id: 'wish-inhaler',
  wishes: ['inhaler', 'inhalers', 'asthma', 'asthma inhaler', 'asthma pump', 'blue puffer', 'asthma puffer', 'puffer spacer', 'spacer inhaler', 'asthma spacer', 'spacer mask', 'inhaler mask', 'blue inhaler', 'brown inhaler', 'astma', 'asma', 'inhailer'],
  answers: ['blue', 'brown', 'puffer', 'spacer', 'mask', 'puff', 'puffs', 'new', 'first', 'taking', 'take', 'using', 'use', 'uses', 'doctor', 'nurse', 'has', 'have', 'got', 'her', 'his', 'my', 'morning', 'evening', 'bedtime', 'night', 'breathing', 'breathe', 'chest', 'wheezy', 'lungs', 'hates', 'hate', 'won’t', 'every', 'day', 'child', 'girl', 'boy', 'running', 'sport', 'school', 'whistle', 'slow', 'learning'],
  except: [...SERIOUS, 'attack', 'attacks', 'can’t', 'cannot', 'couldn’t', 'blue-lips', 'lips', 'oxygen', 'nebuliser', 'nebulizer', 'smoke', 'smoking', 'mould', 'mold', 'damp', 'lost', 'empty', 'forgot', 'fish', 'pufferfish', 'collapsed', 'worse', 'fever', 'train', 'cold'],
  moods: ['first', 'learning', 'change', 'proud', 'afraid'],
  company: ['whale', 'spacer', 'ship'],
  about: 'The spacer of the inhaler whistles whenever the hero breathes too fast; the hero wants five breaths without it, and gets them by letting a paper ship come in.',
  titles: ['Five Without a Whistle', 'The Ship Comes In', 'In for the Harbour', '{H} Breathes Like a Whale', 'It Only Whistles When You Hurry'],
  want: [
    {
      id: 'it-whistled',
      A: 'partner',
      paragraphs: [
        '{H} had an inhaler for asthma, and a spacer to go on it. The spacer was a big clear tube. Morning and evening it was shake, puff, and then five slow breaths. But when {H} breathed, it said “wheee”. “It’s whistling at me,” said {H}.',
        '“It does that when you’re too quick,” said {A}. “It’s a sort of policeman.” {H} wanted to get past it five times without a whistle.'
      ]
    }
  ],
  way: [
    {
      id: 'practising',
      A: 'partner',
      paragraphs: [
        'So they practised with the empty spacer, and nothing in it but air. {H} breathed in. “Wheee.” “Slower,” said {A}. “Whee.” “Pretend that it isn’t there,” said {A}. {H} looked at the ceiling, and thought of trousers, and took a breath. “Wheee!”',
        '“It hears me thinking,” said {H}. {A} knew how it was done, and had a go through a rolled-up newspaper. It did not whistle once. But there was no policeman in a newspaper.'
      ]
    },
    {
      id: 'shake-it',
      A: 'same',
      spare: 1,
      paragraphs: [
        'First you have to shake it. {H} knew a song for that, with eight shakes in it and a stamp. {A} shook the salt, to keep time. “Why do you shake it?” asked {A}. “What’s in it goes to sleep at the bottom,” said {H}. “It has to be told.”',
        '{A} stopped shaking, and put an ear to the salt. “I think that mine’s awake,” said {A}. The stamp came out a bit late, on the wrong foot.'
      ]
    },
    {
      id: 'what-tune',
      A: 'same',
      spare: 2,
      paragraphs: [
        'If it had to whistle, it could at least do a tune. {H} tried it fast and less fast. Fast was high, and less fast was hardly anything. It could do two notes. “That’s the fire engine,” said {A}. “And that’s the fire engine when it’s tired.”',
        'They did a whole street, with a tired fire engine at the end of it. It was very good. Only it was not what the spacer was for, so they stopped.'
      ]
    },
    {
      id: 'inside-the-chest',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“What’s it like in there?” asked {A}, and knocked on {H}’s back. {H} knew it from a picture. “It’s a tree,” said {H}, “upside down. It’s got branches, and twigs, right out to the ends. With mine the twigs get narrow sometimes. Then it’s like drinking through spaghetti.”',
        '“And the puff?” “It goes down and holds them open,” said {H}, “like somebody with a door when you’re carrying something.” {A} held the door, to see how that was. It was no trouble at all.'
      ]
    },
    {
      id: 'breathe-on-the-window',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Then there was the other half, on the way out. {H} breathed into the spacer, and the clear tube went white, like a window in winter. You could write on it, if you were inside. “Who’s at home?” asked {A}, and looked in from the far end.',
        'The mist went away again, from the middle to the edge. “Nobody,” said {H}. “They’ve just gone out.” {A} waited there, in case it was only round the corner.'
      ]
    },
    {
      id: 'slow-animals',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Who breathes slowly?” asked {A}. They made a list. A mouse was no use. A dog was worse. A tortoise breathed so slowly that you could go and get a glass of water. At the very top was the whale. It takes a single breath, and then it’s gone for half an hour.',
        '{H} lay on the carpet and was a whale. The carpet went up, and it went down. “I can’t hear you,” said {A}. “I’m under the ice,” said {H}, when there was time.'
      ]
    },
    {
      id: 'the-valve',
      A: 'same',
      spare: 6,
      paragraphs: [
        'There was a small flap in it as thin as a petal. It opened when {H} breathed in, and shut when {H} breathed out. It went “tick”, if you listened. So they could count: one tick, two ticks, up to five. “It’s like somebody with a tiny gate,” said {A}.',
        '“And they never get muddled,” said {H}, “about who’s coming and who’s going.” {A} thought of the front door at eight in the morning. It could have done with such a flap.'
      ]
    },
    {
      id: 'other-mask',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I knew one with a bear on it,” said {A}. “The bear had a mask on, too, so as to keep the child company. It went over your nose and your mouth, and you could growl in it.” {H} growled into the spacer, to see. “Grrreee,” it said. It was a bear who had seen a policeman.',
        '“And when they got bigger?” “Then the mask came off,” said {A}. “But the child still growled.”'
      ]
    },
    {
      id: 'after-it-a-drink',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Afterwards you rinse your mouth and spit. {H} liked that part best. It went round the left cheek and the right cheek, like a mountain stream. {A} joined in, with a cup of {A}’s own. They looked at each other, with four full cheeks.',
        'You mustn’t laugh then. {A} thought of something sad. {H} thought of a policeman with full cheeks. It was a good thing that they had been standing at the basin.'
      ]
    },
    {
      id: 'its-bag',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The inhaler had a bag, with a zip and a badge, and it came along wherever {H} went. It had been on two trains and up a lighthouse. It had been to more birthday parties than {A} had. “And what does it do there?” asked {A}. “Mostly nothing,” said {H}. “It sits in with the coats.”',
        '“That’s a nice life.” “It’s got to be there for it, though,” said {H}. “A bus driver’s mostly only sitting too.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        'At each whistle {A} looked up. It must be meant for somebody. {A} looked over at the door, and at {H}, and at the tube. “It isn’t you that’s wanted,” said {H}. “It’s me. I was too fast.” {A} came nearer in spite of that.',
        '{A} breathed as you ought to, without even trying. In it went, and out, and there was no hurry anywhere. {H} watched how it was done, by the ribs.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“I played the tuba,” said {S}, “in the town band. You need a great deal of breath for that.” “Have you still got it?” asked {A}. “The breath?” said {S}. “I used it all up on one note. It was in a march, right at the end. People went home, and I was still on it.”',
        '{S} breathed in, slowly, from very far down. The buttons moved apart. “You mustn’t grab it,” said {S}. “You let it come and sit down.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to have a go with the inhaler. “That’s only for me,” said {A}. “It’s got my name on.” {S} read the name, which took a while. It was right. So {S} fetched a cardboard tube, and wrote on it, and had one too.',
        '“Shake,” said {A}. {S} shook all over. “Puff.” “Puff,” said {S}. “And now slowly.” {S} breathed in so slowly that {S} forgot to stop, and had to sit down, quite full.'
      ]
    },
    {
      id: 'paper-ship',
      A: 'partner',
      paragraphs: [
        '{A} laid down the newspaper, and a corner of it lifted when {H} breathed out. “You’re pulling,” said {A}, “like somebody with a rope. You only have to let it in.” {A} tore off the corner, and folded it into a ship no bigger than a thumb.',
        '“The table’s the sea,” said {A}, “and you’re the harbour. A harbour never pulls.” {H} thought that over.'
      ]
    }
  ],
  turn: [
    {
      id: 'coming-in',
      A: 'partner',
      paragraphs: [
        '{H} blew, quite gently, and the ship went out over the table. Then {A} pushed it with one finger, as slowly as a ship comes home. {H} breathed in for just as long as it took. It came past the lighthouse, which was the salt. On the quay stood some crumbs. At last it bumped, and {H} was full.',
        'There was not a sound. They both looked at the spacer. {H} had been breathing through it the whole time. “It didn’t whistle,” whispered {A}.'
      ]
    },
    {
      id: 'who-was-on-board',
      A: 'same',
      spare: 13,
      paragraphs: [
        'With the second ship they wanted to know who was on board. “A cook,” said {H}, “and somebody with a parrot.” They came in past the salt, and all stood at the rail. You must never jerk a cook. {H} let them in so softly that the soup stayed in the pot.',
        '“Anything?” asked {A}. “The parrot said something,” said {H}, “but it was only hello.” There was no whistle in it.'
      ]
    },
    {
      id: 'fog',
      A: 'same',
      spare: 14,
      paragraphs: [
        'Going out was easier. That was the wind, and there was always some. The clear tube went white, and that was fog over the harbour. They waited until it had lifted. Then the next one could come in. “Four,” counted {A}, “and nobody’s been fined.”',
        '“Perhaps the policeman’s gone home,” said {H}. “No,” said {A}, “he’s standing on the quay, with his hands behind his back. He likes ships.”'
      ]
    },
    {
      id: 'five',
      A: 'partner',
      paragraphs: [
        'Then it was time for the real one. {H} shook it, and a grown-up stood by, as always, and there was one puff. The ship came in once, and twice, and there was no hurry at all on that sea. Three times it came, and four times.',
        'At the fifth {A} breathed in as well, without noticing, and through the nose. “Wheee,” it went. They both looked at the spacer. “That wasn’t it,” said {H}. “That was you. You were too quick.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked to see who was whistling.',
      '{names} took a breath as well, for company.',
      { text: '{names} wiped the clear tube with a soft cloth.', needs: ['hands'] },
      { text: '{names} held up five fingers, for later.', needs: ['hands'] }
    ],
    way: [
      '{names} came at the whistle, and there was no walk.',
      '{names} lay down beside the spacer, and breathed quite slowly.',
      { text: '{names} rolled a newspaper too, and looked through it.', needs: ['hands'] },
      { text: '{names} wrote down each whee, and how many e’s there were in it.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept very quiet, because of the fog.',
      '{names} breathed out, and it was a little wind.',
      { text: '{names} set out one more crumb, on the quay.', needs: ['hands'] },
      { text: '{names} waved at the ship, with a napkin.', needs: ['hands'] }
    ]
  },
  bed: [
    'The inhaler went back into its bag, and the ship went in beside it. The salt was only salt again, and shone no more.',
    '{H} rinsed, and washed, and lay down. The blanket went up, and the blanket went down, and there was no hurry on it anywhere.'
  ],
  last: [
    'In came the ship, and out went the ship, and {H} was asleep.',
    'The harbour had let everybody in, and nobody whistled, and {H} slept.'
  ]
})
