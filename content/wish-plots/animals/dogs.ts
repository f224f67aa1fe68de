import { wishPlot } from '../wish-plot.ts'

export const dogs = wishPlot({
  themes: ['dogs'],
  except: ['puppy', 'puppies', 'pup', 'pups'],
  company: ['dog', 'ball'],
  about: 'The hero teaches a borrowed dog to fetch, and finds out who has been teaching whom.',
  titles: ['It Only Knows the One Trick', 'Who Fetched', '{H} Teaches a Dog', 'Eleven Times Across the Floor', 'A Dog Called Parcel'],
  want: [
    {
      id: 'borrowed',
      A: 'partner',
      paragraphs: [
        'The dog from next door was called Parcel, and this evening it was theirs. It had come with a blanket and a red ball. “It only knows one trick,” Mr Finch had said at the door. “But it’s very good at it.”',
        '“What’s the trick?” asked {H}. “He didn’t say,” said {A}. “Then I’ll teach it another one,” said {H}. “I’ll teach it to fetch.” Parcel looked at the ball, and thumped the floor with its tail.'
      ]
    }
  ],
  way: [
    {
      id: 'fetch',
      A: 'partner',
      paragraphs: [
        '{H} rolled the ball across the floor. “Fetch!” said {H}. Parcel watched it go. Then Parcel looked at {H}, and at the ball, and at {H} again.',
        '“It doesn’t know how,” said {H}, and went and got the ball, to show it. Parcel thumped its tail. {H} rolled the ball again. The dog lay down, to see better. {H} went and got it, and the tail thumped twice.'
      ]
    },
    {
      id: 'biscuit',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Put something nice beside the ball,” said {A}. So {H} put a dog biscuit there, right up against the red. “Fetch!” said {H}.',
        'And Parcel went! It walked all the way to the ball. It ate the biscuit, walked all the way back and sat down. There it licked its nose, once on each side. “That was nearly it,” said {H}. “That was only the biscuit part,” said {A}.'
      ]
    },
    {
      id: 'on-four-feet',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Perhaps it has to see a dog do it,” said {H}. So {H} went across on hands and knees and brought back a glove between {H}’s teeth. “Good dog!” said {A}, and patted {H} on the head.',
        'Parcel came closer. It had never seen anything so interesting. {H} had to do it all again, and got a biscuit for it. Parcel got one too, because it had watched so nicely.'
      ]
    },
    {
      id: 'knows-a-lot',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Try something easier,” said {A}. “Sit!” said {H}. Parcel sat. It had been sitting before. “Stay!” said {H}. Parcel stayed. “Don’t sing!” said {A}, and Parcel did not sing.',
        '“It knows everything,” said {H}. “It just doesn’t know fetch.” They both looked at Parcel. Parcel put its head on one side, as if that was a good question.'
      ]
    },
    {
      id: 'that-word',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“Maybe it wants to go out first,” said {H}. “You mustn’t say the word,” said {A}. “Not while it’s listening.” “Which word?” {A} bent down and said it letter by letter, very low. “W. A. L.”',
        'At the L there was a scrabble. Parcel stood at the door with its blanket on its head. They took it out to the first tree and back. “It can spell,” said {H}. “It can spell, and it can’t fetch.”'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I’ll hide, and it has to find me,” said {H}. “A dog’s nose is better than a thousand of ours.” {H} got behind the curtain, and pulled in both feet. “Now!” said {A}.',
        'Parcel smelled the chair where {H} had been. It smelled the rug, and the place where a sandwich had been on Tuesday. It stayed with the sandwich for a long time. “I’m over here,” said the curtain at last.'
      ]
    },
    {
      id: 'sofa',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“No dogs on the sofa,” {A} had said. Parcel knew it. Parcel sat beside the sofa and looked the other way, and put one paw up. Nobody spoke. A little later there was a second paw.',
        '“Half of it’s still on the floor,” said {H}. “That’s allowed.” Then came the third paw, as slow as butter. Parcel looked out of the window, as if the back end belonged to another dog.'
      ]
    },
    {
      id: 'hatching',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Dogs like digging,” said {A}. “If it has to dig it out, it’ll bring it.” So {H} pushed the ball deep down under Parcel’s blanket. Parcel watched every bit of that. It got up on top and turned round three times. Dogs do that to tread down the long grass.',
        'Then it lay down, just where the lump was. They waited. “It isn’t digging,” said {H}. “It’s hatching it.” In the end somebody had to crawl in under the blanket, and under the dog, and feel about. When {H} came out with the ball, the tail thumped.'
      ]
    },
    {
      id: 'also-a-dog',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m a dog as well,” said {S}, and sat down next to Parcel. “Throw me one.” {A} rolled a sock. {S} was off like the wind and back with it, and thumped.',
        '“You see how it’s done?” said {A} to Parcel. Parcel had seen. It took the sock out of {S}’s hand and lay down on it.'
      ]
    },
    {
      id: 'eleven',
      A: 'partner',
      paragraphs: [
        'At last {H} sat down, quite out of breath. “How often has it fetched?” asked {A}. “Never,” said {H}. “And how often have you?” {H} counted. It was eleven times.',
        '“The dog looks, and you run,” said {A}. “Then it thumps, to say that you’re good. Somebody is being taught to fetch. And it’s going very well.” {H} looked at Parcel. Parcel looked at the ball.'
      ]
    },
    {
      id: 'umbrella',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“No dog could make me get up,” said {S}, and let the ball roll. It went under the cupboard. Parcel looked at {S}, and at the cupboard, and gave one small sigh.',
        'A minute later {S} was down on both knees, fishing for it with an umbrella. “Well done,” said {A}, when it came out. The tail thumped. {S} went quite pink, and rolled it again.'
      ]
    },
    {
      id: 'to-itself',
      A: 'pet',
      spare: 8,
      paragraphs: [
        'Parcel laid the ball down in front of {A}, and waited. {A} looked at the ball, and at Parcel, and did nothing at all about it. They were both very good at that.',
        '“Who’s going to win?” asked {H}. It took a long time. In the end Parcel picked up the ball again and carried it away. “That one can’t be taught,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'two-can-wait',
      A: 'partner',
      paragraphs: [
        'This time {H} rolled the ball and lay down beside the dog, chin on hands. {H} looked at the ball, and at Parcel, and at the ball again.',
        'Parcel waited. {H} waited too. The ball lay out there all alone. Parcel made a small noise in its nose. Then it got up, one leg after the other, and walked across the floor. It put the ball down in front of {H}, a little wet.',
        '“Now you have to thump!” whispered {A}. And {H} thumped the floor with one hand, as fast as a dog’s tail.'
      ]
    },
    {
      id: 'cannot-stop',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once it had begun, Parcel could not stop. It fetched the ball, and it fetched a slipper. Then it went out by itself, and came back with a glove, a potato and somebody’s bus ticket.',
        '{H} had to thump for every one of them. “My hand’s getting tired,” said {H}. “How do they keep it up?” “They use the other end,” said {A}, and carried the potato back.'
      ]
    },
    {
      id: 'foot',
      A: 'partner',
      spare: 11,
      paragraphs: [
        'When it had fetched enough, Parcel came and lay down across {H}’s foot. It was a warm dog, and it smelled of biscuit and a bit of rain. It let out all its breath, and got heavier.',
        '“I’ve got a dog on my foot,” said {H} softly. “Do you want it moved?” asked {A}. {H} looked as if {A} had said a very odd thing.'
      ]
    },
    {
      id: 'one-trick',
      A: 'partner',
      paragraphs: [
        'Then the bell rang, and there stood Mr Finch. “Did it do its trick?” he asked. “Which one is it?” asked {H}. “It teaches people to fetch,” said Mr Finch. “The postman learned it in a day.”',
        '“It took me eleven goes,” said {H}. “But now it can do two.” {H} laid the ball on the mat and waited. And Parcel picked it up and carried it home.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} tried out Parcel’s blanket, and Parcel did not mind.',
      '{names} shuffled back against the wall, to leave a proper race track.',
      { text: '{names} filled a bowl with water for the guest.', needs: ['hands'] },
      { text: '{names} stood the good vase on a shelf, since there was a ball.', needs: ['hands'] }
    ],
    way: [
      '{names} went after the ball as well, and missed it twice.',
      '{names} lay down beside Parcel, who had the best place.',
      { text: '{names} counted the times that {H} fetched it, and ran out of fingers.', needs: ['hands'] },
      { text: '{names} fished the ball from under the sofa, for {H} to fetch again.', needs: ['hands'] }
    ],
    turn: [
      '{names} thumped the floor too, a little out of time.',
      '{names} gave Parcel the warm place on the rug.',
      { text: '{names} dried the ball on a sleeve, all but one tooth mark.', needs: ['hands'] },
      { text: '{names} praised Parcel at some length, behind the ears.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} brushed the rug, for there was a good deal of Parcel on it still.',
    '{H} washed, and lay down. Under the blanket one hand thumped a little, in case it was heard next door.'
  ],
  last: [
    'Next door Parcel slept beside the red ball, and on this side of the wall slept {H}.',
    'The hand thumped once more, slowly, and then it was still, because {H} was asleep.'
  ]
})
