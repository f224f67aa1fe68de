import { wishPlot } from '../wish-plot.ts'
import { NOT_WELL } from './not-well.ts'

export const goat = wishPlot({
  id: 'wish-goat',
  wishes: ['goat', 'goats', 'nanny goat', 'billy goat', 'goat mountain', 'goats mountain', 'mountain goat', 'mountain goats'],
  answers: ['kid', 'farm', 'little', 'naughty', 'horns', 'beard', 'billy', 'nanny'],
  except: [...NOT_WELL, 'gruff', 'gruffs', 'troll', 'three', 'cheese', 'curry', 'yoga', 'ate', 'eats', 'nibbled', 'chewed', 'map', 'hat', 'bag', 'fed', 'feeding'],
  company: ['goat'],
  about: 'A goat eats the edge off the shopping list, and what is left has to be bought.',
  titles: ['Utter, Ilk and Read', 'The Goat and the Shopping List', '{H} Only Felt It', 'One Eek, Please', 'The List Gets Shorter'],
  want: [
    {
      id: 'left-edge',
      A: 'partner',
      paragraphs: [
        '{H} was a goat, with a bit of wool for a beard. Its mouth was an oven glove on one hand, and it was never quite shut. The goat wanted to go along to the shop, the kitchen shelf. “You may,” said {A}, “if you don’t eat anything on the way.”',
        '{A} had written a list: butter, milk, bread, leeks. The goat walked on the left of it, close by. When they got there, the whole left edge was missing.'
      ]
    }
  ],
  way: [
    {
      id: 'read-it-out',
      A: 'partner',
      paragraphs: [
        '{A} held up what there was. “Utter,” read {A}. “Ilk. Read. And eeks.” The goat looked at the ceiling. “I’d like some utter, please,” {A} said to the shelf, because a list is a list. There was no utter, and they had never had ilk.',
        '“What’s an eek?” asked the goat. “You ought to know,” said {A}. “You’ve had the rest of it.”'
      ]
    },
    {
      id: 'guess-ilk',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What do you suppose ilk looks like?” asked {A}. The goat thought that it was grey and came in tins. {A} thought it was something that you rub on. They found a tin without a label, and shook it.',
        'It said ilk, ilk, ilk. “That’s it,” said the goat. {A} put it in the basket. They never did find out what it was, not that evening.'
      ]
    },
    {
      id: 'the-beard',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The goat’s beard had got into the glove, and it chewed on that for a while. “You’re eating yourself,” said {A}. “I’m only seeing if it’s done,” said the goat.',
        '“All goats have beards,” it said, “even the mothers.” {A} took the other end of the wool and held it under {A}’s own chin. For a moment they were two goats with one beard. It pulled whenever somebody laughed.'
      ]
    },
    {
      id: 'right-edge',
      A: 'partner',
      paragraphs: [
        '{A} wrote a new list, and this time the goat walked on the right. {A} looked at it in the doorway. “Butte,” read {A}. “Mil. Brea. Leek.” “There you are,” said the goat. “I left you a leek.” “I’d wanted six,” said {A}. They bought one leek.'
      ]
    },
    {
      id: 'the-margin',
      A: 'same',
      spare: 8,
      paragraphs: [
        'For once {A} wrote it in the very middle of a big sheet, with a wide margin. “That’s kind of you,” said the goat. It ate the margin, and took its time.',
        'Then it was at the butter again. “It isn’t a plate,” said {A}. “It’s got a rim,” said the goat, and wiped its lips on the wool.'
      ]
    },
    {
      id: 'what-else',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“People say that you eat everything,” said {A}. “Shirts and tins and all that.” “I’ve never eaten a tin,” said the goat. “I’ve read what’s on it.” It was quite offended, and stuck out its beard.',
        'To make up for that it got a cracker. It turned the cracker over twice, and felt the edge, and handed it back. It had been on the floor. A goat will not eat what has been on the floor.'
      ]
    },
    {
      id: 'eyes-sideways',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Look at me,” said {A}. The goat looked, and looked at the door as well, and at most of the window. “The black bit in our eyes lies sideways,” it said, “like a letter box. So we see all round, and don’t have to turn.”',
        '“What am I doing behind you?” asked {A}. “You’re hiding the pencil,” said the goat. “In your left sock.” It had not turned.'
      ]
    },
    {
      id: 'high-up',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A goat likes to stand on whatever is highest. In the whole kitchen it found one cookery book on the floor. It got on to that, with its hooves close together.',
        '“What do you see?” asked {A}. “Everything,” said the goat, “down to the sea.” It was a thin book, about soups. But you can see a good way from soups.'
      ]
    },
    {
      id: 'read-aloud',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Because of the eaten words {A} talked like the list for a bit. “Ould you and me the asket?” asked {A}. The goat passed it. “Ank you,” said {A}.',
        'It was catching. “On’t ention it,” said the goat. They looked at each other. It might be like that from now on. Nobody would be able to say their own names.'
      ]
    },
    {
      id: 'on-the-arm',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“I’ll write it on my arm,” said {A}. Butter went above the elbow, and bread below. The goat walked beside it and behaved. Only now and then the glove came out, and felt along from the wrist.',
        '“It tickles,” said {A}. “I’m at the milk,” said the goat. By the shelf there was a wet blue arm, and no word on it.'
      ]
    },
    {
      id: 'our-goat',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“Ours ate my homework,” said {S}. “I told my teacher. She said that she’d heard that one before.” “And what did you do?” asked {A}.',
        '“Next day I took the goat along,” said {S}, “and it ate the register.” {S} had to wipe {S}’s eyes. “For a whole week nobody knew who was missing.”'
      ]
    },
    {
      id: 'kid',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was the kid, and jumped straight up with all four feet, for no reason. It did that beside the table, and by the bin, and once in the middle of a word.',
        '“Why do you do that?” asked {A}. {S} did not know, and jumped again, to see. “It’s in my legs,” said {S}. “They’ve got some left over.”'
      ]
    },
    {
      id: 'pet-list',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} came up and sniffed at what was left of the list, for a long time. It was a very small bit, and said dog, or cat, or something of that kind.',
        '“There’s nothing on it for you,” said {H}. {A} looked up. “It was on the left,” said {H}. “I’m sorry.”'
      ]
    },
    {
      id: 'lips',
      A: 'partner',
      paragraphs: [
        '“I don’t mean to eat it,” said the goat. “I only want to know what it says.” {A} watched the glove. It felt along the edge, ever so lightly, like somebody looking for a light switch. Then a bite was gone. “A goat hasn’t any hands,” said {A} slowly. “It finds out with its mouth. When it takes hold of a thing to read it, it’s half eaten.” “That’s it,” said the goat.'
      ]
    }
  ],
  turn: [
    {
      id: 'by-heart',
      A: 'partner',
      paragraphs: [
        '“Then I’ll eat it first,” said {H}, “and know it afterwards.” So {A} wrote it all once more, and tore off one word at a time. {A} read it out and put it into the glove. “Butter,” said {A}. “Butter,” said the goat, and chewed.'
      ]
    },
    {
      id: 'how-they-taste',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Does it taste of butter?” asked {A}. “It tastes of pencil,” said the goat, “but you can tell what’s meant.” Bread was a bit dry. Leeks had to be eaten twice, because the long bit got stuck.',
        'It did not swallow any of them. It kept them all in the thumb, so as to look things up.'
      ]
    },
    {
      id: 'extra-item',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“And biscuits,” said the goat. “There were no biscuits on the list,” said {A}. “There were,” said the goat. “On the left. I remember the taste.”',
        '{A} thought of all the edges that had gone in there. Nobody could say any more what had been on them. “Then I suppose it’s biscuits,” said {A}. It was the only thing that they found at once.'
      ]
    },
    {
      id: 'all-of-it',
      A: 'partner',
      paragraphs: [
        'When the paper was gone, they went along the shelf again. “Butter,” said the goat. “Milk. Bread. And six leeks. One we’ve got.” It had not lost a letter. “You know it better than I do,” said {A}.'
      ]
    },
    {
      id: 'queue-at-till',
      A: 'same',
      spare: 10,
      paragraphs: [
        'At the till they had to pay. {A} had written the money on paper too, which was a mistake. “That was a five,” said {A}. “Then there ought to be some change,” said the goat.',
        'It looked inside the glove. There was a corner with a crown on it. The till, which was a biscuit tin, took it without a word.'
      ]
    },
    {
      id: 'carrying-home',
      A: 'same',
      spare: 11,
      paragraphs: [
        'The goat carried the basket home on its head. It had to hold its neck quite straight, and looked very grand. At the corner of the table the butter leaned.',
        '“Steady,” said {A}, and walked on that side. “What did we forget?” asked the goat. “Nothing,” said {A}. “That’s odd. We always forget something. It must be you.”'
      ]
    },
    {
      id: 'tomorrow',
      A: 'partner',
      paragraphs: [
        '“Shall I write down tomorrow’s too?” asked {A}. “Write small,” said the goat. “I’ve had a big tea.” {A} looked for paper. There was none left in the house. So {A} just said it aloud, and the goat remembered it all.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went along on the right, for balance.',
      '{names} sniffed at the glove, and got a noseful of beard.',
      { text: '{names} set out the shop, with the butter in front.', needs: ['hands'] },
      { text: '{names} tied the wool a bit tighter under the goat’s chin.', needs: ['hands'] }
    ],
    way: [
      '{names} tried a scrap of paper too, and it needed salt.',
      '{names} kept to the middle, as edges were not safe.',
      { text: '{names} asked at the shelf for a mil, but there was only milk.', needs: ['hands'] },
      { text: '{names} looked up eek in the dictionary, and came back with eel.', needs: ['hands'] }
    ],
    turn: [
      '{names} chewed along, on nothing at all.',
      '{names} followed the goat down the shelf, in case a word fell out.',
      { text: '{names} ticked off the shopping, finger by finger.', needs: ['hands'] },
      { text: '{names} packed the leeks into the bag, with the tops sticking out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The butter went where butter is kept, and the leek went back to the other five. They had been there all the time.',
    'When {H} had washed, the glove came off, and was shaken over the bin. {H} felt along the blanket with bare fingers. It said wool. {H} lay down in the very middle, with a margin all round.'
  ],
  last: [
    'The glove hung on its hook with its mouth open, and {H} was asleep.',
    'Ood ight, somebody had said from the door, but {H} was asleep.'
  ]
})
