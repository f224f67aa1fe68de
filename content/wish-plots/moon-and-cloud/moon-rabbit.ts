import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const moonRabbit = wishPlot({
  id: 'wish-moon-rabbit',
  wishes: ['moon rabbit', 'moon rabbits', 'moon bunny', 'moon bunnies', 'moon hare', 'rabbit in the moon', 'rabbit on the moon', 'bunny in the moon', 'bunny on the moon', 'hare in the moon', 'jade rabbit', 'jade hare', 'yutu', 'tsuki no usagi', 'tsuki usagi', 'daltokki', 'dal tokki', 'conejo luna', 'conejo en la luna', 'rabbit pounding mochi', 'rabbit pounding rice', 'rabbit pounds rice', 'rabbit making mochi', 'rabbit makes mochi', 'rabbit rice cake', 'rabbit rice cakes', 'mochi', 'mochi pounding', 'pounding mochi', 'mochitsuki', 'making mochi', 'tsukimi', 'otsukimi', 'moon viewing', 'rabbit mochi'],
  except: [...NOT_WELL, 'carrot', 'hat', 'rocket', 'jumps', 'jumped', 'afraid', 'scared', 'ice', 'cream'],
  answers: ['who', 'that', 'pound', 'pounds', 'pounding', 'make', 'makes', 'making', 'mochi', 'rice', 'cake', 'cakes', 'tteok', 'medicine', 'full', 'see', 'sees', 'seeing', 'japan', 'japanese', 'china', 'chinese', 'korea', 'korean', 'mexico', 'mexican', 'lives', 'living', 'live', 'legend', 'white', 'little', 'lonely', 'bowl', 'mortar', 'grandma', 'grandpa', 'new', 'year', 'school', 'ojiichan', 'obaachan', 'moon', 'autumn', 'dumplings'],
  company: ['moon', 'earth', 'rabbit'],
  about: 'The rabbit in the moon has pounded one rice cake for a thousand years, and finds out who is there to turn it.',
  titles: ['A Thousand Years and Ten Minutes', 'The Rabbit in the Moon', 'One to Pound and One to Turn', '{H} and the Rice That Stuck', 'Two Ears, a Back and a Bowl'],
  want: [
    {
      id: 'a-thousand-years',
      A: 'partner',
      paragraphs: [
        '{H} was the rabbit in the moon. You can see it when the moon’s full: two long ears, a round back and a bowl. In Japan they say that it’s making a rice cake. {H}’s moon was the bed, and the ears were socks.',
        'The rice was a woolly scarf in a pan, and the mallet was a slipper. “I’ve been pounding for a thousand years,” said the moon rabbit. “Tonight I want it done.” Down on the rug {A} was the Earth, and turned slowly round.'
      ]
    }
  ],
  way: [
    {
      id: 'it-sticks',
      A: 'partner',
      paragraphs: [
        'Thump, went {H}’s mallet, and thump. Rice that’s been pounded is as sticky as glue. The slipper’s scratchy strap took hold of the scarf. Each time the mallet went up, the rice cake went up as well.',
        '“I’ll do it harder,” said the moon rabbit. It swung the mallet right over its head. The rice cake stayed there, and hung down over both ears. “It’s nearly done,” said a voice inside. “It’s gone dark.”'
      ]
    },
    {
      id: 'jade-rabbit',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} had turned as far as China. “Over here they call you the Jade Rabbit,” said {A}. “They say that’s medicine in your bowl, for living for ever.” The rabbit bent down and sniffed at the woolly scarf.',
        '“Does it say how often?” it asked. “Once would do,” said {A}. The rabbit put down its mallet. “And would I have to brush my teeth for ever too?” {A} was afraid so. The Jade Rabbit went back to rice.'
      ]
    },
    {
      id: 'without-a-sound',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“I’ve never heard you pounding,” said {A}, “not once.” “There’s no air up here,” said the rabbit, “and without any air there’s no sound.” To show it, {H} brought the slipper down on the pillow, and only moved both lips.',
        '“What did you say?” asked {A}. The moon rabbit said it again, just as quietly. {A} put a hand behind one ear. “You’ll have to speak up,” said {A}, “or get some weather.”'
      ]
    },
    {
      id: 'one-slipper-each',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the moon everything weighs a sixth of what it does down here. The rabbit held up its mallet on one finger, and down it floated, like a feather that’s thinking. {A} had found a mallet as well.',
        'On the Earth it was terribly heavy. {A} took both hands, and groaned, and got it as high as the knee. “Yours must be a bigger one,” said the rabbit. They put the two side by side. One was the left slipper, and one was the right.'
      ]
    },
    {
      id: 'over-mexico',
      A: 'other',
      spare: 4,
      paragraphs: [
        '“I’m Mexico,” said {A}. “We’ve got you in our moon as well.” “And what am I making there?” asked the rabbit. {A} looked up with one eye shut. “Nothing,” said {A}. “You’re just a rabbit.”',
        'Nobody had told it so in a thousand years. It put the mallet down. It sat on its heels and twitched its nose, and did not make anything. “Tell me when it’s Japan again,” said the rabbit in the moon. “There’s no hurry.”'
      ]
    },
    {
      id: 'landed-on-the-head',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“There were people who flew to the moon,” said {A}. “The radio told them to look out for a big rabbit. They said they’d keep an eye open.” “And did they see me?” asked the rabbit.',
        '“No,” said {A}. “They landed on the dark patch that’s your head.” The rabbit felt between its ears. There was a place there that had always been a bit flat. “I was looking for them too,” it said.'
      ]
    },
    {
      id: 'the-ears-go-first',
      A: 'same',
      spare: 6,
      paragraphs: [
        'After the full moon comes the thin one. For that, {A} drew a dark blanket across the bed, a little at a time. The ears of the moon rabbit always go first. Next went the nose, and last of all the bowl.',
        '“Am I still here?” asked the blanket. “You are,” said {A}. “It’s only night on your side.” Thump, went something underneath. Two weeks later out came the ears again. One of them had its heel in front.'
      ]
    },
    {
      id: 'never-the-tail',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“Nobody’s ever seen your tail,” said {A}, and went round to look. The moon keeps the same side to us, all the way round. So the rabbit turned with it. {A} went past the pillow, and there was its face.',
        '{A} went past the foot of the bed, and there was its face. “Have you got one at all?” asked {A}. “I’m sitting on it,” said the rabbit. “It’s the warmest place up here.”'
      ]
    },
    {
      id: 'old-footprints',
      A: 'same',
      spare: 8,
      paragraphs: [
        'There’s no wind on the moon, so a footprint stays. The rabbit hopped once round its bowl and left six dents in the blanket. {A} studied them. “Here’s somebody who went to that pillow,” said {A}, “and never came back.”',
        '“That was me,” said the rabbit, “about nine hundred years ago.” “And how did you get home?” It thought about the way it had come. “I hopped backwards,” it said, “in the same ones. I like a tidy moon.”'
      ]
    },
    {
      id: 'too-much-flour',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“You need something to dust it with,” said {A}. “A rice cake has to be rolled in powder, or you can’t put it down again.” The rabbit had powder. The whole moon is covered in it, grey and very fine.',
        'It patted some on with a paw. “How does it taste?” asked {A}. The people who’d been to the moon said that the dust smelled like used fireworks. “Of New Year,” said the rabbit, and patted some off.'
      ]
    },
    {
      id: 'pet-and-shadow',
      A: 'pet',
      spare: 5,
      paragraphs: [
        'Something passed between the rabbit and the lamp, and for a moment the moon was dark. It was {A}. When the Earth’s shadow does that, people get out of bed to look.',
        '{A} stayed where the light was warmest. The rabbit waited with its mallet in the air. “An eclipse can take three hours,” it said, “and that one’s comfortable.”'
      ]
    },
    {
      id: 'elder-bowl',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“They told us there was a man in the moon,” said {S}. “I looked, and saw a man, as I’d been told. Then somebody said rabbit. I’ve never found that man again.” {A} felt both socks, to make sure.',
        '“What did he do up there?” asked the rabbit. “He only looked down at us,” said {S}. “He never had a bowl. I think he went home hungry.”'
      ]
    },
    {
      id: 'child-star',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I’m a star,” said {S}, and stood beside the moon and shone. “I can see your rice from here.” “You’re a long way off,” said the rabbit. “How does it look?” {S} shone a bit harder, to see better.',
        '“It looks like a scarf,” said the star. “That’s because your light’s so old,” said the moon rabbit. “You’re seeing it from before.”'
      ]
    },
    {
      id: 'baby-ear',
      A: 'baby',
      spare: 7,
      paragraphs: [
        '{H} bent down from the moon so that {A} could see a real rabbit. {A} took hold of an ear. The ear came away, and the moon was short of one dark patch.',
        '{A} beat the blanket with it, up and down, and did not miss once. “That’s how I started too,” said the rabbit. “It’ll be rice in no time.”'
      ]
    },
    {
      id: 'it-takes-two',
      A: 'partner',
      paragraphs: [
        'The Earth reached up and peeled the rice off the rabbit. “You’re one short,” said {A}. “It takes two. One pounds. The other’s got a wet hand, and turns the rice after each thump. Then it doesn’t stick.”',
        'The moon rabbit looked over both shoulders. There was grey dust, and stones. “There’s only me,” it said. “That’s why it’s taken so long.”'
      ]
    }
  ],
  turn: [
    {
      id: 'who-turns',
      A: 'partner',
      paragraphs: [
        'Then the moon rabbit looked up. Over its head hung the Earth, big and blue, as it always had. “What is it you do?” asked the rabbit.',
        '“I turn,” said {A}. “Once a day.” “And what’s all that blue?” “Sea,” said {A}. “I’m mostly wet.” The rabbit’s ears stood up, as far as socks can. “You’re wet and you turn,” it said, and held out the bowl.'
      ]
    },
    {
      id: 'why-not-before',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“You might have asked before,” said {A}. “You looked busy,” said the rabbit. “There was always some place on you that was just getting up.” The Earth had thought the same about the moon.',
        '“I could see that you were pounding,” said {A}, “so I tried not to stare.” “I did wave,” said the rabbit. “With this.” It waved the mallet. From down there, it did look like pounding.'
      ]
    },
    {
      id: 'thump-turn',
      A: 'partner',
      paragraphs: [
        'The Earth dipped one hand in the Pacific. Thump, went the slipper. {A} turned the rice, and took the hand away. Thump, turn. Thump, turn. Each time the strap let go, and the scarf got rounder. “Done,” said the moon rabbit. “A thousand years and ten minutes.”',
        'They ate it from both ends. “What will they see up there tomorrow?” asked {A}. “Me, pounding,” said the rabbit. “There’s none left.” Then it lay down by its bowl, with its face to the Earth. The Earth turned once more, to where it was night.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the moon, and found the ears first.',
      '{names} stretched out at the foot of the moon.',
      { text: '{names} tied a knot in one of the rabbit’s ears, and it stood better.', needs: ['hands'] },
      { text: '{names} held the pan by its handle, so that it stayed on the moon.', needs: ['hands'] }
    ],
    way: [
      '{names} came close to the bowl and sniffed at the rice.',
      '{names} got wool on the nose, and kept it there.',
      { text: '{names} picked a bit of fluff out of the mallet.', needs: ['hands'] },
      { text: '{names} pulled at one end of the rice cake, and it got longer.', needs: ['hands'] }
    ],
    turn: [
      '{names} turned round once too, because of the Earth.',
      '{names} moved nearer to the bowl, and thought of cake.',
      { text: '{names} held out a plate from the dark side.', needs: ['hands'] },
      { text: '{names} clapped in between, so that the thumps came evenly.', needs: ['hands'] }
    ]
  },
  bed: [
    'Both slippers stood side by side again, and the scarf hung over a chair, turned on every side.',
    'When {H} had washed, the moon was a bed as it had been before, with somebody in it.'
  ],
  last: [
    'The rabbit in the moon was full of rice cake, and {H} was asleep.',
    'The Earth turned without a sound, and {H} was asleep beside an empty bowl.'
  ]
})
