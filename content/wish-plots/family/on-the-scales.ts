import { wishPlot } from '../wish-plot.ts'

export const onTheScales = wishPlot({
  id: 'wish-on-the-scales',
  tellsAny: 'vet',
  about: 'At the vet’s the animal has to be weighed and will not stay on the scales, until the hero is weighed as well and somebody takes one from the other.',
  titles: ['Two Feet on the Scales', 'What the Vet Wrote Down', 'One From the Other', '{H} Is Weighed as Well', 'Good Morning, Said the Vet'],
  company: ['vet', 'scales', 'bench', 'door', 'table', 'biscuit', 'pencil', 'waiting room', 'parrot', 'basket', 'floor'],
  want: [
    {
      id: 'waiting-room',
      A: 'partner',
      paragraphs: [
        '{vet} had to go to the vet. It was only for a look, to see that everything was still there. {H} had thought that {vet} would mind, and had promised to stay right beside {vet}.',
        'In the waiting room there was a long bench, and everyone on it held something on their knees. “Good morning, {vet},” said the vet. “First we’ll see what you weigh.” In the corner was a flat thing like a doormat, with a number. {vet} looked at it once, and sat down on {H}’s feet.'
      ]
    }
  ],
  way: [
    {
      id: 'the-biscuit',
      A: 'partner',
      paragraphs: [
        '“It’s easy,” said {A}, and laid a biscuit on the far side of the scales. {vet} thought that over. Then {vet} stretched, and grew longer and longer. Two front feet came on to the scales, and the nose, and the biscuit was gone. The back feet had not moved from the floor.',
        '“That’s half of {vet},” said the vet, and read it off. “Shall we take it twice?” asked {A}. “The back’s heavier,” said {H}. They all looked at the back. It was.'
      ]
    },
    {
      id: 'who-sits-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Next to them on the bench sat a man with a basket. It was shut, and something in it sighed. “What have you got?” asked {H}. “I don’t know any more,” said the man. “It’s been under the bed since Tuesday, when I said the word.”',
        '“Which word?” asked {A}. The man looked to both sides. “V, E, T,” he whispered. The basket sighed again. “It can spell,” said the man.'
      ]
    },
    {
      id: 'the-parrot',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a parrot, too, on an old lady’s shoulder. “Good morning,” said the lady. “Good morning,” said the parrot. “Nothing’s wrong with it,” said the lady. “We only come for the talk.”',
        '“Next, please,” said the parrot. Two people got up. The vet put her head round the door and sighed. “It does that every time,” said the vet.'
      ]
    },
    {
      id: 'tidy-fur',
      A: 'same',
      spare: 3,
      paragraphs: [
        'Before they went out, {H} had brushed {vet}, the top and one side. There had been no time for the other side. “Walk so that they see the good one,” said {A}.',
        'So they had all come through the door sideways, like people with a ladder. The vet looked at the other side first. They always do.'
      ]
    },
    {
      id: 'brave-paper',
      A: 'same',
      spare: 4,
      paragraphs: [
        'On the wall hung a picture of a cat from the inside. It was all in different colours, like a map of the underground. “Where does the purr get in?” asked {H}. {A} followed a line with one finger, and changed at the middle.',
        'It seemed to come from everywhere at once. “Has {vet} got all of that?” asked {H}. “Folded up very small,” said {A}. {H} looked at {vet} with new eyes.'
      ]
    },
    {
      id: 'asking-for-it',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“You could hold on to the other end,” said {A}. They thought it over. If somebody held {vet} up at the back, there was {vet} on the scales all right. Only some of the weight would be missing.',
        '“Some of it would be in my hands,” said {H}. Nobody could say how much. {A} held up both hands, as if there was something in them. “About as much as a cake,” said {A}. “But which cake?”'
      ]
    },
    {
      id: 'other-pet',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} had got hold of somebody’s tail, very gently, as you hold a bell. A dog on the other end turned round, and did not mind.',
        '“Ding,” said {H}. One lady got up from the bench at once. She had thought that it was her turn.'
      ]
    },
    {
      id: 'child-doctor',
      S: 'child',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '{S} was going to be a vet as well, and began with a dog on a lead. “Say ah,” said {S}. The dog said it, with its whole tongue.',
        '“And what’s the matter with it?” asked {A}. “It’s got a lot of tongue,” said {S}. “But it fits.” The dog was allowed to go on as it was.'
      ]
    },
    {
      id: 'elder-goat',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“We had a goat,” said {S}, “and the vet came to us. She ate his tie.” “All of it?” asked {A}. “Up to the knot. He went on talking to my father the whole time, and got nearer and nearer.”',
        '{A} looked to see if their vet was wearing one. There was nothing there but a collar. “They’ve learned,” said {S}.'
      ]
    },
    {
      id: 'if-i-go',
      A: 'partner',
      paragraphs: [
        '“{vet} won’t go where I’m not,” said {H}. “I’ve promised to be right next to {vet}. On there I’m not next to anybody.” “So that’s it,” said {A}. “It isn’t the scales. It’s that there’s only room for one.” The vet measured with her eye. “There’s room for two,” said the vet. “I shan’t look at your half.”'
      ]
    }
  ],
  turn: [
    {
      id: 'two-on-it',
      A: 'partner',
      paragraphs: [
        'So {H} took off both shoes and sat down on the scales. {vet} came along at once, climbed on with all four feet, and leaned. The number ran up and stopped. “That’s the two of you,” said the vet, and wrote it on a card. Then {A} called from the bench, and rustled, and {vet} went to see. {H} stayed there alone, and the number ran down again.',
        '“And now take the small number from the big one,” said {A}. {A} did the sum in pencil on a bus ticket. “What’s left is {vet}!” said {H}. “To the gram,” said the vet.'
      ]
    },
    {
      id: 'ears-teeth',
      A: 'same',
      spare: 7,
      paragraphs: [
        'After that came the ears, with a little lamp. “Can you see through to the other side?” asked {H}. “With some,” said the vet. “Not here.” {vet} bore it all, and looked at the ceiling, like somebody in a lift.',
        'For the teeth it was {H} who had to lift the lip. They were all there, and there was even one more thing. “That’s from the sofa,” said {A}. The vet pulled out the thread, and it was as long as the table.'
      ]
    },
    {
      id: 'heart',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The vet held something cold to {vet}’s chest, and nobody was allowed to talk. Then {H} got the ends of it in both ears. “What does it say?” whispered {A}.',
        '“Here, here, here,” said {H}. It was quite fast, and it did not leave out a single one. {A} listened as well. “It’s saying, Home, home, home,” said {A}. It depends on the ears.'
      ]
    },
    {
      id: 'card',
      A: 'same',
      spare: 9,
      paragraphs: [
        'It all went on a card. There was the weight, and the ears, and at the bottom was a line for anything else. “What’ll I put?” asked the vet. “Sits on feet,” said {H}.',
        'The vet wrote it down. “Is that an illness?” asked {A}. “No,” said the vet. “It’s just good to know, for next time.”'
      ]
    },
    {
      id: 'my-number',
      A: 'same',
      spare: 10,
      paragraphs: [
        'On the way out {A} asked {H}, “And what do you weigh? Your number was up there long enough.” “I’m not telling,” said {H}. “The vet didn’t look, either.”',
        'They went on for a bit. “As much as two and a half of {vet},” said {H}. “In socks.” For somebody like that it was a very good weight.'
      ]
    },
    {
      id: 'well-done',
      A: 'partner',
      paragraphs: [
        '“All there,” said the vet, and shut the card. “Who was brave?” {H} and {A} looked at {vet}, and {vet} looked at the door. Outside {vet} walked in front the whole way, and only sat on feet at the corners.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sat up straight on the bench, as everybody does there.',
      '{names} kept close to the bench, and trembled a little, out of politeness.',
      { text: '{names} read the poster about worms, down to the foot.', needs: ['hands'] },
      { text: '{names} held an old man’s hat, while he talked to his cat.', needs: ['hands'] }
    ],
    way: [
      '{names} stretched a bit too, in the same direction as the biscuit.',
      '{names} put a foot on the far edge, and the number made a jump.',
      { text: '{names} looked for another biscuit, in the pocket with the bus tickets.', needs: ['hands'] },
      { text: '{names} measured the doormat with one shoe.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned as well, to see what that did for a number.',
      '{names} gave a small sigh, when the number stopped.',
      { text: '{names} kept the two shoes warm, one in each hand.', needs: ['hands'] },
      { text: '{names} wrote the number on a ticket, and got it the right way up.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} put the card on the shelf, under a stone, so that it would be there next year.',
    'They washed. {vet} turned round three times on the spot, and lay down, and let out a long breath.'
  ],
  last: [
    'Two take away one leaves one, and that one lay on {H}’s feet, and {H} slept.',
    'Everything was still there, from the nose to the tail, and {H} was asleep.'
  ]
})
