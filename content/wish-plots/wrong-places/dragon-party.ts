import { wishPlot } from '../wish-plot.ts'

export const dragonParty = wishPlot({
  id: 'wish-dragon-at-the-party',
  beginsElsewhere: true,
  wishes: ['dragon party', 'dragons party', 'dragon birthday', 'dragons birthday', 'dragon birthday party', 'dragon birthday cake', 'dragon came to party', 'dragon birthday candles', 'dragon candles', 'dragon guest', 'dragon invited', 'dragon invitation', 'dragon pass the parcel', 'dragon comes to my party'],
  answers: ['dragon', 'dragons', 'birthday', 'party', 'cake', 'candle', 'candles', 'present', 'presents', 'comes', 'came', 'come', 'invited', 'invites', 'guest', 'games', 'blows', 'out', 'in', 'at', 'to', 'my', 'our', 'friendly', 'who', 'that', 'goes', 'went', 'shows', 'up', 'turned', 'big', 'red', 'green', 'fire', 'breathing', 'has', 'having', 'first'],
  except: ['dinosaur', 'tea', 'egg', 'lost', 'afraid', 'scared', 'knight', 'knights', 'princess', 'unicorn', 'costume', 'toy', 'teddy', 'boat', 'dragonfly', 'fruit', 'dog', 'nobody', 'sad', 'bearded', 'komodo', 'chinese', 'house', 'burnt', 'burned', 'goodbye', 'baby', 'sick', 'ill'],
  company: ['dragon', 'party', 'birthday', 'parcel', 'cake', 'paper', 'lamp', 'bow'],
  about: 'A dragon comes to the birthday party with a present and cannot let go of it, or of anything else, until it rolls out a chocolate coin without its gold.',
  titles: ['One Guest More', 'It Said, Please Come', '{H} Wants to See Inside', 'A Dragon at the Party', 'The Gold Without the Coin'],
  want: [
    {
      id: 'please-come',
      A: 'partner',
      paragraphs: [
        'It was {H}’s birthday party. One invitation had blown out of the window, so there was one guest more. It was a dragon. “It said, please come,” said the dragon.',
        'It had brought a parcel, in gold paper, with a bow. {H} wanted to know what was in it. “Is that for me?” asked {H}. “Yes,” said the dragon, and sat down on it.'
      ]
    }
  ],
  way: [
    {
      id: 'cake',
      A: 'partner',
      paragraphs: [
        '“It’ll let go when there’s cake,” said {A}. “Everybody does.” The cake came. “Ha,” said the dragon shyly, and all the candles were lit. It got the biggest piece, and pushed that under its tummy too. “Thank you,” it said. “I’ll keep it.”'
      ]
    },
    {
      id: 'two-hats',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Everybody got a paper hat. The dragon had two horns, and so it got two, with the elastic under its chin. It looked up to see them, first with one eye, and then with the other. “How do I look?” it asked. “Like a castle,” said {A}.',
        'It sat very straight after that. Now and then it put up a claw to see if they were still there. Only the smoke was a nuisance, as it came out right under the brims. “Like a castle with the heating on,” said {H}.'
      ]
    },
    {
      id: 'blowing-out',
      A: 'same',
      spare: 2,
      paragraphs: [
        'When {H} had blown out the candles, the dragon wanted to try it as well. It took a big breath and blew. They all came on. It tried again, with more puff, and they were twice as tall. “You’ll have to do it the other way,” said {A}. “In.”',
        'So the dragon breathed in, and drew in all the flames at one go. They slid down inside like hot soup. “And did you wish for something?” asked {H}. It had forgotten to. It had been too busy with the taste of candle.'
      ]
    },
    {
      id: 'hot-air',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Can you do balloons?” asked {H}. The dragon could. It blew up a red one, with no trouble, and {A} tied the knot. But the air in it was hot. It went straight up, and {A} went up as well, on to tiptoe. “Have you got hold of me?” asked {A}.',
        '{H} had, by the belt. They let that one go, and it sailed along the ceiling like a small sun. The next one they tied to the heaviest thing that there was. From then on the teapot hung over the table.'
      ]
    },
    {
      id: 'statues',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Nobody could beat it at musical statues. When the music stopped, the dragon stopped too, and became a hill. You could even see some grass on it. {A} walked all round it and looked for a wobble. “You’re good,” said {A}. “Have you been practising?”',
        'It was not allowed to answer. It told them later on. Once it had kept still for ninety years, because somebody had built a bench on it. The view was nice, and people had brought sandwiches.'
      ]
    },
    {
      id: 'toasted',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There were cheese sandwiches, cut in four. The dragon looked at them and thought that they were the prettiest things. It sighed. When the sigh had gone by, they were toasted, all sixteen, and the cheese ran over the edge. “Oh,” said {A}. “Could you do that to the rest?”',
        'The dragon sighed along the whole table. The bread rolls turned brown. The jelly was a drink. “It’s the only party,” said {H}, “where the crisps are warm.” You had to eat the ice cream behind your back.'
      ]
    },
    {
      id: 'old-song',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They sang the birthday song, and the dragon hummed underneath. “We sing another one,” it said. “Shall I?” It sat up. It was a very old song, and it had only one word, and the word was “Still”. “Still?” asked {A}. “Still,” sang the dragon. “You’re still here.”',
        'Dragons get so many birthdays that they’re quite surprised each time. They tried it together. {H} liked the end best, where everybody looks round the table. “Still,” they all sang, and the spoons rang.'
      ]
    },
    {
      id: 'how-old',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“How old are you?” asked {H}. The dragon had lost count, but you could look it up, in the rings on its tail. {A} began at the tip and {H} began at the other end. They counted with a pencil, and met at a spot that had been sat on.',
        '“I’ve got two hundred and three,” said {A}. “I’ve got ninety,” said {H}, “and one that’s just coming.” It was soft and pale green, like a new leaf. “That’ll be from today,” said the dragon, and held it up for everyone.'
      ]
    },
    {
      id: 'behind-the-curtain',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Next there was hide-and-seek, and {H} was the one who looked. Behind the sofa was {A}. That was easy. Behind the curtain there was smoke. It came out in a thin blue line, and it was trying not to. “Is anybody there?” asked {H}.',
        '“No,” said the curtain. {H} looked into the bread bin, and under a plate. “I can’t think where it is,” said {H} loudly. The curtain giggled, and got a round hole in it. In the hole was an eye, full of joy.'
      ]
    },
    {
      id: 'under-the-wing',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The dragon put up one wing, like a tent, so that they could sit beneath. The light came through quite red. You could see the bones in there, thin as the ribs of an umbrella, and something ticking. “Is that your heart?” asked {A}. “No,” said the dragon. “That’s a watch.”',
        'It had swallowed it once, in order to have it. It had been going ever since. {H} laid one ear to the warm scales. “It’s ten to four,” said {H}. On the wall it was twenty past. “I’m often late,” said the dragon.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had found the warmest place at the party. It was beside the dragon’s tail, a bit to the left. {A} lay down there, and was already half asleep. Then the tail came round, with care. {A} was drawn in and pushed under with the cake.',
        '“Not that one,” said {H}. “That one’s ours.” The dragon lifted a wing and looked. {A} had turned over, and lay there on its back in the warm. “It says it’s staying,” said the dragon.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '“When I was seven, a boy came to my party with a drum,” said {S}. “He’d saved up for it. He gave it to me, and cried so that the streamers shook.” “Did you give it back?” asked {A}. “I was seven,” said {S}. “It was a very good drum.”',
        '{S} looked into a cup for a while. “So we each had a stick,” said {S}. “He came every day at four. I’ve still got mine, and I expect that he’s got his.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} had sat down beside the dragon. It had far too much, and {S} had nothing. “Can I have something off your heap?” asked {S}. “No,” said the dragon, in a small voice. “Can I look after something for you?” asked {S}. That was different.',
        'It thought for a long time, and handed down one spoon. {S} looked after the spoon. {S} looked after it right through the trifle. “You can’t tell,” whispered {S} to {A}, “but I’m borrowing it.”'
      ]
    },
    {
      id: 'pass-the-parcel',
      A: 'partner',
      paragraphs: [
        '“Then it’s pass the parcel,” said {A}. “There you’ve got to let go.” The parcel went round as far as the dragon. The music stopped, and started. The parcel didn’t come out again. At musical chairs it took a chair, and then all six.',
        'By now it sat as high as the lamp. There was nothing left to play with. A tear ran down its nose and hissed. “I am letting go,” said the dragon. “Can’t you see how hard?”'
      ]
    },
    {
      id: 'bare-chocolate',
      A: 'partner',
      paragraphs: [
        'Something rolled down the heap, and {A} picked it up. It was a chocolate coin with nothing on. Then came another. “It’s given back the chocolate,” said {A}. “All it’s kept is the gold.”',
        '{H} looked at the parcel. “It’s never wanted the present,” said {H}. “It wants the paper.”'
      ]
    }
  ],
  turn: [
    {
      id: 'an-inside',
      A: 'partner',
      paragraphs: [
        '“Dragon,” called {H}, “you can keep the paper. I only need the inside.” The dragon hadn’t known that things had one. Down came the chairs, and the cake, and {A}’s left shoe. It opened the gold with one claw, and tucked it under its chin.',
        'Then it held out what was left, in both hands. It was the invitation, a little brown round the edges. “That’s my best thing,” said the dragon. “Nobody ever wrote to me before.”'
      ]
    },
    {
      id: 'all-the-others',
      A: 'same',
      spare: 13,
      paragraphs: [
        'There were other presents, and they all had paper on. {H} did the tearing, and the dragon got the sheets. It held each one against the light. There was silver, and blue with stars. There was one from the newspaper, and it read that through to the end.',
        '“Oh, look,” said {H}, and held up a book. “Oh, look,” said the dragon, and held up a ribbon. Two people had got the same present, and each had all of it.'
      ]
    },
    {
      id: 'bubbles',
      A: 'same',
      spare: 14,
      paragraphs: [
        'One of the presents was packed in the stuff with bubbles. {A} showed the dragon how you press one. Pop. The dragon’s eyes went as round as plates. It took a bubble between two claws, so gently that it hardly breathed. Pop.',
        'It did not say a word for a whole hour. Now and then there was a pop from the corner. “It could keep that as treasure,” said {A}. “But then it’d have to stop,” said {H}. Pop, it went. It had made up its mind.'
      ]
    },
    {
      id: 'next-year',
      A: 'partner',
      paragraphs: [
        '{H} looked at the card, and asked {A} for a pencil. Below “please come” {H} wrote something, and gave it back. “You’ll need that at the door,” said {H}.',
        '“Next year too,” read the dragon. It read it twice. Then it went home from the party, and crackled at every step. “Now for all that paper,” said {A}, and looked round. There was none.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} moved over, and moved over a bit more.',
      '{names} sniffed at the newest guest, who smelled of matches.',
      { text: '{names} held the door for the second wing.', needs: ['hands'] },
      { text: '{names} hung up the dragon’s scarf, over four hooks.', needs: ['hands'] }
    ],
    way: [
      '{names} sat down where a chair had been.',
      '{names} looked up at the heap, where it rustled.',
      { text: '{names} saved one plate, by holding on to it.', needs: ['hands'] },
      { text: '{names} passed nothing on, with both hands, to keep up the game.', needs: ['hands'] }
    ],
    turn: [
      '{names} got out of the way of the chairs.',
      '{names} found the cake again, and it was warm.',
      { text: '{names} handed up a ribbon as well.', needs: ['hands'] },
      { text: '{names} waved a napkin from the door.', needs: ['hands'] }
    ]
  },
  bed: [
    'There was one chocolate coin left, without its coat, and they shared it. The chairs were put back, all six, and one was still warm.',
    '{H} washed off the icing, and lay down. Far off over the roofs something rustled. It was like somebody who turns over in a lot of paper.'
  ],
  last: [
    'The day had been unwrapped right down to the inside, and there was {H}, asleep.',
    'Somewhere a dragon had read it once more, and {H}, who had written it, slept.'
  ]
})
