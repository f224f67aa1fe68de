import { wishPlot } from '../wish-plot.ts'

export const waterfall = wishPlot({
  id: 'wish-waterfall',
  beginsElsewhere: true,
  wishes: ['waterfall', 'waterfalls', 'water fall', 'water falls', 'big waterfall', 'behind the waterfall', 'cascade', 'waterfal', 'watterfall', 'niagara', 'niagara falls'],
  answers: ['loud', 'noise', 'noisy', 'roaring', 'high', 'big', 'tall', 'water', 'spray', 'wet', 'frog', 'frogs', 'hat', 'hats', 'shouting', 'rock', 'behind', 'holiday', 'walk', 'trip', 'visiting', 'seeing', 'rainbow', 'quiet'],
  except: ['fell', 'falling', 'over', 'jump', 'jumping', 'jumped', 'barrel', 'boat', 'canoe', 'kayak', 'drowned', 'died', 'lost', 'swim', 'swimming', 'afraid', 'scared', 'chocolate', 'monkey', 'dragon', 'fairy', 'mermaid', 'unicorn', 'bear', 'salmon', 'bath', 'shower', 'cave', 'frozen'],
  moods: ['first', 'learning', 'waiting', 'proud'],
  company: ['frog', 'hat', 'rock'],
  out: true,
  about: 'There is a frog on somebody’s hat, and the waterfall is so loud that it cannot be told.',
  titles: ['There Is a Frog on Your Hat', 'Fog in Your Flat', '{H} Shouts at the Waterfall', 'The Dog on the Mat', 'It Is Turned Off Behind the Rock'],
  want: [
    {
      id: 'on-your-hat',
      A: 'partner',
      paragraphs: [
        'The waterfall was as high as a church, and as loud as a train that never gets past. {H} turned round, and saw a frog on {A}’s hat. It was small and green, and sat right at the front. {H} wanted {A} to know.',
        '“There’s a frog on your hat!” shouted {H}. {A} held a hand to one ear. “A dog on the mat?” shouted {A}, and looked about. “What dog?”'
      ]
    }
  ],
  way: [
    {
      id: 'fog-in-your-flat',
      A: 'partner',
      paragraphs: [
        '“A frog!” shouted {H}. “On your hat!” “A log in a vat?” shouted {A}. Then {A} shouted something too. It sounded like “fog in your flat”. {H} knew nothing about that.',
        'So {H} did it with two fists for eyes, and a wide mouth, and a hop. {A} laughed, and pointed at {H}, and did the same. There were two eyes, a mouth and a hop. “It’s not a game!” shouted {H}. “It’s not a plane?” shouted {A}.'
      ]
    },
    {
      id: 'sandwiches',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} opened the bag. “Cheese or egg?” shouted {A}. “My knees and my leg?” shouted {H}. “They’re fine!” {A} nodded, and gave {H} an apple. {H} shouted thank you. {A} looked down at both shoes, and then tied one of them.',
        'After that they each took what they got. Everything tasted of waterfall a bit, even the apple. {A} shouted that it was nice. “Mice?” shouted {H}, and held on to the cheese.'
      ]
    },
    {
      id: 'one-bit-of-water',
      A: 'same',
      spare: 2,
      paragraphs: [
        'If you looked at all of it, it was only white. But {A} showed {H} a trick, with a finger. You picked out one bit of water, right at the top. Then you went down with it, with your eyes. And that bit was slow.',
        'It had a tail, like a comet, and it came apart on the way. It took its time. Down at the bottom it was gone, and {H} went up for another. After the ninth, the rocks at the side began to float upwards. They had to sit down.'
      ]
    },
    {
      id: 'written',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} had a pencil, and wrote it on the paper bag, in large letters. That would have done it. But the spray was there first. When {A} held it up, the frog had run, and half the hat had gone.',
        '“A bog,” read {A}’s lips, “in your ham.” {A} lifted up the top of the sandwich and looked in. It was cheese, and quite dry. {A} held it out to {H}, to show that there was nothing to worry about.'
      ]
    },
    {
      id: 'own-rainbow',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the spray stood a rainbow, so near that you could have hung washing on it. {H} took a step, and it took a step as well. {H} pointed to where it was. {A} pointed at quite another place. So each of them had one.',
        '{A} waved with both arms, to show how big it was over there. {H} showed how big it was over here. The frog on the hat had its own, most likely. It would be about as wide as a fly.'
      ]
    },
    {
      id: 'who-measured-it',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a board by the path, and on that you didn’t have to hear anything. It said how high the waterfall was, to the last centimetre. {H} thought about whoever had measured it. Somebody must have stood up there with the tape, and somebody down here.',
        '“Got it?” the one up there would have shouted. And the one down here had heard “potato”. {H} looked at the number once more. It might easily be wrong.'
      ]
    },
    {
      id: 'before-it-falls',
      A: 'same',
      spare: 6,
      paragraphs: [
        '{A} drew it for {H}, with a wet finger on the rock. Up there, where you couldn’t see, was just a stream. It went along between some cows, quite flat, and thought of nothing. Then {A}’s finger came to the edge of the rock.',
        '{H} looked up. It came over the top all the time, with white hair. “Shouldn’t somebody tell it?” shouted {H}. {A} shook a wet head. No, nobody could. It was too loud.'
      ]
    },
    {
      id: 'photograph',
      A: 'other',
      spare: 7,
      paragraphs: [
        'A family came, in yellow capes, and wanted a picture of all of them. {A} held up the camera. “Say cheese!” shouted {A}. They heard “freeze”. They stood there like six candles, with not a finger moving, and dripped.',
        'The picture was taken, and they still stood there. {A} waved, and bowed, and gave them back the camera. Nobody stirred. In the end a wasp came, and the smallest cape ran. Then it was over for the others, too.'
      ]
    },
    {
      id: 'in-the-tummy',
      A: 'same',
      spare: 8,
      paragraphs: [
        'You could hear it with other things than ears. {H} laid a palm on the railing, and it hummed. It hummed in the teeth, and in the tummy, about where lunch was. {A} put the water bottle on the ground. Small rings ran to and fro in it.',
        '{H} hummed along, to be in tune with it. You could not hear that, but you could feel it. {A} felt it as well, with two fingers on {H}’s back, and nodded. It was the right note.'
      ]
    },
    {
      id: 'nobody-hears',
      A: 'same',
      spare: 9,
      paragraphs: [
        '{A} found out that you can sing here as you like. Nobody hears it. {A} put back {A}’s head, and sang with all there was. You could tell by the mouth that it was the one about the boat.',
        'A lady beside them was doing it as well. So was a man with a dog, and the dog. They all stood along the railing, with their mouths open, and it was the waterfall that came out.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had seen it too. {A} looked up at the hat, and then at {H}, and then up at the hat again. Somebody ought to do something. {A} said so, as loud as {A} could.',
        'A mouth opened and shut, and nothing came of it. {A} was surprised, and tried a second time. Then {A} looked at the waterfall. So that was who had been taking it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} spoke right into {A}’s ear, through a rolled map. “A friend of mine asked his girl at a waterfall,” said {S}. “Will you marry me, he shouted. And she heard: will you carry tea?” “What did she say?” shouted {A}.',
        '“Gladly!” said {S}. “She thought he meant the flask. He was so happy that she never liked to ask. They’ve been married for fifty years now, and he’s never once carried the tea.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I need a wee!” shouted {S}. “You can see the sea?” shouted {A}, and looked. “A wee!” shouted {S}. “A bee?” {A} looked for that as well. {S} crossed both legs, and hopped. Then everyone understood it, even the family in capes.',
        '{S} came back, and looked quite calm. “It’s all that water,” {S} told them. “It makes you join in.” Nobody had heard that. But {S} had wanted to say it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'In all that din {A} was sleeping. {A} lay there with a wet curl on the forehead, and one fist up. You could have driven a lorry by. {H} bent down, to see if it was true. It was.',
        'Only when they turned a corner once, and it got a bit quieter, {A} opened one eye. There was a crease over the nose. They went back at once, to where it was loud, and the eye closed.'
      ]
    },
    {
      id: 'behind-the-rock',
      A: 'partner',
      paragraphs: [
        '{A} stepped behind a big rock by the path, to wipe both eyes. Then a hand came out from there, and pulled {H} in as well. It was as if somebody had shut a door.',
        'Outside the water was coming down, and in here you could hear a sleeve drip. “Say something,” said {A}, quite softly. “It’s turned off.”'
      ]
    }
  ],
  turn: [
    {
      id: 'both-at-once',
      A: 'partner',
      paragraphs: [
        '“There’s a frog on your hat,” they both said. “No, on yours,” they both said. Then it was quiet. {H} looked up as far as eyes can go. Over the brim hung four small green toes.',
        '“I’ve been telling you all the time,” said {A}. “So have I!” said {H}. They took off the hats, with great care, and set them on the rock, side by side.'
      ]
    },
    {
      id: 'on-and-off',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{H} put one ear out past the rock, and it roared. {H} pulled it in, and it was off. “On,” said {H}. “Off. On. Off.” {A} did it with the other ear on the other side. “You were on when I was off,” said {A}.',
        'You could do it so fast that it chopped up the waterfall like a carrot. Then a stranger’s head came round, wet all over. “Is this where it’s quiet?” asked the head. They moved up. It only stayed for a minute, and sighed.'
      ]
    },
    {
      id: 'how-long',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Since when have I had mine?” asked {H}. “Since the wooden steps,” said {A}. “It got on from a fern. I thought that you’d brought it.” {H} thought back to the steps, and the kiosk, and the lady with the tickets.',
        '“Is that why she gave us four?” asked {H}. {A} felt in a pocket, and counted. There were two large tickets and two very small ones. “Those are only the torn-off bits,” said {A}. But {A} looked at them again.'
      ]
    },
    {
      id: 'somebody-under-you',
      A: 'partner',
      paragraphs: [
        '“Croak,” said the one frog. “Croak,” said the other. “They’ve been shouting it across since the steps,” said {H}, “and neither of them could hear.” “Shouting what?” asked {A}. “There’s somebody under you,” said {H}. The frogs thought it over. Then they hopped off, into a wet fern.',
        'The hats went back on, and out they stepped into the roar. {H} looked round. There was a snail on {A}’s hat. It had come from the rock. {H} did not shout. {H} took {A} by the sleeve and led {A} back behind the rock. “There’s a snail on your hat,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked for the dog, and there was no mat, either.',
      '{names} blinked, for the air was full of drops.',
      { text: '{names} held on to a hat, where there was one.', needs: ['hands'] },
      { text: '{names} cupped both hands behind both ears, and got more waterfall.', needs: ['hands'] }
    ],
    way: [
      '{names} hopped as well, since it seemed that everybody had to.',
      '{names} shook off the drops, and got just as many new ones.',
      { text: '{names} waved to the plane that had been shouted about.', needs: ['hands'] },
      { text: '{names} made frog’s eyes with two fists, and had no idea why.', needs: ['hands'] }
    ],
    turn: [
      '{names} crowded in behind the rock, where there was just room.',
      '{names} watched the frogs go, without a word.',
      { text: '{names} wrung out a sock, and it could be heard.', needs: ['hands'] },
      { text: '{names} held back a fern, so that the frogs could get by.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the hats were hung up over the bath, and dripped by turns. It was so quiet there that everyone still spoke too loudly.',
    'Washed and dried, {H} lay down. With a hand over one ear you could turn it on again, a long way off.'
  ],
  last: [
    'In the wet fern somebody said croak, and somebody heard it, and {H} was asleep.',
    'Behind the ears it still ran a little, a long way off, and then {H} was asleep.'
  ]
})
