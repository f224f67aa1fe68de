import { wishPlot } from '../wish-plot.ts'

export const bonfireNight = wishPlot({
  id: 'wish-bonfire-night',
  beginsElsewhere: true,
  wishes: ['bonfire night', 'bonfire nite', 'making guy', 'make guy', 'stuffing guy', 'bonfire fireworks', 'guy fawkes', 'guy fawkes night', 'guy fawkes day', 'guy faux', 'fifth of november', '5th november', '5th of november', 'november the fifth', 'remember remember', 'penny for the guy', 'gunpowder plot', 'fireworks night', 'toffee apple', 'toffee apples', 'sparkler', 'sparklers'],
  except: ['camping', 'camp', 'campfire', 'marshmallow', 'marshmallows', 'burnt', 'burned', 'hurt', 'beach', 'midsummer'],
  answers: ['guy', 'fire', 'fireworks', 'rockets', 'rocket', 'potato', 'potatoes', 'toffee', 'apple', 'apples', 'sparkler', 'sparklers', 'night', 'making', 'make', 'watching', 'window', 'november', 'plot', 'gunpowder', 'field', 'park', 'remember', 'party', 'parkin', 'big'],
  moods: ['waiting', 'first'],
  company: ['guy', 'girl'],
  fed: true,
  about: 'The time of the fireworks is in the newspaper, and the newspaper is in the guy.',
  titles: ['It Was in the Newspaper', 'The News Was in His Socks', '{H} Makes a Guy', 'Excuse Me, Guy', 'Remember, Remember, Said the Hat'],
  want: [
    {
      id: 'in-the-paper',
      A: 'partner',
      paragraphs: [
        'It was the fifth of November, and {H} had made a guy. It had a coat, old trousers and a hat, and it was stuffed with newspaper. It sat at the window. Everybody who went past to the bonfire was to look in and say, “What a guy!”',
        '“When do the fireworks begin?” asked {H}. “It was in the newspaper,” said {A}. They both looked at the newspaper. It was sitting at the window with its legs crossed.'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-head',
      A: 'partner',
      paragraphs: [
        '“Then the right page is somewhere in him,” said {H}. “It’ll be in his head. That’s where you keep what you have to know.” {H} pulled out what was in there. It was all football.',
        'In the tummy there were recipes for soup. The left arm was about carpets, on both sides. The guy sank down in its coat.'
      ]
    },
    {
      id: 'pet-den',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Before it got dark {H} saw to {A}, for animals don’t ask for bangs. {H} hung a blanket round {A}’s place on three sides, and put on some music. There was a lot of cello in it.',
        'From in there came no complaint. {H} whispered through the gap that it would only be noise. None of it was coming indoors. {A} looked at {H} with one eye, and shut it. It was a cello sort of evening.'
      ]
    },
    {
      id: 'toffee',
      A: 'same',
      spare: 1,
      paragraphs: [
        'There were toffee apples, one each, red and shiny, with a stick. {A} took a bite to help with the reading. The toffee was as hard as a plate, and then it was as sticky as glue. {A} had bitten in and could not get out.',
        '“What does it say about the carpets?” asked {H}. “Mm-mm,” said {A}. {H} turned the stick a little, to the left and to the right, and {A} came off. There were two tooth marks in it, and that was all.'
      ]
    },
    {
      id: 'ooh',
      A: 'other',
      spare: 2,
      paragraphs: [
        '“Do you know what to say?” asked {A}. “When it goes up, you say ooh. When it comes down, you say aah.” They practised with a rolled-up sock. {A} threw it. “Ooh,” said {H}. It landed behind the radiator. “Aah,” said {A}.',
        'They fished it out and did it once more. This time it caught on the lamp, and there it stayed and swung. They stood below it, and neither of them knew what came between ooh and aah.'
      ]
    },
    {
      id: 'elder-pram',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We wheeled ours through the streets in the pram,” said {S}. “Penny for the guy, we said. The baby had to walk.” “Did people give you pennies?” asked {A}.',
        '“One lady bent down and looked in. She said he had my father’s nose. It was a turnip.” {S} showed how long, from the eyebrows to the chin. “He had my father’s hat as well, and there was trouble about that.”'
      ]
    },
    {
      id: 'small-sparkler',
      A: 'child',
      spare: 6,
      paragraphs: [
        'Sparklers are hot, and only grown-ups hold them. So {A} had a wooden spoon and wrote in the air with that. “What did I write?” asked {A}. {H} had not seen it. “You read too slowly,” said {A}. “It’s gone out now.”',
        '{A} wrote it again, with a hiss. It had a long tail and went round twice. “Is it your name?” asked {H}. “It’s a snail,” said {A}. “My name’s too hard with a spoon.”'
      ]
    },
    {
      id: 'guest-why',
      A: 'guest',
      spare: 7,
      paragraphs: [
        '“Why’s he called a guy?” asked {A}. “After Guy Fawkes,” said {H}. “He hid under the king’s big house, with barrels. He wanted it to go bang. But they looked under there with a lantern and found him.”',
        '“So there wasn’t a bang?” asked {A}. “Not one,” said {H}. “That’s why we make them now. They were all left over.” {A} thought that four hundred years was a long time to keep a bang.'
      ]
    },
    {
      id: 'hedgehog',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Before they light the bonfire they look underneath,” said {A}. “A heap like that’s just what a hedgehog wants for the winter.” {H} looked at the heap of football and soup on the carpet. Then {H} lay down and looked underneath.',
        'Something brown was in there, and it did not move. They lifted off the pages one by one, and very gently. It was a slipper. “It could have been a hedgehog,” said {H}. They built it a smaller heap of its own, by the wall.'
      ]
    },
    {
      id: 'foil',
      A: 'same',
      spare: 8,
      paragraphs: [
        'In the oven lay the potatoes in their silver foil. {H} and {A} looked in through the glass. “Which one’s mine?” asked {H}. “The big one,” said {A}. “And which is yours?” “The one behind it, that’s bigger.”',
        'They looked for a while. A baked potato does nothing, and it does it for a whole hour. But it began to smell, brown and warm, and they both knew that it was getting somewhere.'
      ]
    },
    {
      id: 'parkin',
      A: 'other',
      spare: 9,
      paragraphs: [
        'There was parkin too, in the tin, which is a cake with ginger and oats in it. It has to be kept for days, until it’s sticky. {A} had been to see it every day. “It wasn’t sticky on Monday,” said {A}. “On Tuesday it was sticky at one corner.”',
        '{H} lifted the lid. The parkin was quite round by now. “And today?” asked {H}. “It’s got no corners left to try,” said {A}. “So I shan’t know. I’ve been very thorough.”'
      ]
    },
    {
      id: 'names-of-fireworks',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Fireworks have names, and {A} knew some of them. “Golden Rain,” said {A}. “Silver Fountain. Falling Leaves.” “That’s only weather,” said {H}. They each thought up a better one. {H}’s was called Custard Everywhere.',
        '“Mine’s the Hiccup,” said {A}. “It goes up a bit, and stops, and goes up a bit more.” They did the Hiccup in the middle of the room, with both arms. The end of it went off under the table, and said pardon.'
      ]
    },
    {
      id: 'socks',
      A: 'partner',
      paragraphs: [
        'Out in the street somebody walked past with a torch. “They’re going already!” said {H}, and began on the right arm. {A} held on to the sleeve. “Wait. Where did you start, when you stuffed him?”',
        '“At the feet,” said {H}. “Otherwise it falls out at the bottom.” “And which newspaper did you take first?” asked {A}. {H} stopped pulling. “The one on top of the pile,” said {H}. “Today’s!” Today’s news was in the socks.'
      ]
    }
  ],
  turn: [
    {
      id: 'best-guy',
      A: 'partner',
      paragraphs: [
        'The page was in the left sock, down by the toes. “Fireworks at half past six,” read {A}, “on the field.” That was now. People were coming along the street. But all that was left of the guy was a hat, a flat coat and two empty legs.',
        '{H} looked at the coat, and then at {A}. “You’re about as thick as he was,” said {H}. A minute later {A} sat at the window, with the hat right down and both arms out. “Don’t blink,” said {H}. “You’re paper.” A girl stopped outside. “What a guy!” said the girl, nose to the glass. “Remember, remember!”',
        '“The fifth of November,” said the guy.'
      ]
    },
    {
      id: 'like-a-wheel',
      A: 'partner',
      paragraphs: [
        'The girl gave one shriek, and then she laughed until she got the hiccups. Behind the roofs the first rocket went up, all green. Underneath, the bonfire made the sky orange. “Ooh,” said everybody indoors, and “Aah.”',
        'They had baked potatoes at the window. “A guy doesn’t eat,” said {H}. “This one’s hollow,” said the hat. “You took out all the soup.”'
      ]
    },
    {
      id: 'catherine',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Over on the field there was a Catherine wheel, on a post. You could just see it between two chimneys. It hissed, and it gave off gold at one side, and it was stuck. “Go on,” said {H}. “Round,” said {A}, and showed it with one finger.',
        'Then it went, so fast that it was all one ring. {A}’s finger could not keep up with it. When it was over, the ring was still there for a moment, in green, wherever they looked.'
      ]
    },
    {
      id: 'slower',
      A: 'same',
      spare: 11,
      paragraphs: [
        'After a while there were longer and longer gaps between the rockets. In one of them you could hear the people on the field. They said “Aah” all at once, a long way off.',
        '“That’s us, only bigger,” said {A}. {H} breathed on the window and looked out through the mist. The lights had soft edges now. The smoke smelled of matches, even in here.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} rested against the guy’s trousers, which rustled.',
      '{names} took the place beside the guy, equally still.',
      { text: '{names} tied a scarf round the guy’s neck, against the draught.', needs: ['hands'] },
      { text: '{names} drew the chair nearer the window, so that the guy’s hat showed.', needs: ['hands'] }
    ],
    way: [
      '{names} crackled across the floor, which was all newspaper by now.',
      '{names} flopped on top of the football.',
      { text: '{names} read out half a recipe, and the other half was in the leg.', needs: ['hands'] },
      { text: '{names} smoothed the pages flat and put the soup with the soup.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat by the guy and managed not to blink, for quite a while.',
      '{names} came up to the window in a flurry of old news.',
      { text: '{names} propped the guy up from behind with a cushion.', needs: ['hands'] },
      { text: '{names} waved to the people outside, and then stopped in time to be paper.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} hung up the coat, and it was only a coat. The pages went into a neat pile, with the oldest at the bottom.',
    'Then {H} washed off the toffee and lay down. Under the blanket {H} got thicker and warmer, from {H}’s feet upwards.'
  ],
  last: [
    'Behind the roofs the sky was black again. {H} was asleep, down to the socks.',
    'The hat hung on its hook with nobody in it, and {H} slept.'
  ]
})
