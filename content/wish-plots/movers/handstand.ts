import { wishPlot } from '../wish-plot.ts'

export const whoeverHandstand = wishPlot({
  id: 'wish-whoever-handstand',
  visits: 'anything',
  whoever: [
    'wants to do a handstand',
    'can’t do a handstand',
    'wants to do handstands',
    'can’t do handstands',
    'wants to do a hand stand',
    'can’t do a hand stand',
    'wants to stand on its hands',
    'can’t stand on its hands',
    'wants to walk on its hands',
    'can’t walk on its hands',
    'wants to stand on its head',
    'can’t stand on its head',
    'wants to do a headstand',
    'can’t do a headstand',
    'wants to be upside down',
    'wants to do a cartwheel',
    'can’t do a cartwheel',
    'wants to do cartwheels',
    'can’t do cartwheels',
    'wants to turn a cartwheel',
    'can’t turn a cartwheel',
    'does handstands',
    'does a handstand',
    'does cartwheels',
    'does a cartwheel',
    'stands on its head',
    'stands on his head',
    'stands on her head',
    'stands on its hands',
    'walks on its hands',
    'loves handstands',
    'loves cartwheels',
    'loves doing handstands',
    'loves doing cartwheels',
    'loves to do handstands',
    'loves to do cartwheels',
    'dreams of doing a handstand',
    'dreams of doing a cartwheel',
    'is bad at handstands',
    'is bad at cartwheels',
    'is no good at handstands',
    'is no good at cartwheels',
    'is afraid to do a handstand',
    'is scared to do a handstand',
    'is afraid to do a cartwheel',
    'is scared to do a cartwheel',
    'balances on its hands',
    'kicks its legs up in the air',
    'does gymnastics',
    'is rubbish at gymnastics',
    'wants to be a gymnast',
    'wants to see everything upside down',
    'can’t get its legs up in the air'],
  except: ['hurt', 'neck', 'broke', 'fell', 'back flip', 'backflip'],
  company: ['honey', 'bottle', 'wall', 'cushion', 'toast', 'mat', 'floor', 'lid'],
  about: 'The hero wants the last of the honey and stands the bottle on its head, and it falls as whoever kicks up for a handstand does; first all of it has to come down to where it stands.',
  titles: ['The Last of the Honey', 'All in the Hands', '{visitor} the Other Way Up', 'Like Honey', 'Two Hands of Floor'],
  want: [
    {
      id: 'honey',
      A: 'partner',
      paragraphs: [
        '{H} wanted the last of the honey. It would do for one toast, and it lay right at the bottom. So {H} stood the bottle on its lid. Clonk. The bottle lay down and rolled as far as the bread.',
        'Clonk, it went again, by the door. That was {visitor.first}. “Don’t get up,” said {visitor}, from the floor. “But I’ll need a lot of room.”'
      ]
    }
  ],
  way: [
    {
      id: 'kick',
      A: 'partner',
      paragraphs: [
        'They put cushions all round. {visitor} set down what {visitor.they} had for hands. “And now kick,” said {A}, who had read about it. “The feet have to get up there.”',
        '{visitor} kicked. The feet flew up, and saw that nobody was coming with them. Clonk. “I’m often up there,” said {visitor}. “But only for a visit.” {H} leaned the bottle in the corner, lid down, to be out of the way.'
      ]
    },
    {
      id: 'what-hangs',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“It’s {caller.part},” said {visitor}. “As soon as I tip over, everything hangs in my face, and I can’t see a thing.” {A} bent right down, to find out how that was. A jumper fell over {A}’s head, and a pencil fell out of it, and half a biscuit.',
        '“Whatever hangs, hangs the other way up there,” said the jumper. “You’ve got to tuck it in first.” They tucked in {caller.part} with a scarf, and tied a bow. At the next clonk the bow was the only thing that was still as they had left it.'
      ]
    },
    {
      id: 'lying-down-first',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        'You can do most of it lying down. {H} lay on the floor, and slid up close, and put both legs up the wall. {visitor} did that too. “Are those mine?” asked {visitor}, and looked up at the far end. It felt quite high, with a back that was quite low.',
        'To get used to it, {visitor} {caller.does}, just like that, against the wall. {A} {caller.move}, the right way up, so that they could compare. “It’s better like this,” said {visitor}. “Nothing can drop out.”'
      ]
    },
    {
      id: 'the-other-side',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '“Why do you want to?” asked {A}. “Everything stands the same way up, {caller.where},” said {visitor}. “I only ever see the tops.” {A} thought about that, and crawled in under the kitchen chair.',
        'On the underside there was a number, and a spider’s old string. There was also a gold star. {H} had stuck that on when {H} could only reach so far, and nobody had ever known. “You see?” said {visitor}. They looked at the undersides of all the chairs, and the third one had a pea.'
      ]
    },
    {
      id: 'how-it-will-look',
      A: 'same',
      spare: 0.8,
      paragraphs: [
        '“I’d like to know beforehand how I’ll look,” said {visitor}. So {H} fetched {caller.stand}. That was to be {visitor}. {H} turned it over, and held it on its head in front of the cushions. {visitor} walked all round.',
        '“I’d have known you anywhere,” said {A}. “Only you look as if you’d been put away for the winter.” {visitor} bent down, and looked at it between the feet. “No,” said {visitor}. “I look as if I’d just come out.”'
      ]
    },
    {
      id: 'star',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} shook flour on to a tray, and {H} put a hand in it, just so. In the print there was a lump for the palm, and four thin sticks. “That one will fall,” said {A}. “It’s got no toes.” {H} spread the fingers like a star, and pressed.',
        '“Fingers are toes today,” said {A}. “When you tip, they grip.” {visitor} pressed as well. Nobody had ever seen a print like that one. It went over both edges of the tray. “I’ve got plenty of toes,” said {visitor}. “I’ve just never asked them.”'
      ]
    },
    {
      id: 'raisin',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where do you look, while you’re kicking?” asked {A}. “Everywhere,” said {visitor}. “I don’t want to miss it.” {A} laid a raisin on the floor, exactly between the two hands. “You look at that, and at nothing else.”',
        '{visitor} looked at it, and kicked. It was longer than before, by as long as it takes to say raisin. “It kept still,” said {visitor}. “Everything else went round.” They had to have a new one each time. It was always so near to the mouth.'
      ]
    },
    {
      id: 'donkey',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} was a donkey. It stood on all fours, and hopped up a little at the back, no higher than a cup. Hop. “That’s enough for a donkey,” said {A}. {visitor} was another, and {H} was a third. Hop, hop, hop, they went, and blew the hair out of their eyes.',
        '“How long have you been up?” asked {H}. “I’m down again,” said {visitor}. “But I was longest in the middle.” A neighbour knocked to ask what was falling. “Donkeys,” said {A} at the door. “Only at the back.”'
      ]
    },
    {
      id: 'not-yet',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In between {H} picked up the bottle, and smacked its bottom like ketchup. {A} squeezed it, and it said “puff”, and that was only air. They held it over the toast and waited. One drop crept as far as the neck. It stopped there, and thought.',
        '“It knows that we’re watching,” said {A}. {H}’s arm got tired, and the other one, too. So the bottle went back into its corner, and leaned there on its head. “That’s all it can do,” said {H}. “It leans.” {visitor} said that leaning was not so bad.'
      ]
    },
    {
      id: 'cartwheel',
      A: 'same',
      spare: 5,
      paragraphs: [
        'A cartwheel is a handstand that’s going somewhere. {A} laid a long bit of wool on the floor. “On there it goes hand, hand, foot, foot,” said {A}. “You can hear it. It’s like a horse that’s in no hurry.” They did it with fingers on the table first. Tap, tap, tap, tap.',
        'Then {visitor} did it along the wool, no higher than a stool. It went hand, hand, and then both feet at once. “You’ve come in on three,” said {A}. “I was looking forward to the end,” said {visitor}.'
      ]
    },
    {
      id: 'coming-down',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} wanted to practise the other end of it. “Coming down is a thing as well,” said {A}. “You’ve only ever dropped.” First one foot comes, like a lady getting out of a car. Then she waits a moment, and then comes the other.',
        '{visitor} did that from the edge of the sofa, hands on the floor. The first lady got out very nicely. The second one fell on top of her. “They’re sisters,” said {visitor}. They did it until you could have held an umbrella over each of them.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“At school we stood along the wall,” said {S}, “eleven of us, feet up. The bell went, and nobody wanted to be first. The teacher came out and saw twenty-two shoes. She had to tell us apart by the laces.” “And what did she say?” asked {A}. “Good morning, shoes,” said {S}.',
        'After that {S} always tied a double bow. {visitor} asked what the teacher had looked like. {S} thought for a long time. “From there, mostly chin,” said {S}.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could do it already. {S} put both hands on the floor, and the head too, and lifted one foot. “Now I’m up!” shouted {S}. The other one stood there like a post. “There’s still one down here,” said {A}. “That’s not mine,” said {S}.',
        '{visitor} looked at it closely. The one that was up was hardly any trouble at all. It wagged about. The one on the floor was carrying everything. “Lean over a bit more,” said {A}, and {S} leaned, and the post went on tiptoe.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had come because of the smell of honey. But on the floor there was a face, and it was upside down. {A} looked at it with {A}’s head on one side, and then with it on the other. It was no better either way.',
        '“I’m only practising,” said {visitor}. So {A} lay down, turned over, and put everything up in the air that {A} had. There it all stayed. “{A}’s doing it with the back,” said {H}. “That doesn’t count.” {A} yawned. It counted for {A}.'
      ]
    },
    {
      id: 'it-stands',
      A: 'partner',
      paragraphs: [
        '“It isn’t leaning any more,” said {A}. The bottle stood on its lid in the corner, all by itself. “What did you do to it?” “I waited,” said {H}. {A} held it up to the lamp. “The honey’s all come down. Before, the whole lot was up at the feet. Now it’s where it’s standing.” Then {A} looked round at the cushions. “And where are you, when you kick?” “In the feet,” said {visitor}.'
      ]
    }
  ],
  turn: [
    {
      id: 'like-honey',
      A: 'partner',
      paragraphs: [
        '“Don’t kick!” said {H}. “Run down into your hands first, like honey!” {visitor} put both hands down before the wall, and leaned. Slowly it all came forward, the back and the middle and the heavy bits. “Over the hands,” said {A}.',
        '“I’m nothing at all behind,” said {visitor}, surprised. The feet came off the floor by themselves. There was nobody left in them. They went up along the wall, and one let go of it, and then the other. Nothing clonked. “Who’s holding me?” asked {visitor}. “It’s only you,” said {A}.'
      ]
    },
    {
      id: 'round-the-other-way',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like?” asked {A}. {visitor} was up again, and could talk by now. “You’re all hanging from the ceiling,” said {visitor}. “You’re doing it very well. The lamp’s growing, and there’s a crumb under the fridge.” {A} lay down to see. There was.',
        '“Push the floor away,” said {H}. {visitor} pushed, and became longer. It was as if somebody had said “shoulders” to a grown-up. “I’m holding up the whole house,” said {visitor}. “Is it heavy?” “Only this part of it.”'
      ]
    },
    {
      id: 'three-legged',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The wheel went much better now, too. {visitor} leaned into one hand, and then into the other. The rest came over like the lid of a box. Hand, hand, foot, foot. “That was four,” said {A}. It had a sound like a slow horse on a bridge.',
        '{H} did one, as small as a frog, with bent knees, and it had four as well. They went up the hall and down again along the wool. “Which way are we going?” called {A}. “Round,” said {visitor}.'
      ]
    },
    {
      id: 'two-plates',
      A: 'partner',
      paragraphs: [
        'Now {H} held the bottle over the toast, and took off the lid. The honey came out in one long string, and was enough.',
        '“You wanted a lot of room,” said {A}. On the floor were two prints, side by side. “That was for falling,” said {visitor}. “Standing’s quite small.” And {visitor} took the sticky crust, and went off home in cartwheels. You could hear it on the path, hand, hand, foot, foot.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came because it had gone clonk, and stayed because of the honey.',
      '{names} watched the bottle roll, and moved a little to let it by.',
      { text: '{names} carried cushions until there were none left to sit on.', needs: ['hands'] },
      { text: '{names} made the toast, so that one half of it was ready.', needs: ['hands'] }
    ],
    way: [
      '{names} lay among the cushions, at the soft end.',
      '{names} looked up at every clonk, and down again.',
      { text: '{names} shook each cushion after it had been landed on.', needs: ['hands'] },
      { text: '{names} held a hand flat behind, in case of a visit.', needs: ['hands'] }
    ],
    turn: [
      '{names} waited for the clonk with both eyes shut, and opened one.',
      '{names} went to look at {visitor} from below, which was above.',
      { text: '{names} licked the lid, as nobody was standing on it now.', needs: ['hands'] },
      { text: '{names} counted along on the fingers, and ran out of them.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bottle was rinsed and put out with the others. It could stand either way up, for it was all the same inside.',
    'They washed the honey off their hands, and let their feet do the walking again.'
  ],
  last: [
    'All of {H} ran down slowly into the pillow, like honey, and {H} was asleep.',
    '{H} leaned into the mattress, a little more and a little more, and was asleep.'
  ]
})
