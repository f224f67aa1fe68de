import { wishPlot } from '../wish-plot.ts'

export const theDark = wishPlot({
  themes: ['the-dark'],
  moods: ['afraid', 'alone', 'sleepless'],
  except: ['light on', 'lights on', 'light stays', 'light left', 'landing light', 'hall light', 'hallway light', 'night light', 'night-light'],
  answers: ['miedo', 'oscuridad', 'medo', 'escuro', 'giza', 'afraid', 'fear', 'nightlight', 'night', 'shadow', 'shadows'],
  about: 'The hero chases the dark out of the home until it is all in one place, lets it out again, and so finds the star that shines only then.',
  titles: ['All the Dark in One Boot', '{H} and the Last Bit of Dark', 'The Paper Is On', 'How {H} Let the Dark Out', 'As Thin as Jam'],
  want: [
    {
      id: 'no-star',
      A: 'partner',
      paragraphs: [
        'On Tuesday the little star had come off the wall by {H}’s bed. It had been the night light, and now it was lost, and the dark was much too dark. So tonight {H} wanted none of it, and had switched on every light they had.',
        '“I’m not scared of the dark,” said {H}. “I just don’t want it in.” {A} looked all round. “Then where has it gone?” That was a good question, and {H} fetched the torch.'
      ]
    }
  ],
  way: [
    {
      id: 'boot',
      A: 'partner',
      paragraphs: [
        'They found some in a boot, right down in the toe, as black as anything. {H} put the torch in, and the dark was gone. {H} took the torch out, and it was back.',
        '“There’s some in the other one too,” said {A}. “And there’s some in the teapot.”'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“There’s some in my pocket,” said {H}. One hand had gone in, and it had gone dark all round it. “What’s it doing to your hand?” asked {A}. {H} felt. “It’s keeping it warm,” said {H}. But tonight there was not to be any. So they pulled all their pockets out, and held the linings to the lamp.',
        'Out came a crumb, and a ticket, and a good deal of fluff. The pockets hung down on both sides like ears. “Now there’s none left on us,” said {H}. They both stood there with cold hands, and did not know where to put them.'
      ]
    },
    {
      id: 'fridge',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'They looked in the fridge. There was a light on in there, and no dark at all. “It sees us coming,” said {H}, and shut the door, and opened it again very fast. The light was on. {H} opened it very slowly, no wider than a slice of cheese. The light was on.',
        '“It’s only doing that for us,” said {A}. “When we’ve gone it sits there in the dark, and it doesn’t mind.”'
      ]
    },
    {
      id: 'red-hand',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Is there any in me?” asked {H}. {A} held the torch against {H}’s hand. The whole hand went red, and it glowed at the edges like a sweet. “No dark in there,” said {A}.',
        'Then {H} held the torch behind {A}’s ears, first one and then the other. Both of them lit up red. {A} made a very good lamp.'
      ]
    },
    {
      id: 'shadows',
      A: 'same',
      spare: 4,
      paragraphs: [
        'With all the lamps on, {H} had four shadows. There was one for each lamp, and they lay on the floor like the petals of a flower. {H} put out one arm, and they all did. {H} walked away, and they all came too.',
        '“Those are bits of dark as well,” said {A}, “but they’re tame.” {H} looked down at the four of them. They were allowed to stay.'
      ]
    },
    {
      id: 'kept-some',
      A: 'pet',
      spare: 6,
      paragraphs: [
        'They found {A} in the only shady place that was left, close beside the big cupboard. {A} had kept some dark there, about as much as you need to lie in.',
        '{H} pointed the torch the other way at once. It was only polite. {A} blinked, and that was all the thanks there was.'
      ]
    },
    {
      id: 'one-lamp',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“When I was small we had one lamp,” said {S}, “and it came with us. If somebody took it to the kitchen, we all went to the kitchen.”',
        '“And who stayed with the dark?” asked {A}. {S} thought about it. “The potatoes,” said {S}. “They liked it. They grew little arms.”'
      ]
    },
    {
      id: 'jar',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} wanted to catch some and look at it properly. So {S} held a jam jar deep inside the boot, counted to ten and shut the lid tight. Then {S} carried it to the lamp.',
        'They bent over it together. There was nothing in the jar. “It must be very thin,” said {A}. {S} kept the lid on all the same, and put it down gently.'
      ]
    },
    {
      id: 'hole',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Hold still,” said {H}. “You’ve got some in your eye.” In the middle of each of {A}’s eyes there was a round black spot. {A} turned towards the lamp, and the spots shrank, as small as peppercorns.',
        '“Those are the holes I look out of,” said {A}. “When it’s dark they get bigger, so that more can come in.” {A} turned away from the lamp again, and {H} watched them grow.'
      ]
    },
    {
      id: 'under-the-sofa',
      A: 'partner',
      paragraphs: [
        'Most of the dark was under the sofa. {H} lay down flat and chased it with the torch, to one end and back again. The torch shone on a sock, a spoon and a small pale bit of paper. As soon as the torch was off, it was as black under there as before.',
        '“I’ve run out of lights,” said {H}. {A} lay down too and had a look. “We’ve squashed the dark,” said {A}. “All the dark we had is under one sofa. No wonder it’s so thick. If you spread it out again, it would be thin.” “Thin like what?” asked {H}. “Like jam, when there’s one spoonful and a lot of bread.”'
      ]
    }
  ],
  turn: [
    {
      id: 'letting-out',
      A: 'partner',
      paragraphs: [
        '{H} decided to let it out, but slowly, one switch at a time. Click. Nothing came rushing in. The room was only a bit less yellow. Click. Now they could see out of the window. {H} took hold of {A}’s sleeve and switched off the last one.',
        'They waited. First the window came, then the table, and then {A}’s nose. “It is thin,” said {H}. “I can see right through it.”'
      ]
    },
    {
      id: 'where-colours-go',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Where have my red socks gone?” asked {H}. They were still on, but in the dark they were grey. The yellow cushion was grey as well, only a bit paler. {A} took five crayons out of the box. “Guess,” said {A}. “Grey,” said {H}, “and grey, and dark grey.”',
        'In the end {H} said that this was green, and {A} said blue, and neither would give in. They took it to the window and waited until they could see. It was brown. “They haven’t gone,” said {A}. “They’re resting. They’ve been red and brown all day.”'
      ]
    },
    {
      id: 'listening',
      A: 'partner',
      spare: 8,
      paragraphs: [
        '“Listen,” said {A}. With the lights off they could hear much more. The fridge was humming a song with one note. Something dripped, and thought about it, and dripped again.',
        '“Was that there before?” asked {H}. “All the time,” said {A}. “Our eyes were talking so loudly.” {H} found the drip with both ears, and it was the kitchen tap. {A} turned it off.'
      ]
    },
    {
      id: 'walk',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '{H} wanted to know if the chairs were still where they had been. So they walked to the table in the dark, quite slowly, with their hands in front. {H} found a chair with one hand, and then another.',
        '“They’re all here,” said {H}. “Ow,” said {A}, who had found the table. {H} took {A} by the sleeve and led the way back.'
      ]
    },
    {
      id: 'star',
      A: 'partner',
      paragraphs: [
        'Then {H} saw that something was shining under the sofa, small and green. “{A},” whispered {H}. “The paper’s on.”',
        '{H} reached in, and it was no paper. It was the lost star. “It eats light,” said {A}, “and you’ve been feeding it with the torch.” {H} held it in both hands and looked in between two thumbs. “And it only works in the dark,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} blinked into all those lights, and went under a cushion.',
      '{names} followed the torch from one room to the next.',
      { text: '{names} shut the cupboard, in case the dark was hiding in there.', needs: ['hands'] },
      { text: '{names} opened the fridge, and that was one more light.', needs: ['hands'] }
    ],
    way: [
      '{names} stepped into the other boot, and came out in a hurry.',
      '{names} pounced on the end of the light, along the skirting.',
      { text: '{names} lifted the lid of the teapot, and put it on again quickly.', needs: ['hands'] },
      { text: '{names} shook out a sleeve, and no dark fell on the rug.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept close by, where the dark was thinnest.',
      '{names} looked through the dark too, as far as the curtain.',
      { text: '{names} clicked along with the switches, very softly, with two fingers.', needs: ['hands'] },
      { text: '{names} took hold of the other sleeve.', needs: ['hands'] }
    ]
  },
  bed: [
    'The torch went back into its drawer. {H} put the boots side by side, with a little dark in each.',
    'When {H} had washed, {H} stuck the star on the wall again, close to the pillow. “You can put the light out now,” said {H}, “or it can’t work.”'
  ],
  last: [
    'Spread thin like that, the dark went all the way round, and {H} was asleep in it.',
    'Small and green, the star went to work, and {H} slept.'
  ]
})
