import { SERIOUS } from '../health/serious.ts'
import { wishPlot } from '../wish-plot.ts'

export const xRay = wishPlot({
  id: 'wish-x-ray',
  beginsElsewhere: true,
  wishes: ['x-ray', 'x-rays', 'xray', 'xrays', 'x ray', 'x rays', 'x-rayed', 'x-ray hand', 'x-ray arm', 'x-ray hospital', 'ex-ray', 'exray', 'x-ray machine', 'radiographer', 'x-ray bones', 'x-ray department', 'x-ray room'],
  answers: ['has', 'have', 'having', 'had', 'hand', 'wrist', 'arm', 'finger', 'thumb', 'sore', 'fell', 'hospital', 'doctor', 'doctors', 'nurse', 'picture', 'photo', 'bones', 'bone', 'inside', 'machine', 'first', 'today', 'tomorrow', 'afraid', 'scared', 'needs', 'going', 'getting', 'got', 'broken', 'hurt', 'see', 'if', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'still', 'brave', 'apron'],
  except: [...SERIOUS.filter((word) => !word.startsWith('hospital')), 'foot', 'feet', 'ankle', 'leg', 'toe', 'knee', 'hip', 'chest', 'lungs', 'tooth', 'teeth', 'dentist', 'neck', 'back', 'spine', 'head', 'skull', 'nose', 'swallowed', 'coin', 'battery', 'cast', 'plaster', 'vision', 'eyes', 'goggles', 'glasses', 'superpower', 'power', 'fish', 'airport', 'vet', 'tetra', 'pins', 'sting', 'manta', 'eagle', 'sun', 'sunshine'],
  moods: ['first', 'afraid', 'waiting', 'change', 'proud'],
  out: true,
  company: ['biscuit', 'tin', 'apron'],
  about: 'An x-ray goes through everything, and inside the hero there is somebody else’s biscuit, until the apron slips off two secrets at once.',
  titles: ['It Goes Through Everything', 'One Biscuit Each', 'As Heavy as a Wet Dog', '{H} and What Was Inside', 'A Hand Like Twigs'],
  want: [
    {
      id: 'what-was-inside',
      A: 'partner',
      paragraphs: [
        '{H} had tumbled and landed on one hand. Now it was as thick as a bun, and had to have an x-ray. “It’s a photo,” said {A}. “It goes right through you, and shows what’s inside.” {H} went very quiet.',
        'Inside {H} there was a biscuit. There had been two in the tin, one each, and this was {A}’s. {H} wanted the x-ray to look at the hand, and at nothing else.'
      ]
    }
  ],
  way: [
    {
      id: 'the-square',
      A: 'partner',
      paragraphs: [
        'The room was dim and smelled of clean floor. “Does it go through jumpers?” {H} asked Mr Sato, who worked it. “Jumpers, coats, the lot,” said Mr Sato. {H} pulled in the tummy with the biscuit as far as it would go.',
        'The sore hand lay on a plate as cold as a spoon. From a big white box above fell a square of light, to show where it would look. It slid up {H}’s buttons. {H} folded up like a deckchair. “I want the hand, please,” said Mr Sato. “That’s a head.”'
      ]
    },
    {
      id: 'the-yellow-line',
      A: 'same',
      spare: 1,
      paragraphs: [
        'To get there they had followed a yellow line on the floor. There was a blue one and a red one too. At each corner one of them turned off. “Who’s the red one for?” asked {H}. “Somebody’s ear,” said {A}.',
        'The yellow one went round two corners, past a tea trolley and straight under a door. {H} walked on it, one foot before the other, and carried the hand like an egg. They had hardly looked up when they were there.'
      ]
    },
    {
      id: 'pockets',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Anything made of metal?” asked Mr Sato. “It gets in the picture.” {H} had nothing. {A} felt in one pocket, and put a key on the tray. Then came a bottle top, a paper clip and half a zip. After that there were two more keys.',
        '“What are those for?” asked {H}. {A} had no idea. They had been in there since the old coat. “You’d have made a good photo,” said Mr Sato, and gave {A} a bigger tray.'
      ]
    },
    {
      id: 'on-the-pillow',
      A: 'same',
      spare: 3,
      paragraphs: [
        'In the waiting room the hand had a chair of its own, with a pillow on. It lay there like a visitor. “How’s the hand?” asked {A}. “It’s thumping,” said {H}. “It wants to be left alone.”',
        'So they talked about other things, and let it listen. There was a fish tank with one fish, who was busy behind a castle. After a while one finger moved. “It wants to see the fish,” said {H}, and they turned the pillow round.'
      ]
    },
    {
      id: 'two-photos',
      A: 'same',
      spare: 4,
      paragraphs: [
        'There had to be one from the top, and one from the side. For the first the hand lay flat, as if it said stop. For the second it stood on its edge, as if it were going to slice bread. That was harder. Mr Sato gave it a wedge of foam to lean on.',
        '“Does it mind the side?” asked {A}. “It’s got a big nose from there,” said {H}. That was the thumb. Some hands look better from the front.'
      ]
    },
    {
      id: 'shadows',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How does it get in?” asked {H}. {A} held a hand up to the lamp, fingers shut, so that it glowed pink at the edges. “Light goes through a bit,” said {A}. “This goes through more. Only the bones are in its way, and so you see their shadow.”',
        '“And does it come out again at the back?” “Straight away,” said {A}. {H} was glad.'
      ]
    },
    {
      id: 'suitcase',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“At the airport they do it with suitcases,” said {A}. “You put your bear on a belt, it goes through a curtain, and somebody sees what’s in it.” “What’s in a bear?” asked {H}. {A} had once looked at the screen in time. In that bear there had been a squeaker, and a pea.',
        '“How did a pea get in?” “Nobody knew,” said {A}. “They gave it back, and said nothing.” {H} pulled the jumper down a bit. They saw everything.'
      ]
    },
    {
      id: 'the-window',
      A: 'other',
      spare: 7,
      paragraphs: [
        'Mr Sato went behind a wall with a window in it, each time, and looked out. “Why’s he hiding?” asked {H}. “He does it fifty times a day,” said {A}. “One x-ray’s fine, but fifty would be too many. It’s like cream cakes.”',
        '{H} thought that {A} could eat fifty. Then they waved to Mr Sato, and he waved back with a pencil.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“When I was small they had one in the shoe shop,” said {S}. “You put your feet in at the bottom, and looked in at the top. There were your toes, all green, wriggling in the new shoes.” “Is that still there?” asked {A}. “They stopped it. It’s not for shoes.”',
        '{S} had tried on nine pairs that day and bought none. “The man thought I couldn’t decide,” said {S}. “But I’d never met my toes before.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} did an x-ray of {A}, with a torch and a saucepan lid. “Still,” said {S}, and went round the corner, and said “Click.” Then {S} drew what had been in there, with a white pencil. It took a good while.',
        'There was a ladder, and a fork, and down at the bottom there was a dog. “That isn’t in me,” said {A}. “It’s small,” said {S}. “It’s lying down.” So {A} had a dog, and had never known.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} wanted to see that hand, since it was as round as {A}’s own now. They laid them side by side. One was sore and the other one was just like that. Both had dimples where the knuckles should be.',
        '“Have you got bones in yours?” asked {H}. {A} put the whole hand in {A}’s mouth, to find out. It was wet when it came out, but it could still point.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 11,
      paragraphs: [
        '“Does it hurt?” asked {A}. “I don’t know,” said {H}. “I’ve not had it yet.” {A} knew somebody who knew somebody who had one. That somebody had got a copy, and stuck it on the window. When the sun shone, there was a knee on the wall.',
        '“I’d hang mine in the bathroom,” said {H}. “I’d have mine as a lampshade,” said {A}. They looked at each other’s elbows, and wondered.'
      ]
    },
    {
      id: 'the-apron',
      A: 'partner',
      paragraphs: [
        '“One thing it can’t get through,” said Mr Sato, and brought two aprons with lead in them. They were as heavy as a wet dog. {H} got one. {A} took the other, and held it in front with both hands.',
        '“Quite still,” called Mr Sato from behind a window. But the hand shook, and the photo was just fog. “You’re not cold,” said {A}. “You’re worried. What mustn’t it see?”'
      ]
    }
  ],
  turn: [
    {
      id: 'click',
      A: 'partner',
      paragraphs: [
        '“Your biscuit,” whispered {H}. “I ate it. It’s in there.” Now {A} went quiet too, and grew red from the apron upwards. “That’s odd,” said {A}. “I ate yours.” They looked at each other, apron to apron. {H}’s hand did not wobble any more. “Still!” called Mr Sato. Hum, click. It did not hurt at all.',
        'On the screen a hand came up, white on black, like twigs at night. {A} searched it right to the edge. “Where do you see the biscuits?” asked {A}. “Biscuits?” said Mr Sato. “It only does bones.”'
      ]
    },
    {
      id: 'how-many',
      A: 'same',
      spare: 12,
      paragraphs: [
        'They counted the bones. Each finger had three, and the thumb had to make do with two. Below them, in the palm, there was a whole handful of small ones, like pebbles in a bag. It came to twenty-seven. “And I’ve only ever used the five,” said {H}.',
        '“You’ve been using all of them,” said {A}, “or you couldn’t hold a spoon.” {H} wiggled all twenty-seven.'
      ]
    },
    {
      id: 'gaps',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Near the ends of the fingers there was a thin dark gap across each bone. “Is that a crack?” asked {A}. “That’s where it grows,” said Mr Sato. “Grown-ups haven’t got those.” {H} bent over the screen. That was where the rest of the hand was going to come from.',
        '“Is it growing now?” “As we speak,” said Mr Sato. They watched it for a bit. It was very slow, or else it was shy.'
      ]
    },
    {
      id: 'whose-hand',
      A: 'other',
      spare: 14,
      paragraphs: [
        '“You can’t see that it’s you,” said {A}. It was true. There were no freckles on it, no felt pen, and no bitten nail. It might have been anybody’s. But {H}’s little finger was a bit crooked.',
        'On the screen it was crooked as well. “There,” said {H}. “I’m me on the inside, too.”'
      ]
    },
    {
      id: 'two-more',
      A: 'partner',
      paragraphs: [
        'The picture went to the doctor, who would know what a hand like that needed. Meanwhile there was a kiosk. They bought two biscuits, one each. {H} ate {H}’s own this time, with the other hand.',
        '“How is it?” asked {A}. It was exactly like {A}’s, only nicer.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the hand, and kept a step away from it.',
      '{names} came and looked into the empty tin.',
      { text: '{names} made a sling, out of a scarf with ducks on.', needs: ['hands'] },
      { text: '{names} carried the coats, and all that was in them.', needs: ['hands'] }
    ],
    way: [
      '{names} waited outside, under a red lamp.',
      '{names} kept quite still too, on the other side of the door.',
      { text: '{names} held an apron by one corner, to feel what it weighed.', needs: ['hands'] },
      { text: '{names} looked through both pockets, for crumbs.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked at the bones, with interest.',
      '{names} came in, when the red lamp had gone out.',
      { text: '{names} held one hand beside the screen, for the size.', needs: ['hands'] },
      { text: '{names} hung up the aprons, on two strong hooks.', needs: ['hands'] }
    ]
  },
  bed: [
    'The empty tin was washed and dried. {H} drew two circles on a bit of paper, with a name under each, and laid it inside.',
    '{H} washed all but one hand, and lay down with that one on a pillow of its own. All its bones lay down with it.'
  ],
  last: [
    'Nothing was left inside that nobody was to see, and {H} was asleep.',
    'Click, went the lamp in the next room, and {H} was asleep.'
  ]
})
