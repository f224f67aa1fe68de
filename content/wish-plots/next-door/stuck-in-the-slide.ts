import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

const TUBES = ['slide', 'tube slide', 'tunnel slide', 'playground', 'playground slide', 'big slide', 'tunnel', 'play tunnel', 'soft play']

export const stuckInTheSlide = wishPlot({
  id: 'wish-kin-stuck-in-the-slide',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  wishes: [
    'dad gets stuck in the slide at the playground', ...TUBES.flatMap((tube) => [`stuck in the ${tube}`, `stuck ${tube}`, `sticks ${tube}`]), 'dad stuck slide', 'daddy stuck slide', 'mum stuck slide', 'mummy stuck slide', 'grandpa stuck slide', 'grandma stuck slide', 'uncle stuck slide', 'auntie stuck slide', 'too big slide', 'too big for the slide', 'too fat for the slide', 'too wide slide', 'too large slide', 'wedged slide', 'jammed slide', 'doesn’t fit slide', 'won’t fit slide', 'can’t get out of the slide', 'slide won’t come out', 'went down slide', 'goes down slide', 'goes on the slide', 'went on the slide', 'tries the slide', 'bottom stuck slide', 'tummy stuck slide', 'helter skelter stuck', 'twisty slide'
  ], // prettier-ignore
  answers: [...WHICHEVER_RELATIVE, 'stuck', 'gets', 'got', 'get', 'getting', 'is', 'was', 'sticks', 'wedged', 'jammed', 'slide', 'slides', 'tube', 'tunnel', 'twisty', 'curly', 'yellow', 'red', 'green', 'blue', 'playground', 'park', 'climbing', 'frame', 'soft', 'play', 'in', 'on', 'at', 'down', 'going', 'goes', 'went', 'tries', 'tried', 'too', 'big', 'fat', 'wide', 'tall', 'large', 'long', 'bottom', 'tummy', 'shoes', 'feet', 'legs', 'halfway', 'middle', 'comes', 'come', 'out', 'can’t', 'cannot', 'won’t', 'doesn’t', 'fit', 'fits', 'help', 'helps', 'pull', 'pulls', 'push', 'laughs', 'laughing', 'everybody', 'everyone', 'afternoon', 'today', 'sunday', 'saturday', 'pocket', 'pockets', 'full', 'things', 'coat', 'again', 'with', 'me', 'us', 'for', 'so', 'long', 'time', 'the', 'of', 'at', 'helter', 'skelter'],
  except: ['afraid', 'scared', 'frightened', 'hurt', 'hurts', 'broke', 'broken', 'blood', 'hospital', 'ambulance', 'fire brigade', 'firefighter', 'firefighters', 'cries', 'crying', 'cried', 'screams', 'water', 'waterslide', 'pool', 'snow', 'ice', 'lift', 'mud', 'drunk', 'died', 'child', 'boy', 'girl', 'cat', 'dog', 'elephant', 'hippo', 'giraffe', 'brother', 'sister', 'toilet', 'trombone', 'head stuck', 'swing', 'swings', 'photo', 'photos'],
  moods: ['change', 'question', 'learning'],
  company: ['slide', 'shoes', 'socks', 'pockets', 'pine cone', 'stone', 'stick', 'acorns', 'feather', 'sandwich', 'spoon', 'sign', 'sand', 'keeper', 'girl', 'bench'],
  out: true,
  about: 'One of the family gets stuck in the tube slide, and pulling brings only shoes and socks, until it is felt where it presses: those are the hero’s own finds in eleven pockets, and they come down one by one.',
  titles: ['Something to Hold', 'Two Shoes and Nothing More', 'A Little, Said the Slide', '{H} and the Eleven Pockets', 'First the Pine Cone'],
  want: [
    {
      id: 'two-shoes',
      A: 'partner',
      paragraphs: [
        '{A} was stuck in the tube slide, and it had happened like this. All afternoon at the playground {H} had found things, and said, “Can you hold this?” {A} could. {A}’s coat had eleven pockets. Then {A} wanted to go down the slide too, just once. {A} went in at the top with a swish. At the bottom two shoes came out, and nothing after them.',
        '“Are you stuck?” called {H}, who wanted one last go. “A little,” said {A}, inside the slide.'
      ]
    }
  ],
  way: [
    {
      id: 'socks',
      A: 'partner',
      paragraphs: [
        '{H} took hold of the shoes and pulled. The left one came off, and then the right. Now there were two socks, waving. “Harder,” said {A}. {H} pulled at a sock. It got longer and longer, and came off, and so did the other. {H} sat down in the sand with both. {A} had not moved.',
        '“I don’t understand it,” said {A}. “I measured it beforehand, with my eyes. It was wide enough for me, and a hat.”'
      ]
    },
    {
      id: 'how-it-is-in-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like in there?” asked {H}, and put in {H}’s head. “Yellow,” said {A}. The sun came through the sides, and everything was yellow, even the hands. Somebody had written something on the wall. “I was here,” {A} read out, “on Tuesday.” Underneath it said, “So was I.”',
        '“Write that you were here,” said {H}. “It wouldn’t be true,” said {A}. “I still am.” And the pencil was in a pocket, under {A}.'
      ]
    },
    {
      id: 'three-to-twelve',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Beside the ladder there was a sign. FROM THREE TO TWELVE, it said. “Are those years?” called {A}. “I think so,” said {H}. “Then I’m over,” said {A}, “but not by much. I’m only over by the part that’s stuck.” {H} read on. There was nothing about how many people, or about pockets.',
        '“It could be the time,” said {H}. “From three until twelve.” {A} was glad to hear it. That left them until midnight.'
      ]
    },
    {
      id: 'the-queue',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At the top of the ladder people began to wait. “Is it broken?” a girl called down the tube. “No,” said {A}. “It’s got somebody in it.” “When are you getting off?” asked the girl. She was told that it was not quite up to {A}.',
        'They held a meeting about it up there. In the end all five of them climbed down backwards, and came round to look. “It’s feet,” said the girl to the others. “They’re quite old ones, but they go.”'
      ]
    },
    {
      id: 'toes',
      A: 'same',
      spare: 4,
      paragraphs: [
        'The toes were nearer than the mouth, so they talked with those. One wiggle was yes, and two were no. “Are you comfortable?” asked {H}. There were two wiggles. “Are you hungry?” There was one, a big one. “Is it funny?” That took longer. At last the little toe wiggled, all by itself.',
        '“Was that a yes?” called {H}. “That was a perhaps,” said the slide. {H} had not known that feet could be so exact.'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A tube is good for talking. {H} spoke in at the bottom. The voice went up past {A}, and came out at the top. Up there stood a boy with a bucket. “Who is it?” he asked. “It’s me,” said {H}. “I’m at the other end.” “Where’s that?” asked the boy.',
        '“Is there any post for me,” said {A} in the middle, “as you’re both on the line?” There was not. The boy sent down his love to whoever it was.'
      ]
    },
    {
      id: 'the-keeper',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The park keeper came by with a barrow, and stopped at the feet. “We shut at six,” said the keeper. “I’d be happy to go,” said {A}. The keeper looked in at the bottom, and went round, and looked in at the top. “You’ve got a button undone,” said the keeper.',
        'There was a book for such cases. The keeper read it on the barrow. There was a page on kites, and one on kites with somebody holding on. For this there was only a blank one. “You’ll be the first,” said the keeper, and wrote down the date.'
      ]
    },
    {
      id: 'thinking-of-thin-things',
      S: 'other',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{S} had some advice. “You’ve got to think of something thin,” {S} called into the slide. {A} tried. There was a silence in there, while {A} thought of a ruler. “Now something thinner,” called {S}. {A} thought of spaghetti, and for a moment something gave.',
        '“It helped!” called {S}. “What did you think of?” “Spaghetti,” said {A}. “And after that I thought of the sauce.” Since then it had been tighter than before.'
      ]
    },
    {
      id: 'elder-at-a-wedding',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“People do get stuck,” said {S}. “My aunt got stuck in a chair at a wedding. It had arms.” “How did she get out?” asked {A}. “She didn’t, that day,” said {S}. “She danced in it. It looked very good from behind, and everybody wanted one.”',
        'At midnight she had laughed so much that it fell off. “It was the only chair there that had danced all evening,” said {S}. “She sent it a card.”'
      ]
    },
    {
      id: 'child-has-one-more',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} came running with a leaf. “Can you hold this?” said {S} to the feet. The feet said nothing. So {S} stuck it between two toes, and there it stayed, like a flag. “It can hold things!” cried {S}, and ran for another.',
        '“It’s full,” said {A}. But {S} had counted, and there were seven more gaps. When they had all been used it looked like a tree in a slide. A sparrow came to see.'
      ]
    },
    {
      id: 'pet-and-the-toes',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} found ten toes in the evening sun, and nobody on the other end. {A} smelled at them, one after another, and knew them all. At the last one {A} sneezed. Inside the slide somebody began to laugh, and the tube hummed like a jar with a bee.',
        '“More to the left,” said the slide. But {A} had finished. A thing that laughs without a face has to be watched from further off.'
      ]
    },
    {
      id: 'where-it-presses',
      A: 'partner',
      paragraphs: [
        '“Where does it press?” asked {H}. {A} felt for it, as far as a hand would go. “On the left it’s rough, and it’s got scales,” said {A}. “On the right there’s something hard, with a bump.” {H} stood quite still. “That’s my pine cone,” said {H}, “and my stone that looks like a potato.” “So it isn’t me,” said {A}, and was very glad. “It’s you!”'
      ]
    }
  ],
  turn: [
    {
      id: 'each-has-its-go',
      A: 'partner',
      paragraphs: [
        '“Then they’ve got to come first,” said {H}. {A} worked one hand down to pocket number one. Something rattled, and the pine cone shot out of the slide. {H} caught it in the sock. The stone came next, with a rumble. Then came a stick, a bent spoon, four acorns one behind another, and half a sandwich. Each had its own go. {H} laid them in a row in the sand.'
      ]
    },
    {
      id: 'the-feather',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Here’s the feather,” called {A}, out of pocket number eight. {H} waited at the bottom. Nothing came. A feather does not slide, it strolls. It turned round once in the bend, and had a look at the wall. {H} held out both hands the whole time.',
        'At last it sailed out over the edge, rocked twice, and settled. “Is it there?” called {A}. “It’s there,” said {H}. “It’s the only one that enjoyed the view.”'
      ]
    },
    {
      id: 'not-mine',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Then something came that {H} did not know. It was a toffee, without its paper, and with some wool on it. “That isn’t mine,” called {H}. “No,” said {A}, “that’s from when I was at school.” A bus ticket came after it, and a conker as hard as a bell.',
        '“You’ve been finding things too,” called {H}. It was quiet in the tube. “I gave them to my granny to hold,” said {A}. “When the coat got too small for her, I had it.”'
      ]
    },
    {
      id: 'the-last-go',
      A: 'partner',
      paragraphs: [
        '“That was number eleven,” said {A}. In the slide somebody breathed out. There was one long swish, and {A} came round the bend, with hair on end. {A} sat down in the sand beside the sandwich. “It’s a very good slide,” said {A}, “once you’re alone in it.”',
        '{H} had two pockets. One was for the cone and one for the stone, and the rest stayed there for others. Then {H} had the last go. “Can you hold this?” called {H} from the top. It was only the jumper.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} sniffed in at the bottom of the slide, and there was somebody in it.',
      '{names} walked round from the shoes to the ladder, and back to the shoes.',
      { text: '{names} knocked on the tube, and got a knock in answer.', needs: ['hands'] },
      { text: '{names} tied a bow in a lace, as that could be reached.', needs: ['hands'] }
    ],
    way: [
      '{names} looked in past the feet, and it was yellow in there.',
      '{names} sat down in the sand, to be there when it came.',
      { text: '{names} shook the sand out of a shoe, for later.', needs: ['hands'] },
      { text: '{names} told the next one in the queue that it would be a while.', needs: ['hands'] }
    ],
    turn: [
      '{names} ran after an acorn, and stopped it with one foot.',
      '{names} stayed beside the sandwich, and did nothing to it.',
      { text: '{names} called out the numbers, from one to eleven.', needs: ['hands'] },
      { text: '{names} made the row in the sand a bit straighter.', needs: ['hands'] }
    ]
  },
  bed: [
    'The coat hung on its hook, half as wide, with eleven pockets that had nothing in them. A cone and a stone lay on the windowsill, side by side.',
    '{H} washed the sand off, as far as the socks had been. Then {H} lay down, and slid in under the blanket, feet first, and did not get stuck anywhere.'
  ],
  last: [
    'There was one long swish, round a bend and down, and {H} was asleep.',
    'Somebody held everything that had to be held, and {H} was asleep.'
  ]
})
