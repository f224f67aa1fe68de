import { wishPlot } from '../wish-plot.ts'

export const whoeverBath = wishPlot({
  id: 'wish-whoever-bath',
  visits: 'anything',
  whoever: [
    'doesn’t want a bath',
    'doesn’t want to have a bath',
    'doesn’t want to take a bath',
    'doesn’t want to get in the bath',
    'doesn’t want to bathe',
    'doesn’t want to wash',
    'doesn’t want to be washed',
    'doesn’t want to get washed',
    'doesn’t want to get clean',
    'doesn’t want to be clean',
    'doesn’t want to wash its hair',
    'doesn’t like baths',
    'doesn’t like the bath',
    'doesn’t like having a bath',
    'doesn’t like bathtime',
    'doesn’t like washing',
    'doesn’t like to wash',
    'doesn’t like being clean',
    'doesn’t like getting clean',
    'doesn’t like soap',
    'doesn’t like shampoo',
    'hates baths',
    'hates the bath',
    'hates bathtime',
    'hates washing',
    'hates to wash',
    'hates being washed',
    'hates getting clean',
    'hates being clean',
    'hates soap',
    'hates shampoo',
    'hates showers',
    'won’t have a bath',
    'won’t take a bath',
    'won’t get in the bath',
    'won’t wash',
    'refuses to have a bath',
    'refuses to take a bath',
    'refuses to wash',
    'never washes',
    'never has a bath',
    'never takes a bath',
    'never had a bath',
    'is afraid of the bath',
    'is scared of the bath',
    'is afraid of bathtime',
    'is always dirty',
    'is always muddy',
    'likes being dirty',
    'loves being dirty',
    'wants to be dirty',
    'hates having its hair washed',
    'is a grubby mucky pup',
    'is always filthy',
    'is grubby',
    'refuses to get in the tub',
    'runs away from the bath',
    'screams in the bath',
    'won’t have a shower',
    'won’t let anyone wash it',
    'hides at bathtime',
    'is stinky and won’t wash',
    'smells because it never baths'],
  except: ['doesn’t like being dirty', 'doesn’t like being muddy', 'bird bath', 'teeth', 'tooth', 'dishes', 'plates', 'room', 'hands', 'car', 'clothes', 'bedroom', 'kitchen'],
  company: ['bath', 'laundry basket', 'hole', 'pan'],
  about: 'The hero wants to hear what the overflow of the bath says, and the water stops a finger under it, until whoever doesn’t want a bath is asked for, mud and all.',
  titles: ['What the Hole Said', 'One Finger to Go', '{visitor} Is Not Getting In', 'With the Mud', 'As Much as There Is'],
  want: [
    {
      id: 'the-hole',
      A: 'partner',
      paragraphs: [
        'High up in the bath was a hole with a grid on it, for too much water. There never was any. {H} wanted to hear what it said. The plughole said things too.',
        '{A} turned off the taps, a hand below the grid. “That’s enough for anybody,” said {A}. Then somebody knocked. It was {visitor.first}, and muddy at the front and at the back. “Good evening,” said {visitor}. “I’m not getting in.”'
      ]
    }
  ],
  way: [
    {
      id: 'ducks-and-pans',
      A: 'partner',
      paragraphs: [
        '“Nobody’s asked you,” said {H}. “I only want the hole.” {H} put in three ducks. They lay on top. {H} put in the sieve, and the water came through it.',
        '“It’s got to be heavy,” said {A}, and was quite sure, and fetched the biggest pan. That went down with a burp. The water climbed as far as one finger under the grid, and stood there. “One finger!” said {H}.'
      ]
    },
    {
      id: 'soap-in-the-eye',
      A: 'same',
      spare: 1,
      embodied: true,
      paragraphs: [
        '“It’s the eyes,” said {visitor}. “They say that they’ll be careful, and then it stings.” {A} knew about that. “You’ve got to have something to look at on the ceiling,” said {A}. “Then your head’s right back, and it all runs off behind.”',
        'So they looked for something. Over the bath there was a crack, and it was a camel. Next to the lamp there was a spot that nobody could explain. “Look at the spot,” said {A}. {visitor} looked at it for a long time, with both eyes wide open. “Who threw that?” asked {visitor}.'
      ]
    },
    {
      id: 'down-the-plug',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“And what if I go down the plughole?” asked {visitor}. {A} did not laugh. They measured. The plughole was as wide as a plum, and it had a cross in it. A duck did not go through, not even the small one. The soap did not. A pea did, if you pushed.',
        '“Are you smaller than a pea?” asked {A}. {visitor} compared. “Not in every part,” said {visitor}. {H} lay down with one ear to it. Far down somebody was clearing a throat. “It’s only talking,” said {H}. “It says goodbye to the water.”'
      ]
    },
    {
      id: 'wet-thumb',
      A: 'same',
      spare: 0.5,
      paragraphs: [
        '“What’s under there, anyway?” asked {A}, and wetted one thumb. “A look isn’t a wash,” said {visitor}, and allowed it. They chose {caller.part}. {A} rubbed a place there, no bigger than a penny. Something shone out.',
        'They all looked at the penny. “I’d forgotten that,” said {visitor}. “I had it in the spring.” Then {visitor} smeared a bit over it from the side, so that there was no draught. But you could see that it was being thought about.'
      ]
    },
    {
      id: 'too-busy',
      A: 'same',
      spare: 0.6,
      paragraphs: [
        '“I haven’t got time for it,” said {visitor}. “Look what there is to do.” And {visitor} {caller.does}. Bits of dry mud flew about, and one of them stuck to the mirror. “And that’s only the evenings,” said {visitor}.',
        '{A} tried to do it as well, on the bath mat. {A} {caller.move}, and had to hold on to the towel rail. “It’s warm work,” said {A}. “It makes you all sticky.” “That’s what keeps the mud on,” said {visitor}. “I’ve worked it out.”'
      ]
    },
    {
      id: 'in-the-book',
      A: 'same',
      spare: 0.7,
      paragraphs: [
        '{A} had read something once. “{caller.fact},” said {A}. “There. And not a word about baths.” {visitor} was very pleased, and asked for that in writing. {H} wrote it on the back of the shampoo, in soap.',
        '“And is there anything about mud?” asked {H}. {A} tried to remember. “It only goes up to page nine,” said {A}. “After that somebody’s dropped it in the bath.”'
      ]
    },
    {
      id: 'only-again',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“It isn’t worth it,” said {visitor}. “Tomorrow I’ll be muddy again. I may as well leave it on.” {H} thought that this was clever. “Then I needn’t get up tomorrow,” said {H}, “because in the evening I’d only lie down.”',
        '“And I needn’t have had supper,” said {A}. “I’ll want it again tomorrow.” {visitor} looked quite frightened. “I’d have the supper,” said {visitor}. They went through the whole day like that. In the end there was only the supper left.'
      ]
    },
    {
      id: 'cold-after',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“In there it may be warm,” said {visitor}. “But you’ve got to come out. Then you stand there, and you drip, and it’s winter.” {H} knew that winter. It was as wide as the mat.',
        '{A} took the big towel down and hung it over the radiator. Then {A} laid it round {visitor}, only to show, mud or no mud. {visitor} stood quite still in there. “Is it like this after every bath?” asked {visitor}. “You’ve got to hang it up before,” said {A}.'
      ]
    },
    {
      id: 'hello-pipe',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the meantime {H} talked into the hole, to see if it would answer. “Hello,” said {H}. “Lo,” said the hole. “Are you hungry?” “Gree,” said the hole. {A} wanted a turn too, and asked it what time it was. “Woz,” it said.',
        '“It only says the ends,” said {A}. “It’s dry. You can’t talk with a dry throat.” {visitor} leaned over from the basket, as far as it would go. “I’m not getting in,” said {visitor}. “In,” said the hole.'
      ]
    },
    {
      id: 'elbow',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“The water’s always too hot,” said {visitor}, “or else it’s too cold.” “You’ve got to ask an elbow,” said {A}. “Elbows don’t make a fuss.” {A} dipped one in. “It says that it’s right,” said {A}. {H} asked the other elbow. It said so too.',
        '“And what does it know about me?” asked {visitor}. So {visitor} dipped something in as well, from the side. It was in there for quite a while. “It doesn’t say anything,” said {visitor}. “I think it’s asleep.”'
      ]
    },
    {
      id: 'beard',
      A: 'other',
      spare: 7,
      paragraphs: [
        'There was some foam left on top. {A} scooped it up and put on a beard. “Good evening,” said {A}, in a deep voice. “I’m the captain here. Who’s that on the basket?” “I’m not getting in,” said {visitor}. “You aren’t allowed in,” said the captain. “This is a ship for the bearded.”',
        '{visitor} had never had a beard. {A} handed one over, at arm’s length. It sat quite well, and fizzed. “It’s talking to me,” said {visitor}. It was the first clean thing that had ever been on there.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had one tub for seven,” said {S}, “on a Saturday, and the same water. The cleanest went first.” “And who were you?” asked {A}. “I was the seventh,” said {S}. “It was like getting into soup.” {visitor} was listening now.',
        '“Did you come out clean?” asked {visitor}. “I came out different,” said {S}. “One week I had a button on me. It was the fourth one’s.” {visitor} said that this was a bath that you could talk about.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I don’t like it when they do my hair,” said {S}. “So I do it myself. I count to five, and I’m the one who says when.” “Who says when?” asked {visitor}. “Me,” said {S}. “Even when it’s my turn to pour.” {S} showed it on a duck, with a cup.',
        '“One, two, three,” said {S}, and had to think about something. The duck waited with its eyes shut. “You see?” said {A}. “It doesn’t go on until you’ve said it.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} came in, and saw the bath, and went out again backwards. Then {A} smelled mud, and came in once more. It was good mud, with some ditch in it, and an old leaf. {A} sat down right beside {visitor}.',
        '“There’s somebody who likes me as I am,” said {visitor}. “{A} likes it when things smell,” said {H}. “{A} likes the bin.” {visitor} said nothing to that, and moved up a little.'
      ]
    },
    {
      id: 'all-of-you',
      A: 'partner',
      paragraphs: [
        '{visitor} sat on the laundry basket and crumbled a bit. “What have you got against a bath?” asked {A}. “They always want something off me,” said {visitor}. “They come with a cloth.”',
        '{A} looked at {visitor}, from the top right down, and then at the last finger of bath. “It isn’t a pan that’s missing,” said {A}. “We don’t want anything off you. We need all of you that there is.”'
      ]
    }
  ],
  turn: [
    {
      id: 'glork',
      A: 'partner',
      paragraphs: [
        '“With the mud?” asked {visitor}. “With everything,” said {H}, and hid the cloth behind the door. So {visitor} got in beside the pan, one bit after another. The water rose. It came to the grid, and looked in. “Glork,” said the hole. “Glorrrk-orrk-ork.”',
        '“Again!” cried {H}. {visitor} got up, and sat down, and the hole said it all once more. They did it slowly, and they did it fast. Once it said “pardon”.'
      ]
    },
    {
      id: 'three-tunes',
      A: 'same',
      spare: 11,
      paragraphs: [
        'You could make it say other things, too. If {visitor} sat down very slowly, it said “oooh”. If {visitor} only wobbled a bit, it hiccuped. “Ask it again if it’s hungry,” said {A}. {H} asked. {visitor} bounced. “Glork,” it said. “Glork, glork.”',
        '“It is,” said {H}. They gave it a duck to look at. The duck drifted up to the grid, and stuck there by the tail. The hole sucked at it for a while. “Too big,” said {A}.'
      ]
    },
    {
      id: 'brown-water',
      A: 'same',
      spare: 12,
      paragraphs: [
        'The water had turned the colour of tea, and then of tea that somebody forgot. “Where’s that come from?” asked {visitor}, and looked at the taps. {H} and {A} looked at the taps as well. They kept quite straight faces.',
        'A leaf came up, and a small snail shell, and half of a peg. {visitor} greeted them all by name. {A} laid them out on the edge, in a row. “You can have them back after,” said {A}. “They just wanted to stretch.”'
      ]
    },
    {
      id: 'when-was-that',
      A: 'partner',
      paragraphs: [
        'At last {A} held up the towel, warm from the radiator. {visitor} got in, and looked down. There was no mud, not even in the corners. “I’ve been washed!” said {visitor}. “When was that?” Nobody had seen it. It must have been somewhere around the fifth glork.',
        '“Are you all there?” asked {H}. {visitor} felt about inside the towel. “All that there is,” said {visitor}. Round the bath ran a brown line, just under the grid and as straight as a ruler. “That’s me,” said {visitor}. “That’s how far up I go.” {H} would not let anybody wipe it off.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the hole too, and the hole looked back.',
      '{names} stepped over the mud, and into some more of it.',
      { text: '{names} moved the clean towels a bit further off.', needs: ['hands'] },
      { text: '{names} held the door for the mud, until it was all in.', needs: ['hands'] }
    ],
    way: [
      '{names} stared at the last finger of bath, and it stayed where it was.',
      '{names} breathed in, and left the rest to the pan.',
      { text: '{names} fetched a ladle as well, in case it was heavy.', needs: ['hands'] },
      { text: '{names} swept up under the basket, where it crumbled.', needs: ['hands'] }
    ],
    turn: [
      '{names} jumped at the first glork, and came back for the next.',
      '{names} got the splash, and gave it a shake.',
      { text: '{names} dried the floor, one glork at a time.', needs: ['hands'] },
      { text: '{names} wrung out the bath mat, and it said something too.', needs: ['hands'] }
    ]
  },
  bed: [
    'The pan was fished out, and the plug was pulled. Only the line stayed.',
    '{H} washed as well, at the basin, and lay down. {H} took up as much of the bed as there was of {H}.'
  ],
  last: [
    'High up in the bath the hole had its mouth open and said nothing, and {H} was asleep.',
    'Sleep rose slowly, up to the chin and a finger further, and {H} was in it.'
  ]
})
