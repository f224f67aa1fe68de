import { wishPlot } from '../wish-plot.ts'

export const troll = wishPlot({
  id: 'wish-troll',
  wishes: ['troll', 'trolls', 'bridge troll'],
  answers: ['bridge', 'under', 'friendly', 'toll', 'grumpy', 'hairy', 'river', 'lives'],
  except: ['scared', 'afraid', 'scary', 'goats', 'goat', 'gruff', 'internet', 'bed', 'fight'],
  company: ['troll'],
  about: 'A troll under a bridge takes a toll of everybody, has far too many buttons, and puts up the price.',
  titles: ['One Button Over', 'The Price of the Bridge', '{H} Gives Change', 'Who’s That on My Bridge', 'Closed for Counting'],
  want: [
    {
      id: 'the-toll',
      A: 'partner',
      paragraphs: [
        'Between the sofa and the door there was a bridge. It was five cushions in a row, and beside it, where it was wet, lived a troll. That was {H}, with moss on. “Who’s that on my bridge?” it asked, in a deep voice. “Me,” said {A}, who was carrying in the cups. “It’s one button to get over,” said the troll.',
        '{A} paid, and ran on. There were a great many cups, and soon the troll had eleven buttons. But it wanted somebody who stopped for a bit.'
      ]
    }
  ],
  way: [
    {
      id: 'price-goes-up',
      A: 'partner',
      paragraphs: [
        'So it put up the price. “Now it’s two buttons,” said the troll. {A} threw down two and was gone. “Then it’s a button and a spoon.” There was a clink. {A} had not even looked at who was down there. “It’s four buttons, a spoon, and the left slipper!” called the troll.',
        '{A} threw down the slipper, and hopped across, and from then on went round by the rug. The troll sat there with a slipper, and nobody came at all.'
      ]
    },
    {
      id: 'button-names',
      A: 'same',
      spare: 1,
      paragraphs: [
        'To pass the time it looked at the buttons. There was a big brown one off a coat, and a small one with a flower. One had four holes, and a bit of thread in it still. “You’ve come from a shirt,” the troll told it.',
        '“Who are you talking to?” called {A} from the other side. “To my buttons,” said the troll. “They don’t say much. But they stay.”'
      ]
    },
    {
      id: 'moss',
      A: 'same',
      spare: 2,
      paragraphs: [
        'It was damp down there. Trolls like that. They get moss, and if they keep still for long enough, there are snowdrops in it. {H} kept still, and waited to see if something came up.',
        '“There’s a thing growing out of you,” said {A} on the way past. It was a peg. But it had come up all by itself.'
      ]
    },
    {
      id: 'sunlight',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“You turn to stone in the sun, don’t you?” asked {A}. “All of us,” said the troll. “My uncle’s a hill. There’s a bench on him.” It got up and drew the curtain a little, to be on the safe side.',
        '“And does he mind about the bench?” asked {A}. “He likes it,” said the troll. “They sit down on him and eat.” It sighed, and looked up at its bridge. On that nobody ate.'
      ]
    },
    {
      id: 'season-ticket',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{A} asked for a ticket for the whole year. The troll had never sold one. It scratched behind its ear till something fell out. “It’s forty buttons,” it said, “and then you needn’t ever speak to me again.”',
        '“That’s practical,” said {A}. The troll thought that over. “It’s sold out,” it said quickly.'
      ]
    },
    {
      id: 'shout-up',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“I know a joke,” called the troll. But {A} was across by then. It told the joke to the bottom of the bridge. When {A} came back, it was just at the end. “And so the trout got off as well,” said the troll.',
        '“Very good,” called {A}, with four cups, and was gone. You could tell that it had only been said for the cups.'
      ]
    },
    {
      id: 'sign',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The troll hung up a sign. Slow, it said. {A} went by at the same speed. It hung up another. Fine View. “Of what?” asked {A}, without stopping.',
        'From the cushions you could see a lamp, half the table, and a troll. It had put on a clean shirt for that, and only the lamp saw it.'
      ]
    },
    {
      id: 'other-bridge',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“In the next valley,” said {A}, “there’s a bridge that costs nothing.” The troll snorted. “It’s a new one,” it said. “There’s nobody under it. You can fall off it, and no one would ever ask who you were.”',
        '{A} had not looked at it in that way. All the same, {A} went round by the rug again, because of the other slipper.'
      ]
    },
    {
      id: 'elder-on-bridge',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} came to the bridge with a stick and asked what it cost. “Four buttons,” said {A}, “a spoon and the left slipper.” {S} felt in all pockets. “I’ve got a peppermint,” said {S}, “and it’s been with me for a while.”',
        'The troll took it. It was the first toll that could be sucked. “I like a bridge with somebody under it,” said {S}. Then {S} stayed to see if the troll liked peppermint.'
      ]
    },
    {
      id: 'small-troll',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a troll as well, and moved in underneath. “What do we do?” asked {S}. “We’re grumpy,” said {A}, “and wait.” {S} tried it with the lower lip.',
        '“Who’s that on my bridge?” shouted {S}. It was {S}’s own foot. It had to pay.'
      ]
    },
    {
      id: 'pet-on-bridge',
      A: 'pet',
      spare: 14,
      paragraphs: [
        '{A} came to the bridge, and stepped on to the third cushion, and lay down. “Who’s that?” asked the troll from below. It could see very well who it was.',
        'It did not ask for a button. Somebody had stopped. It reached up, and scratched its guest behind the ears, where the moss would have been.'
      ]
    },
    {
      id: 'what-its-for',
      A: 'partner',
      paragraphs: [
        '{A} came back over the rug for the last of the cups. “You’ve got fourteen buttons,” said {A}, “and you don’t even like buttons.” “No,” said the troll. “It’s just that you have to say something when somebody’s going by.” {A} put down the cups. “That’s your trouble,” said {A}. “It’s a bridge. It’s made for getting over. And the more it costs, the faster I run.” The troll looked at its fourteen buttons. Then it began to put them into the slipper.'
      ]
    }
  ],
  turn: [
    {
      id: 'change',
      A: 'partner',
      paragraphs: [
        '“Today you get change,” said the troll. {A} had one foot in the air already. “How much?” “Everything,” said {H}. “But I’ll have to count it out. It takes two. You’d better sit down.” {A} sat down in the middle of the bridge, and let {A}’s legs hang over.'
      ]
    },
    {
      id: 'the-brown-one',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“That’s from your coat,” said the troll, and handed up the big one. {A} turned it over. “From the old one,” said {A}. “I had it on when you were so small that I carried you in it.”',
        'The troll had not known that. It asked to have that one back for a moment, and looked through all four of its holes.'
      ]
    },
    {
      id: 'wrong-count',
      A: 'same',
      spare: 9,
      paragraphs: [
        'At nine the troll lost count. It had been thinking of something else, and that was a pity. “We’ll have to begin again,” said the troll, “at the beginning.”',
        '“I’ve got cups here,” said {A}. “They’ll keep,” said the troll. {A} handed all the buttons down again, one by one. It was quite restful, once you were used to it.'
      ]
    },
    {
      id: 'joke-again',
      A: 'same',
      spare: 10,
      paragraphs: [
        'In between, at the fifth button, the troll told its joke. It was a long one, with a trout in it, and a bus. {A} had to hold on to the bridge. “And so the trout got off as well,” said {A}, and wiped {A}’s eyes.',
        '“You know it already,” said the troll. “Only the end,” said {A}. “It’s much better with the bus.”'
      ]
    },
    {
      id: 'feet-in-river',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is the water cold?” asked {A}. “In the shade,” said the troll. {A} let down a toe, and drew it up, and let it down again. Then they both had their feet in the river.',
        'The river was a rug, and it was the same rug that {A} had walked on all day. From up here it was another matter. It went by below, quite slowly, with somebody in it.'
      ]
    },
    {
      id: 'the-last-button',
      A: 'partner',
      paragraphs: [
        'It took the whole evening. Each button was held up to the light, and they said where it came from. With the thirteenth they had cocoa, out of two of those cups. “And that makes fourteen,” said the troll. It held the last one for a long time.',
        '“Keep that,” said {A}. “But then it isn’t right,” said the troll. “It’s one too few,” said {A}. “I’ll have to come back for it tomorrow.” The troll put it under the bridge, in a dry place.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got over the bridge at a gallop and shook the fourth cushion.',
      '{names} sniffed at the moss, and the troll kept a straight face.',
      { text: '{names} paid the toll with a button from the bottom of a pocket.', needs: ['hands'] },
      { text: '{names} wrung out a sock that had been in the wet.', needs: ['hands'] }
    ],
    way: [
      '{names} went round by the rug as well, to save the spoon.',
      '{names} stopped in the middle of the bridge, and could not pay.',
      { text: '{names} turned out both pockets, and there was fluff in both.', needs: ['hands'] },
      { text: '{names} offered the troll a peg, and the troll wanted buttons.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out on the bridge too, and the cushions held.',
      '{names} stayed on the near bank, with no need to get across.',
      { text: '{names} sorted a few of the buttons, two holes to the left, four to the right.', needs: ['hands'] },
      { text: '{names} drew up a chair and had the story of button number four.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} took the bridge in for the night, plank by plank. The slipper went back to the other one, and the cups went to the kitchen at last.',
    'The moss came off under the tap. {H} lay down in bed, and was grumpy once, with the lower lip. Then somebody stopped, and sat down on the edge.'
  ],
  last: [
    'One button was still to be fetched, and {H} was asleep.',
    'Nobody asked any more who was on the bridge, and {H} slept.'
  ]
})
