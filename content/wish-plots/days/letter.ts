import { wishPlot } from '../wish-plot.ts'

export const letter = wishPlot({
  id: 'wish-letter',
  beginsElsewhere: true,
  themes: ['postman'],
  answers: ['postman', 'post', 'letter', 'letters', 'writing', 'write', 'postbox', 'postwoman', 'parcel', 'getting', 'card', 'deliver', 'mail', 'sending'],
  except: ['pat', 'stamps', 'parcels', 'parcel', 'delivery', 'penfriend', 'santa', 'christmas', 'sad', 'dragon', 'bear'],
  about: 'The postwoman brings letters to everybody, and never has one herself, so the hero posts her one, and she has to deliver it.',
  titles: ['One for the Postwoman', 'Who Brings It to Her', '{H} Posts a Letter', 'She Rang Her Own Bell', 'A Letter Goes All the Way Round'],
  want: [
    {
      id: 'bag',
      A: 'partner',
      paragraphs: [
        'Every morning the postwoman came along the street with a big bag, and a letter for nearly everybody. “Is there one for me?” {H} always asked. “Not today,” said the postwoman. “And for you?” asked {H}, once. The postwoman laughed. “I’ve been carrying the post for twenty years,” she said. “I’ve never had a letter yet. Only bills.”',
        '{H} could not get over that. A whole bag, every day, and not one! {H} wanted the postwoman to have a letter.'
      ]
    }
  ],
  way: [
    {
      id: 'by-hand',
      A: 'partner',
      paragraphs: [
        'So {H} drew a picture for a letter. It had the street on it, and the bag, and the sun. In the morning {H} stood at the door and held it out. The postwoman took it, and looked to see where it was going. “There’s nothing on it,” said the postwoman kindly. “Who’s it for?” “For you!” said {H}.',
        '“For me?” said the postwoman. “What a lovely picture.” But she had not had to open anything. It was not a letter, and {H} knew it.'
      ]
    },
    {
      id: 'licking',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A real letter has an envelope, and you have to lick it. {H} licked it from one end to the other, and then a bit on the outside too. “What does it taste of?” asked {A}. “Of post,” said {H}.',
        '{A} wanted to know as well. After that it did not stick, for the glue had all been licked off. They had to sit on the envelope until supper.'
      ]
    },
    {
      id: 'what-goes-in',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What do you put in a letter?” asked {H}. “What’s new,” said {A}, “and how you are, and what the weather’s like.” {H} looked out. The weather was grey. {H} drew it, and it took up nearly all the page.',
        'There was still some room at the bottom. {H} drew a foot there, with a sock on. The foot was quite well, and the sock was what was new.'
      ]
    },
    {
      id: 'how-it-goes',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '{A} knew what came after the postbox. “There’s a van,” said {A}, “and then a big hall with a machine. It reads all the addresses, thousands in an hour. In the night it goes on by lorry, while everybody’s asleep.”',
        '“Where to?” asked {H}. “Here,” said {A}. “Back to our street. It goes all the way round, and comes in at the other end.” {H} liked that about it.'
      ]
    },
    {
      id: 'practice-post',
      A: 'same',
      spare: 4,
      paragraphs: [
        'To see how it felt, they posted each other things under the door. {H} got a leaf. {A} got a spoon, but it stuck. “You have to be away when it comes,” said {A}. So {H} went and stood in the bath.',
        'When {H} came back, there lay half a biscuit on the mat, all by itself. It had come by post, and it tasted like a whole one.'
      ]
    },
    {
      id: 'stamp',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the corner there had to be a stamp. It had a bird on it, and it was not much bigger than a thumb. “That pays for the lorry?” asked {H}. “And the hall, and the machine?” “And her feet,” said {A}.',
        '{H} pressed it on with a fist and counted to twenty. It was a small bird for so much work.'
      ]
    },
    {
      id: 'other-remembers',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in and asked who the letter was for. When {A} heard it, {A} sat down. “She brought me the one about the job,” said {A}. “She waited at the gate until I’d read it. Then I waved.”',
        '“What did the letter say?” asked {H}. “Yes,” said {A}, and waved once more, with a tea towel.'
      ]
    },
    {
      id: 'elder-bundle',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’ve still got a letter from when I was six,” said {S}. “It’s from two aunts in the hills. It says: a cow has come to us, and it is well. Write soon.” “Did you write soon?” asked {A}.',
        '“I’m going to,” said {S}, and looked thoughtful. “It’s high time. They must be wondering.”'
      ]
    },
    {
      id: 'small-letter',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wrote one as well. It went up and down all over the page, without a stop. “What does it say?” asked {A}. {S} looked at it closely, and turned it round. “It isn’t to you,” said {S}.',
        '{S} folded it up very small, and it went into the big envelope too.'
      ]
    },
    {
      id: 'pet-post',
      A: 'pet',
      spare: 12,
      paragraphs: [
        '{A} knew about the post. Something came through the door every morning, and it was {A}’s business to hear it first. This envelope had not come through any door. {A} sniffed at it, to make sure that it was in order.',
        'Now there was a wet nose on it, in the corner. “That’s a postmark,” said {H}.'
      ]
    },
    {
      id: 'no-way',
      A: 'partner',
      paragraphs: [
        '“Why wasn’t it a letter?” asked {H}. “It hadn’t been anywhere,” said {A}. “A letter’s got to go away first, and come back. And you mustn’t see it coming.” “But she’s the one who brings them!” said {H}. So the letter would have to come out of the postwoman’s own bag.'
      ]
    }
  ],
  turn: [
    {
      id: 'the-box',
      A: 'partner',
      paragraphs: [
        '{H} put a new picture in an envelope with a stamp on. In the morning {A} asked the postwoman how far she had to walk. “All the way to number ninety,” said the postwoman. “That’s where I live.” {A} wrote that on the front. They went to the postbox, and {H} let the letter go. It went plop, a long way down.'
      ]
    },
    {
      id: 'in-the-night',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In the evening {H} thought of the letter. “Where is it now?” “In the big hall,” said {A}. “They’re putting it with the others for this street. I expect it’s lying on top of our gas bill.” {H} was glad that it had company.',
        'Outside a lorry went by, quite slowly. They both listened to it until it had gone.'
      ]
    },
    {
      id: 'behind-the-curtain',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In the morning they stood behind the curtain, on either side. “She’s at sixty,” said {A}. “She’s at seventy. Don’t breathe on the glass.” {H} had wiped it twice by then.',
        'At seventy-two there was a parcel, and nobody at home. The postwoman went next door with it, and had a chat. It was a very long chat, if you were behind the curtain.'
      ]
    },
    {
      id: 'wrong-number',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“What if she puts it through the wrong door?” asked {H}. “She’s never done that in twenty years,” said {A}. “Not once?” “Once there was a card for us that belonged next door. There was a camel on it. She came back in the rain to fetch it.”',
        '{H} remembered that camel. Somebody who did that ought to have had a letter long ago.'
      ]
    },
    {
      id: 'rings-her-own',
      A: 'partner',
      paragraphs: [
        '{H} and {A} were watching when the postwoman got to number eighty-eight. She looked into the bag and stopped. She read the envelope twice. Then she walked on to number ninety, which was her own, and rang the bell. She pushed the letter in through the slot.',
        '“And now?” whispered {H}. The postwoman got out her key, and opened the door. “There’s one for me!” said a voice inside, so loudly that they could hear it. A week later a letter came through {H}’s own door, with a stamp on. It had been all the way round, and in it was a picture of a postbox. The postwoman had drawn it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} ran to the door when the flap rattled, and there lay a bill.',
      '{names} trotted beside the big bag, as far as the next gate.',
      { text: '{names} held out the bills again, but nobody took them back.', needs: ['hands'] },
      { text: '{names} dropped a leaf into the bag, which was better than a bill.', needs: ['hands'] }
    ],
    way: [
      '{names} went along to the door, and looked into the bag.',
      '{names} sat down on the step, to wait for the post.',
      { text: '{names} smoothed the picture, along the fold in the middle.', needs: ['hands'] },
      { text: '{names} looked through a heap of old stamps, and they had all been somewhere.', needs: ['hands'] }
    ],
    turn: [
      '{names} licked the flap of the envelope, rather well.',
      '{names} went with it to the postbox, and jumped at the plop.',
      { text: '{names} found a pen for the address, as the first one had dried up.', needs: ['hands'] },
      { text: '{names} waved goodbye into the slot.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pencils went back into their tin. In the street it was dark, and the postbox stood at the corner with its mouth open.',
    'When {H} had washed, {H} was put in, and closed, and smoothed down on top. In the corner there was a kiss, where the stamp had been on the other one.'
  ],
  last: [
    'Far away the lorries drove with all the letters, and {H} was asleep.',
    'Somewhere {H} was on the way to the morning, and well stuck down, and asleep.'
  ]
})
