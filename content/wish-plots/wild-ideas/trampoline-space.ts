import { wishPlot } from '../wish-plot.ts'

const BOUNCERS = ['trampoline', 'trampolines', 'trampolin']
const FAR = ['space', 'moon', 'stars', 'outer space', 'planets', 'mars', 'sky', 'clouds']

export const trampolineSpace = wishPlot({
  id: 'wish-trampoline-space',
  wishes: [...BOUNCERS.flatMap((bouncer) => FAR.map((far) => `${bouncer} ${far}`)), 'bounces to space', 'bounced to space', 'bounce into space', 'bouncing into space', 'bounced to the stars', 'bounces to the stars', 'bounce to the stars', 'bounced so high moon', 'bounced so high space', 'bounced so high sky', 'bounced so high stars', 'bounced so high clouds', 'bouncy castle moon', 'bouncy castle space', 'bounced above the clouds', 'jumped so high moon', 'jumps so high moon', 'jump so high moon', 'bounces so high moon', 'bounced all the way to the moon', 'jumped all the way to the moon', 'jumped up to the moon and back', 'bounced to the moon and back', 'jumped so high sky', 'jumped so high space', 'jumped into the stars', 'jumped into space', 'jump into space', 'trampoline too high', 'trampoline bounces too high'],
  answers: ['trampoline', 'trampolines', 'trampolin', 'bounce', 'bounces', 'bounced', 'bouncing', 'jump', 'jumps', 'jumped', 'jumping', 'hop', 'hopped', 'space', 'outer', 'moon', 'stars', 'star', 'planet', 'planets', 'mars', 'sky', 'clouds', 'cloud', 'rocket', 'astronaut', 'earth', 'to', 'into', 'up', 'down', 'high', 'higher', 'so', 'too', 'all', 'the', 'way', 'that', 'which', 'who', 'on', 'our', 'my', 'his', 'her', 'a', 'magic', 'new', 'giant', 'big', 'huge', 'super', 'one', 'day', 'what', 'if', 'you', 'could', 'can', 'until', 'and', 'past', 'through', 'over', 'roof', 'birds', 'lands', 'landed', 'land', 'back', 'again', 'home', 'comes', 'goes', 'went', 'flies', 'flew', 'girl', 'boy', 'backyard', 'yard', 'never', 'stops', 'slipper', 'shoe', 'bouncy', 'castle', 'above', 'sister', 'brother', 'friend', 'friends', 'cousin', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'grandpa', 'park', 'summer', 'night', 'evening', 'afternoon', 'funny', 'gravity', 'adventure'],
  except: ['broke', 'broken', 'hurt', 'arm', 'leg', 'hospital', 'fell', 'scared', 'afraid', 'cow', 'kangaroo', 'kangaroos', 'frog', 'rabbit', 'cat', 'dog', 'elephant', 'alien', 'aliens', 'dinosaur', 'wind', 'storm', 'party', 'birthday', 'race', 'lost', 'stolen', 'sheep'],
  moods: ['question', 'first', 'losing'],
  asked: true,
  isTale: true,
  out: true,
  company: ['trampoline', 'slipper', 'slippers', 'moon', 'net', 'dust', 'cloud', 'gull', 'binoculars', 'label', 'chimney', 'wall', 'stars', 'earth', 'chair', 'basket', 'yard'],
  about: 'A trampoline that gives back double throws the hero to the moon after a lost slipper, and always past it, until it is seen why the slipper stayed there: the moon gives nothing back.',
  titles: ['The Trampoline That Gave Back Double', 'A Slipper on the Moon', '{H} Goes Past the Moon', 'Excuse Me, Moon', 'The Softest Knees'],
  want: [
    {
      id: 'up-went-the-slipper',
      A: 'partner',
      paragraphs: [
        '{H} was bouncing on the trampoline, and one slipper flew off. It went up, and did not come down. Over the chimney stood a pale moon. {A} sat outside the net, and looked at it through binoculars. “It’s lying on the moon,” said {A}.',
        '{H} wanted it back, for one slipper by itself is cold. On the trampoline was a label. “Gives back double,” read {A}. “How kind,” said {H}, and jumped.'
      ]
    }
  ],
  way: [
    {
      id: 'excuse-me',
      A: 'partner',
      paragraphs: [
        'The first jump was as high as the wall. The second was twice as high, and {H} saw a gull from above. The third went through a cloud, and it was wet in there. At the fourth the sky was black, and had stars in it. {H} flew past the moon, with only time for “Excuse me”. There lay the slipper! {H} reached for it, and was gone by. Then {H} came all the way down onto the trampoline, and that gave back double.'
      ]
    },
    {
      id: 'man-with-peas',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A plane was crossing the sky. At one window sat a man with a tray of peas. On the way up {H} nodded to him. On the way down {H} nodded again. The man told the lady next to him. She looked out, and there was only a cloud.',
        'With the next bounce {H} came by once more. The lady was asleep by then. The man held up a pea, to show that he had kept one. “What’s for dinner up there?” called {A}. “Peas!” called {H}, going by.'
      ]
    },
    {
      id: 'bread-and-butter',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Each jump took longer than the one before it. {A} made good use of that. In one jump {A} buttered a slice of bread. In the next there was time to eat it, with the crust. In the third {A} read the newspaper, up to the weather.',
        '“How’s it going?” {A} asked, when {H} came down. “It’s all black up there,” said {H}, and was gone. {A} waited with the answer. “Here it says sunny,” said {A}, the next time round.'
      ]
    },
    {
      id: 'a-gull-reads-it',
      A: 'same',
      spare: 3,
      paragraphs: [
        'A gull flew twice round the chimney, and sat down on it to watch. Up went {H}, and the gull put its head back. Down came {H}, and the gull looked at its own wings. It had flapped for everything that it had ever got.',
        'It flew to the trampoline net and had a look at the label. {A} read it aloud for the gull. Then it took off again, in the old way, but you could see that it was thinking.'
      ]
    },
    {
      id: 'a-sock-for-a-brake',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“You need a parachute,” {A} called up, “to slow you down.” On the way down {H} pulled off one sock and held it up. It filled with air, as round as an apple.',
        'It did not slow anything but the sock, and {H} had to let go. {H} was back on the trampoline long before the sock was. “It’ll be down by supper time,” said {A}, who had worked it out. {H} met it on the way up, and put it on again.'
      ]
    },
    {
      id: 'news-from-above',
      A: 'same',
      spare: 5,
      paragraphs: [
        'From so high up you could see everything that was on a roof. “There’s a ball on the school!” called {H}, and was gone. “There’s a blue bucket on the bakery!” {A} wrote it all down. People stopped in the street and asked about their own things.',
        '“Has anyone seen my umbrella?” asked a man. {H} brought the answer with the next jump. It was on his own roof, open, with a bird in it. The man said that in that case he would wait.'
      ]
    },
    {
      id: 'other-gets-the-washing',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} was out in the yard with the washing. Every time {H} came down, the shirts blew to the left. Every time {H} went up, they were pulled to the right. “Keep going,” said {A}. “They’re nearly dry.”',
        '“I’m not doing it for the shirts,” called {H}. “I know,” said {A}. “But when you go by the sun, could you see if it’s coming out?” {H} did. It was out, only higher up.'
      ]
    },
    {
      id: 'pet-and-the-shadow',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{A} had never cared about the trampoline. But now a shadow came out of it. It was small when {H} was high. Then it grew, and was {H}’s size, and went away again. {A} lay down beside the net to catch it.',
        'It came. {A} sprang on it, and had it, under both front feet. Then it was gone. {A} looked up between the toes. It must have gone up, as everything did here.'
      ]
    },
    {
      id: 'elder-mattress',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} told it through the net, a bit each time {A} came down. “We had only a mattress, and it gave back half,” said {S}. Up went {A}, and came down. “You jumped as high as a chair, and next as high as a stool.” Up, and down. “Then you were standing on a mattress.”',
        '“Did you ever get to the moon?” called {A}. “We got to the lamp,” said {S}, “but we didn’t bring it back.” {S} looked up. “It’s got easier since,” said {S}.'
      ]
    },
    {
      id: 'it-did-not-bounce',
      A: 'partner',
      paragraphs: [
        '“Stop!” called {A}. “I don’t know how!” called {H}, already in the cloud. {A} held the binoculars on the slipper. It had gone up just as fast as {H}. Why had it stayed? It lay in grey dust, up to its bow.',
        '“It didn’t bounce!” called {A} up to {H}. “The moon’s all dust, as fine as flour! It gives back nothing!” {H} came down, and heard it. “But I do bounce,” said {H}. “Then be like flour,” said {A}. “Let your knees go soft!”'
      ]
    }
  ],
  turn: [
    {
      id: 'like-flour',
      A: 'partner',
      paragraphs: [
        'Up flew {H} for the last time. When the moon came, {H} landed with bent knees, as softly as a cat on a cushion. The moon gave nothing back. {H} banged the dust out of the slipper, without a bang. There is no air up there to make one. Then {H} put it on. Behind {H} there were footprints, one with a sock and one with a sole. No wind blows on the moon, so those will stay.'
      ]
    },
    {
      id: 'a-light-hero',
      A: 'same',
      spare: 9,
      paragraphs: [
        'Up there everybody weighs six times less. {H} felt like half a loaf of bread. One tiny hop in the dust was as high as a door. Then it was a long time before {H} had come down.',
        'Below, {A} had {H} in the binoculars. “You’re jumping without a trampoline!” called {A}. But a shout needs air to travel in, and the moon has none. {H} saw {A}’s mouth go, and waved, and was still up when the wave was over.'
      ]
    },
    {
      id: 'written-in-the-dust',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} wrote something in the dust with one toe, as large as a house. {A} was to read it from the yard. {A} turned the binoculars. It began with an S, and after that came something with a lot of legs. “Spider?” said {A}.',
        '{H} drew an arrow to it, and held the slipper up beside it. “Slipper,” read {A}. It will be there for a million years, since no wind blows up there. Whoever comes by then will be glad of the arrow.'
      ]
    },
    {
      id: 'nothing-back',
      A: 'partner',
      paragraphs: [
        'Then {H} took one small hop, and began to come down. There went the stars, and the cloud, and the gull. {A} stood at the net. “Knees!” called {A}. The trampoline was waiting to give it all back double. {H} landed as soft as flour, and double nothing is nothing.',
        '{H} stood there in two slippers. “Supper?” asked {A}. They walked over to the door, step by step. It felt very low.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up as well, with one eye for the slipper.',
      '{names} tried out how far one slipper keeps you warm.',
      { text: '{names} shut the net, so that only one at a time was in there.', needs: ['hands'] },
      { text: '{names} pointed at the moon, and at {H}’s bare sock.', needs: ['hands'] }
    ],
    way: [
      '{names} watched {H} go up, and down, and up, and got a stiff neck.',
      '{names} kept the other slipper company in the yard.',
      { text: '{names} called out each bounce with a number, up to nine.', needs: ['hands'] },
      { text: '{names} held out a towel, in case of a second slipper.', needs: ['hands'] }
    ],
    turn: [
      '{names} went soft in the knees, to help from below.',
      '{names} smelled at the slipper, which smelled of moon.',
      { text: '{names} shook some moon out of the slipper into a jar.', needs: ['hands'] },
      { text: '{names} opened the net for {H}, and shut it again on the double.', needs: ['hands'] }
    ]
  },
  bed: [
    'A little heap of grey dust was brushed out of the slipper and onto a saucer. The two slippers stood side by side under the bed, for they had a lot to tell.',
    '{H} washed and came to the bed on soft knees. It was an ordinary bed, and gave back nothing. So {H} lay down in it and stayed.'
  ],
  last: [
    'The moon stood over the chimney, with two footprints in it, and {H} was asleep.',
    '{H} sank into the pillow as into flour, and was asleep.'
  ]
})
