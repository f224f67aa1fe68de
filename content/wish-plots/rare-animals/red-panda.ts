import { NOT_WELL } from '../animals/not-well.ts'
import { wishPlot } from '../wish-plot.ts'

export const redPanda = wishPlot({
  id: 'wish-red-panda',
  wishes: ['red panda', 'red pandas', 'redpanda', 'redpandas', 'red pander', 'firefox', 'panda rouge'],
  except: [...NOT_WELL, 'turning', 'afraid', 'scared', 'lantern'],
  answers: ['tail', 'stripy', 'fluffy', 'ringed', 'bamboo', 'cute', 'giant', 'panda', 'little', 'tree', 'trees', 'branch', 'sleepy', 'mountains', 'himalayas', 'snow', 'arms', 'who', 'that', 'fire', 'fox'],
  company: ['panda', 'branch', 'tail'],
  about: 'A red panda puts up its arms to be terrible, and each time the big panda hugs it, until the tail does better.',
  titles: ['The Panda That Came First', '{H} Is Terrible with Both Arms', 'A Tail for Two', 'The Last of the Bamboo', 'Arms Up'],
  want: [
    {
      id: 'bamboo',
      A: 'partner',
      paragraphs: [
        '{H} was a red panda and lay along a branch, one leg on each side. The branch was a rolled-up blanket on the floor. The tail was a long stripy scarf. In front of {H}’s nose stood the bamboo, ten breadsticks in a mug. The red panda wanted it all for itself.',
        'Then a big panda came, a black and white one. It was {A}. It sat down under the branch and took a stick. “That’s mine,” said the red panda. “Crunch,” said the big one.'
      ]
    }
  ],
  way: [
    {
      id: 'arms-up',
      A: 'partner',
      paragraphs: [
        'When a red panda wants to be terrible, it stands up on its hind legs. It puts both arms in the air, and then it’s enormous. {H} did that. {A} looked up. “Aaah,” said {A}, and gave {H} a hug.',
        '“That wasn’t what I meant!” said the red panda. It stood up again and put its arms up higher still, and hissed. {A} hugged it for longer this time, because of the hiss. Then the big panda took another stick.'
      ]
    },
    {
      id: 'thumb',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How do you hold yours?” asked {A}. A red panda has a sort of extra thumb, which is really a bone in its wrist. It’s for bamboo. {H} held a breadstick against one wrist with all {H}’s fingers, and nibbled it round and round.',
        '“I’ve got one of those too,” said the big panda. They both held up a paw, and looked. “Nobody else in the whole wood has,” said {A}. It was annoying to have something in common.'
      ]
    },
    {
      id: 'only-the-tips',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You don’t even eat it properly,” said the red panda. “You eat the whole thing, the wood and all. I only take the tips.” To show it, {H} bit off the very top, chewed, and put the stick back.',
        '{A} looked into the mug. There were five sticks in it now with no tips. “So you’ve been to all of these,” said {A}. “I was choosing,” said the red panda.'
      ]
    },
    {
      id: 'head-first',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Can you get down from there?” asked the big panda. “Backwards?” “Head first,” said the red panda. “Hardly anybody can. You have to turn your ankles round.” {H} went down along the rolled blanket on both hands, nose in front.',
        'The nose got to the rug, and the rest was still on the way. {A} had to move a knee. “And how do you get up again?” “The same,” said {H}, “but with the other end.”'
      ]
    },
    {
      id: 'red-moss',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Red pandas are red because of the moss. On the old fir trees it grows in rusty patches, and there nobody can see them. {H} lay down on the brown cushion, with the scarf tucked in. “Where am I?” called {H}.',
        '“I’ve no idea,” said {A}. “There’s nothing here but moss.” {A} had a good look at it. “It’s moss with a belly button,” said {A}.'
      ]
    },
    {
      id: 'furry-feet',
      A: 'same',
      spare: 5,
      paragraphs: [
        'It began to snow on the mountain. “I don’t mind,” said the red panda. “I’ve got fur under my feet.” That was two pairs of socks, one over the other. It ran a few steps through the snow, and stopped. But the feet went on.',
        'They slid as far as the door, and the red panda sat down behind them. “It’s quiet, at least,” said {A}. “I never heard you go.”'
      ]
    },
    {
      id: 'wah',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What do you say, if you don’t growl?” asked {A}. “Wah,” said the red panda. In Nepal some people even call it that. {H} said it at the window and at the door, and once more into the mug.',
        '“Wah,” said {A}, to try. “That’s too deep,” said {H}. “It sounds as if somebody had sat on a cow.” They practised until {A} could do it from the nose.'
      ]
    },
    {
      id: 'cousins',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} came to count the animals of the wood, with a pencil behind one ear. “What are you? You’ve got a fox’s ears, a raccoon’s tail and a cat’s whiskers.” “I’m a red panda,” said {H}. “I’m related to nobody.”',
        '“Not even to that one over there, who’s eating?” “Least of all,” said {H}. {A} thought about where to put that, and wrote it down on a page by itself. “There,” said {A}. “Now you’ve got it all to yourself.”'
      ]
    },
    {
      id: 'hot-day',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Why do you let your legs hang down?” asked {A}. “That’s because it’s hot,” said the red panda. “When it’s cold I roll up.” {H} showed both of them, hot and cold.',
        '{A} said the weather. “Hot,” said {A}, and four legs hung down. “Cold,” said {A}, and there lay a ball, with its nose in its tail. “Hot. Cold. A bit cold.” One leg came out, and felt about.'
      ]
    },
    {
      id: 'pet-unmoved',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'The red panda went to be terrible to somebody else. It stood up in front of {A}, with both arms in the air. {A} looked at one hand, and then at the other. There was nothing to eat in either of them.',
        '“I’m enormous,” said {H}. {A} yawned. That’s how it is when you’ve got teeth of your own. The red panda yawned too, and got down.'
      ]
    },
    {
      id: 'elder-terrible',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I could be terrible once,” said {S}. “I only had to take off my glasses.” “Do it,” said {A}. {S} took them off, and looked all round the room with very small eyes.',
        'The red panda waited. “Who’s that lovely animal with its arms up?” asked {S}. “That’s me,” said {A}, “being terrible.” “Oh, I’m shaking,” said {S}, and felt about for the glasses.'
      ]
    },
    {
      id: 'child-cub',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} was a cub, and lived in a hollow tree, under the chair. Now it came out and stood up as well. It put up both arms, and they reached about as high as the seat.',
        '“That’s very good,” said {A}. “But you have to look at nobody, as if you’d done it for the view.” They stood there side by side, and looked out over the mountains. “My arms are asleep,” said the cub.'
      ]
    },
    {
      id: 'baby-arms',
      A: 'baby',
      spare: 6,
      paragraphs: [
        '{A} put up both arms, as high as they would go. “Look,” said {H}. “There’s another terrible one.” {A} was picked up at once, and was given a piece of breadstick into the bargain.',
        'The red panda saw it all. “So it does work,” it said, “if you’re small enough.”'
      ]
    },
    {
      id: 'the-name',
      A: 'partner',
      paragraphs: [
        '“It’s your arms,” said {A}. “When somebody does that, they want a hug.” “Then I’ll just say it,” said {H}. “I’m the real panda. I had the name first. You got it fifty years later.”',
        'The big panda stopped chewing. “I’m sorry,” it said. “But it’s so cold in the snow, and I haven’t got a proper tail.” And it shivered, and took one more.'
      ]
    }
  ],
  turn: [
    {
      id: 'tail-round',
      A: 'partner',
      paragraphs: [
        '{H} looked at the tail. A red panda sleeps in it when it snows. It was so long that some was always left over. “Keep still,” said {H}. The tail went round the big panda’s middle, once, and twice. There was still some left for both cold feet.',
        '“Oh,” said the big panda. It stopped shivering, and then it stopped eating. Its eyes fell shut, with half a stick in its mouth. There were four sticks left, and all of them were free.'
      ]
    },
    {
      id: 'washing',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The red panda washed, as a cat does. It licked a paw that it did not quite touch, and drew it over one ear. “You’ve got crumbs too,” it said to the big one, and did its ears as well.',
        '“That’s nice,” said {A}, with {A}’s eyes shut. “We never wash. We just get greyer.” It had to lean down for the second ear, and it stayed there.'
      ]
    },
    {
      id: 'snow-on-both',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Is it still snowing?” asked {A}. {H} looked out over the edge of the branch. “Yes,” said {H}. “It’s covered your feet. They were white already, so it’s no loss.”',
        '“They were black,” said {A}. The red panda looked again. “They’ll be black tomorrow,” it said, and tucked them in.'
      ]
    },
    {
      id: 'the-other-thing',
      A: 'partner',
      paragraphs: [
        'The red panda ate one. Then it put one into the big paw, and that closed round it. They crunched, quite softly, two by two, until the mug was empty.',
        'Then {H} stood up once more, and put up both arms, as high as they went. {A} opened one eye. “Are you being terrible?” “No,” said {H}. “This time it’s the other thing.” And {A} hugged it at once.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} settled under the branch, where it was shady.',
      '{names} found a crumb of bamboo on the ground.',
      { text: '{names} stood the bamboo up straight in its mug.', needs: ['hands'] },
      { text: '{names} combed the tail, from stripe to stripe.', needs: ['hands'] }
    ],
    way: [
      '{names} came for a hug too, since there were hugs.',
      '{names} backed away from the hiss, as was only right.',
      { text: '{names} put some arms up as well, to see what came.', needs: ['hands'] },
      { text: '{names} counted the sticks, and there were fewer.', needs: ['hands'] }
    ],
    turn: [
      '{names} crept in under what was left of the tail.',
      '{names} stopped too, in the middle of a crumb.',
      { text: '{names} tucked in the very end of the tail.', needs: ['hands'] },
      { text: '{names} lined up the last four sticks, side by side.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} unrolled the branch, and it was a blanket. There was nothing left in the mug but crumbs.',
    '{H} washed too, ears last. Then {H} lay down in a ball, as if it snowed, with the blanket up to {H}’s nose.'
  ],
  last: [
    'One leg came out, and felt about, and went in again, and {H} was asleep.',
    '{H} lay in a ball, not terrible at all, and slept.'
  ]
})
